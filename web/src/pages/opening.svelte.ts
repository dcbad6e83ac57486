/** How a table is opened, to be played, watched or replayed. */

import type { MatchInfo } from "$generated/MatchInfo";
import { ABOUT, isGame, partsOf, type GameParts } from "$games/index";
import { api } from "$net/http";
import { piecesOf } from "$state/catalogs.svelte";
import { setStage, type Stage } from "$state/stage.svelte";
import { speech, t } from "$words/language.svelte";

interface Opens<S extends Stage> {
  /** Makes the stage; if anything it reads changes later, the table is opened again. */
  begin: () => S & { readonly id: string };
  /** Finds out which game it is, where no match says so. */
  game?: (stage: S) => Promise<string>;
  /** What else to load once pieces and messages are there. */
  ready?: (stage: S) => Promise<void>;
  end: (stage: S) => void;
}

/** A stage with everything needed to draw it: the match, the parts of its game, the pieces and the messages. */
export class Opening<S extends Stage> {
  stage = $state.raw<S | null>(null);
  info = $state.raw<MatchInfo | null>(null);
  /** Set once everything is loaded. */
  parts = $state.raw<GameParts | null>(null);
  failure = $state.raw<unknown>(null);
  private attempt = $state(0);

  /** Call it during a component's initialization. It ends with the component. */
  constructor(opens: Opens<S>) {
    $effect(() => {
      void this.attempt;
      this.failure = null;
      let ended = false;
      const stage = opens.begin();
      this.stage = stage;
      setStage(stage);
      void this.prepare(stage, opens, () => ended);
      return () => {
        ended = true;
        opens.end(stage);
        setStage(null);
        this.stage = null;
      };
    });
  }

  again = (): void => {
    this.attempt += 1;
  };

  /** The game's name, or its id if the page does not know it. */
  get title(): string {
    const game = this.stage?.game ?? "";
    return isGame(game) ? t(ABOUT[game].name) : game;
  }

  private async prepare(stage: S & { readonly id: string }, { game, ready }: Opens<S>, ended: () => boolean): Promise<void> {
    try {
      const info = game ? null : await api.match(stage.id);
      const name = info?.game ?? (await game!(stage));
      const [parts, pieces] = await Promise.all([partsOf(name), piecesOf(name), speech.learn(name)]);
      if (ended()) return;
      this.info = info;
      stage.pieces = pieces;
      await ready?.(stage);
      if (!ended()) this.parts = parts;
    } catch (reason) {
      if (!ended()) this.failure = reason;
    }
  }
}
