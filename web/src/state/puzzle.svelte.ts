/** A puzzle: the stage, fed by one position. Its question is answered once, and the server says what the answer is worth. */

import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { PlayerInfo } from "$generated/PlayerInfo";
import type { PuzzlePosition } from "$generated/PuzzlePosition";
import type { PuzzleVerdict } from "$generated/PuzzleVerdict";
import type { Phrase } from "$generated/words/Phrase";
import { api, RequestFailed, type Api } from "$net/http";
import type { Tried } from "$net/socket";
import { Arrangement } from "./arrangement.svelte";
import { Selection } from "./selection.svelte";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

export class Puzzle extends Stage {
  position = $state.raw<PuzzlePosition | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** Why the last answer did not arrive or was refused; new each time. */
  failure = $state.raw<unknown>(null);

  constructor(
    readonly id: string,
    private readonly from: Pick<Api, "puzzle" | "tryPuzzle" | "solvePuzzle"> = api,
    private readonly judged: (verdict: PuzzleVerdict) => void = () => {},
  ) {
    super();
    this.plainBots = true;
    this.arrangement = new Arrangement(`puzzle-${id}`);
    this.selection = new Selection(
      {
        moves: (moves) => {
          void this.answer(moves);
          return true;
        },
        draft: (moves, steps) => this.draft(moves, steps),
        changing: () => this.changing(),
      },
      // A try counts, so one click is never enough.
      () => ({ fills: settings.fills, oneClick: false, paysLater: settings.paysLater, order: this.order, held: this.held }),
    );
  }

  /** Loads the position, and returns its game. */
  async load(): Promise<string> {
    const position = await this.from.puzzle(this.id);
    const { info } = position;
    this.position = position;
    this.game = info.game;
    this.variant = info.variant;
    this.you = position.seat;
    this.players = Array.from({ length: info.players }, (_, seat) => playerOf(seat, position.seat));
    this.view = position.view;
    this.step = position.step;
    // The others answer at the same time, but nobody waits for them here.
    this.waiting = position.waiting.filter((seat) => seat === position.seat);
    this.scores = position.scores;
    this.log = position.events;
    return info.game;
  }

  /** Asks, for the first time or again. */
  ask(): void {
    this.verdict = null;
    this.selection!.ask(this.position?.question ?? null);
  }

  private async answer(moves: JsonValue[]): Promise<void> {
    try {
      const verdict = await this.from.solvePuzzle(this.id, { moves });
      this.verdict = verdict;
      this.selection!.ask(null);
      this.judged(verdict);
    } catch (failure) {
      this.failure = failure;
      this.selection!.refuse();
    }
  }

  private async draft(moves: JsonValue[], steps: JsonValue[]): Promise<Tried> {
    try {
      const { drafted, refused } = await this.from.tryPuzzle(this.id, { moves, steps });
      return drafted ? { drafted } : { refused };
    } catch (failure) {
      const said: Phrase | null = failure instanceof RequestFailed ? failure.said : null;
      return { refused: said };
    }
  }
}

/** The others are named after stars, as in lessons. */
function playerOf(seat: number, you: number): PlayerInfo {
  return {
    seat,
    name: null,
    bot: seat === you ? null : "medium",
    open: false,
    online: true,
    stand_in: false,
    resigned: false,
    rematch: false,
    clock_runs: false,
    time_left: null,
  };
}
