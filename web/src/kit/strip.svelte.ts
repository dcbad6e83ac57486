/** What the prompt strip says about the answer that is being put together, and which answers it has to offer itself. */

import type { Phrase } from "$generated/words/Phrase";
import type { Unavailable } from "$generated/words/Unavailable";
import type { Coach } from "$state/coach.svelte";
import { CONFIRM, type Entry, type Selection } from "$state/selection.svelte";
import { stage } from "$state/stage.svelte";
import { t } from "$words/language.svelte";

/** From here on a reply is late, in milliseconds. */
const LATE = 300;

export class Strip {
  /** Whether the reply is late enough to be waited for. */
  private late = $state(false);

  /** To be made while a component is set up: it watches how long replies take. */
  constructor(
    private readonly of: () => Selection,
    private readonly coach: () => Coach | undefined,
  ) {
    $effect(() => {
      if (!this.awaited) return;
      const timer = setTimeout(() => (this.late = true), LATE);
      return () => {
        clearTimeout(timer);
        this.late = false;
      };
    });
  }

  private get selection(): Selection {
    return this.of();
  }

  /** Whether a reply is awaited, and not the player's word to the coach. */
  readonly awaited: boolean = $derived.by(() => this.selection.sending && !this.coach()?.warning);

  /** Answers that belong to no piece of the board. */
  private readonly homeless: Entry[] = $derived.by(() => {
    const { question, entries, preset } = this.selection;
    if (question?.choice.kind === "some") return entries.length > 1 ? entries : [];
    const isHomeless = (entry: Entry) => entry.on.every((target) => target === CONFIRM);
    // What the primary button sends needs no second one.
    return preset?.on.every((target) => target === CONFIRM) ? [] : entries.filter(isHomeless);
  });

  /** A single one is the button beside the primary: to pass, to stop, to end the turn. */
  readonly secondary: Entry | null = $derived(this.selection.question?.choice.kind === "one" && this.homeless.length === 1 ? this.homeless[0]! : null);
  /** What that button would be if it could be taken now. */
  readonly closed: Unavailable | null = $derived(this.selection.unavailable.find((entry) => entry.on.includes(CONFIRM)) ?? null);
  /** Several are chips in the second line, unless the board shows them. */
  readonly chips: Entry[] = $derived(this.secondary || this.selection.claimed ? [] : this.homeless);

  /** What the primary button says. */
  readonly primary: string = $derived.by(() => {
    const { selection, secondary } = this;
    const { question, pick } = selection;
    const at = stage();
    if (!question || !at) return t("web-confirm");
    if (this.late) return t(this.coach()?.looking ? "web-coach-looking" : "web-sending");
    if (pick && selection.missing > 0) return t("web-pick-more", { count: selection.missing });
    if (selection.preset) return at.text(selection.preset.label);
    if (selection.then) return at.text(selection.then.label);
    if (selection.answers === null) return t(selection.steps.length > 0 ? "web-draft-go-on" : "web-choose");
    // To place nothing is not to develop.
    if (secondary && selection.chosen === secondary.index) return at.text(secondary.label);
    // Paid for at once, a card is placed all the same. Other parts say themselves what comes next, as how many tiles are drawn.
    const isPart = question.is_part && question.choice.kind === "some" && selection.chain.length > 0;
    const verb = at.text((selection.answer === undefined || isPart ? selection.chain[0]?.question : question)?.verb ?? question.verb);
    return pick && pick.most > 0 && selection.answer !== undefined && !isPart ? t("web-verb-count", { verb, count: selection.picked.length }) : verb;
  });

  /** How many ways are left after something has been touched: the board shows which. */
  private readonly ways: number = $derived.by(() => {
    const { selection } = this;
    if (selection.narrowed.length === 0 || selection.chosen !== null || selection.pick || selection.draft) return 0;
    // What differs only in how it is paid for is one, until that is all that is left.
    const places = new Set(selection.shown.map(({ on }) => on.join())).size;
    return places > 1 ? places : selection.shown.length;
  });

  /** The answers put together before the open question. */
  private readonly planned: Phrase[] = $derived(this.selection.refused ? [] : this.selection.chain.map(({ label }) => label));

  /** What is put together, as phrases: what was chosen before, then what is chosen now. */
  readonly summary: Phrase[] = $derived.by(() => {
    const { selection, planned, secondary } = this;
    if (selection.refused) return [selection.refused];
    if (this.ways > 1) return [...planned, { key: "web-choose-way", args: { count: { number: this.ways } } }];
    const entry = selection.chosen === null ? null : selection.entry;
    const so = selection.draft?.said ?? null;
    // After other answers, details alone would not say what they belong to.
    // What the buttons say has to be said once more only if there is nothing else to say.
    const named = entry && (entry.details.length === 0 || (planned.length > 0 && entry !== secondary)) ? [entry.label] : [];
    const now = entry ? [...named, ...entry.details] : so ? [so] : [];
    if (planned.length + now.length > 0) return [...planned, ...now];
    return selection.question?.details ?? [];
  });

  /** The names of the pieces that are picked. */
  readonly pieces: string = $derived.by(() => {
    const { pick, picked } = this.selection;
    return pick && pick.most > 0 ? picked.map((id) => stage()?.pieceName(id) ?? id).join(", ") : "";
  });

  /** How many of the words of the second line were chosen before the open question. */
  readonly older: number = $derived(this.planned.length > 0 ? this.planned.length + (this.pieces ? 1 : 0) : 0);

  /** Whether the second line says what is put together, or what can be taken at once. */
  readonly summed: boolean = $derived.by(() => {
    const { question, presets, chain } = this.selection;
    const says = presets.length > 1 || chain.length > 0 || this.summary.length > 0 || this.pieces !== "";
    return question !== null && this.chips.length === 0 && says;
  });
}
