/** What is printed on Race's cards, as the catalog says it, in a form that can be drawn small. */

import type { Match } from "$generated/race/Match";
import type { Power as PrintedPower } from "$generated/race/Power";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import { printOf, type Inside, type NameOf, type Print } from "$state/catalogs.svelte";
import { speech, t } from "$words/language.svelte";
import { signed } from "$words/numbers";
import type { IconName } from "$kit/icons";

/** A part of a power's short form. */
export type Token =
  | { text: string }
  | { icon: IconName }
  /** A good of a kind; `any` for every kind. `hollow` stands for the windfall worlds of that kind. */
  | { good: string; hollow?: boolean };

/** A power: the phase it works in, its short form, and its full words. */
export interface Power {
  phase: Phase;
  tokens: Token[];
  words: string;
}

export const PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"] as const;
export type Phase = (typeof PHASES)[number];

/** The numbers of the phases, as players call them. Trade is a part of the fourth. */
export const NUMERALS: Record<Phase, string> = { explore: "I", develop: "II", settle: "III", trade: "$", consume: "IV", produce: "V" };

type Fields = { [key in string]?: JsonValue };

const fields = (value: JsonValue | undefined): Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
const count = (value: JsonValue | undefined): number => (typeof value === "number" ? value : 0);
const isPhase = (phase: string | null): phase is Phase => PHASES.includes(phase as Phase);

const isKey = <T extends object>(all: T, name: string | undefined): name is Extract<keyof T, string> => name !== undefined && Object.hasOwn(all, name);

/** The kind in a power: `any`, a kind, or the only kind. */
function kindOf(value: JsonValue | undefined): string {
  if (typeof value === "string") return value;
  const { only } = fields(value);
  return typeof only === "string" ? only : "any";
}

const text = (words: string | number): Token => ({ text: String(words) });
const icon = (name: IconName): Token => ({ icon: name });
const good = (kind: JsonValue | undefined): Token => ({ good: kindOf(kind) });
const TO = text("→");

function reward({ vp, cards }: Fields): Token[] {
  const brings: Token[] = [];
  if (count(vp) > 0) brings.push(text(count(vp)), icon("vp"));
  // One card after points needs no number: the longest powers fit on the narrowest card.
  if (count(cards) > 0) brings.push(...(count(cards) === 1 && brings.length > 0 ? [] : [text(count(cards))]), icon("card"));
  return brings;
}

const draw = (cards: JsonValue | undefined): Token[] => [text(signed(count(cards))), icon("card")];

/** The short forms of all powers, by what the rules call them. */
const SHORT: Record<NameOf<Inside<PrintedPower>>, (value: JsonValue, its: Fields) => Token[]> = {
  draw,
  draw_after: draw,
  draw_at_start: draw,
  draw_if_produced_here: draw,
  keep: (value) => [text(signed(count(value))), icon("hand")],
  discount: (value, its) =>
    typeof value === "number"
      ? [text(`−${value}`)]
      : [text(`−${count(its.amount)}`), ...(kindOf(its.kind) === "any" ? [] : [good(its.kind)])],
  military: (value) => [text(signed(count(value))), icon("military")],
  military_vs_kind: (_, its) => [text(signed(count(its.amount))), icon("military"), good(its.kind)],
  military_vs_rebel: (value) => [text(signed(count(value))), icon("military"), icon("flag")],
  pay_for_military: (_, its) => [icon("military"), TO, icon("card"), text(`−${count(its.discount)}`)],
  discard_for_military: (value) => [icon("close"), TO, text(signed(count(value))), icon("military")],
  discard_for_zero_cost: () => [icon("close"), TO, text(0), icon("card")],
  bonus: (_, its) => [...draw(its.cards), ...(kindOf(its.kind) === "any" ? [] : [good(its.kind)])],
  bonus_this_world: (value) => [...draw(value), icon("planet")],
  goods: (_, its) => [
    ...(count(its.uses) > 1 ? [text(`${count(its.uses)}×`)] : []),
    ...(count(its.goods) > 1 ? [text(count(its.goods))] : []),
    good(its.kind),
    TO,
    ...reward(its),
  ],
  all_goods: (_, its) => [text("n"), good("any"), TO, text(`n${signed(count(its.vp_offset))}`), icon("vp")],
  distinct_kinds: (_, its) => [text(`${count(its.kinds)}≠`), good("any"), TO, text(count(its.vp)), icon("vp")],
  for_trade_price: () => [good("any"), TO, icon("trade")],
  hand_cards: (_, its) => [text(`${count(its.most)}×`), icon("card"), TO, text(count(its.vp)), icon("vp")],
  gamble: (_, its) => [icon("die"), text(`${count(its.low)}–${count(its.high)}`)],
  here: (value) => [good(value)],
  on_windfall: (value) => [{ good: kindOf(value), hollow: true }],
  draw_per_good: (_, its) => [...draw(its.cards), text("/"), good(its.kind)],
  draw_per_world: (_, its) => [...draw(its.cards), text("/"), { good: kindOf(its.kind), hollow: true }],
  draw_per_kind: (value) => [...draw(value), text("/≠"), good("any")],
  draw_if_most: (_, its) => [...draw(its.cards), text(">"), good(its.kind)],
};

function short(power: JsonValue | undefined): Token[] {
  const what = fields(Object.values(fields(power))[0]);
  const [name, value] = Object.entries(what)[0] ?? [];
  return name && value !== undefined && isKey(SHORT, name) ? SHORT[name](value, fields(value)) : [];
}

/** The powers of a card, in the order of the phases. */
export function powersOf(piece: Piece): Power[] {
  const { powers } = fields(piece.facts);
  const printed = Array.isArray(powers) ? powers : [];
  return piece.lines.flatMap((line, n) =>
    isPhase(line.phase) ? [{ phase: line.phase, tokens: short(printed[n]), words: speech.text(line.text) }] : [],
  );
}

/** What a card counts at the end of the game: points, what brings them in a short form, and the full words. */
export interface Counting {
  points: number;
  tokens: Token[];
  words: string;
}

/** The short forms of the cards that a scoring line counts. */
const COUNTED: Record<NameOf<Match>, (value: JsonValue) => Token[]> = {
  production_world: (kind) => (kindOf(kind) === "any" ? [icon("planet"), good("any")] : [good(kind)]),
  windfall_world: (kind) => [{ good: kindOf(kind), hollow: true }],
  military_world: () => [icon("military"), icon("planet")],
  rebel_military_world: () => [icon("flag"), icon("planet")],
  any_world: () => [icon("planet")],
  world_with_power: (phase) => [text(NUMERALS[phase as Phase]), icon("planet")],
  development_with_power: (phase) => [text(NUMERALS[phase as Phase]), icon("develop")],
  six_cost_development: () => [text(6), icon("develop")],
  any_development: () => [icon("develop")],
  with_keyword: (keyword) => [text(say(`race-keyword-${String(keyword)}`))],
  named: () => [icon("card")],
};

function counted(line: JsonValue | undefined): Omit<Counting, "words"> {
  const [[sort, value] = ["", undefined]] = Object.entries(fields(line));
  const { points, chips, matching } = fields(value);
  if (sort === "per_chips") return { points: count(points), tokens: [text(count(chips)), icon("vp")] };
  if (sort === "per_military") return { points: count(points), tokens: [text("+1"), icon("military")] };
  const [name, of] = typeof matching === "string" ? [matching, null] : (Object.entries(fields(matching))[0] ?? ["", null]);
  return { points: count(points), tokens: isKey(COUNTED, name) ? COUNTED[name](of ?? null) : [] };
}

/** What a line counts, if it is one sign: a named card, or worlds of a kind. */
function signIn({ tokens }: Counting): string | null {
  const [only, more] = tokens;
  if (!only || more !== undefined) return null;
  if ("good" in only) return only.good;
  return "icon" in only && only.icon === "card" ? only.icon : null;
}

/** What a six-cost development counts. Lines for equal points are one if each counts one named card, or either sort of worlds of one kind. */
export function scoringOf(piece: Piece): Counting[] {
  const { scoring } = fields(piece.facts);
  const words = piece.lines.filter(({ phase }) => phase === null);
  const lines: { counting: Counting; sign: string | null }[] = [];
  for (const [n, line] of (Array.isArray(scoring) ? scoring : []).entries()) {
    const next = { ...counted(line), words: words[n] ? speech.text(words[n].text) : "" };
    const sign = signIn(next);
    const before = lines.at(-1);
    if (before && sign !== null && before.sign === sign && before.counting.points === next.points) {
      const { points, tokens, words } = before.counting;
      before.counting = { points, tokens: [...tokens, ...next.tokens], words: `${words}; ${next.words}` };
    } else lines.push({ counting: next, sign });
  }
  return lines.map(({ counting }) => counting);
}

export interface Printed extends Print {
  /** Whether it is a card of the deck, and not an action, a kind of good or a word of the rules. */
  card: boolean;
  world: boolean;
  military: boolean;
  /** Whether its points depend on what else is placed. */
  six: boolean;
  start: boolean;
}

export function printedOn(piece: Piece): Printed {
  const { scoring } = fields(piece.facts);
  const world = piece.kind === "world" || piece.kind === "start_world";
  const print = printOf(piece);
  return {
    ...print,
    world,
    card: world || piece.kind === "development",
    military: print.defense !== null,
    six: Array.isArray(scoring) && scoring.length > 0,
    start: piece.kind === "start_world",
  };
}

/** The name of a kind of good. */
export const kindWords = (kind: string): string => speech.text({ key: `race-kind-${kind}` });

const PHASE_WORDS: Record<Exclude<Phase, "trade">, string> = {
  explore: "web-race-phase-explore",
  develop: "web-race-phase-develop",
  settle: "web-race-phase-settle",
  consume: "web-race-phase-consume",
  produce: "web-race-phase-produce",
};

/** The name of a phase. */
export const phaseWords = (phase: Exclude<Phase, "trade">): string => t(PHASE_WORDS[phase]);

const say = (key: string, args: Record<string, string | number> = {}): string =>
  speech.text({ key, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? { number: value } : { text: value }])) });

/** The type of card. */
export function sortOf(print: Printed): string[] {
  if (!print.world) return [say(print.six ? "race-match-six-cost-development" : "race-match-development")];
  const sort = print.tone
    ? say("race-match-world-of-kind", { source: print.windfall ? "windfall" : "production", kind: print.tone })
    : say("race-fact-gray-world");
  return print.military ? [say("race-match-military-world"), sort] : [sort];
}

/** What the sign of a power means: when it works, and its words. */
export function powerSays({ phase, words }: Power): string {
  const name = phase === "trade" ? t("web-phase-trade") : `${NUMERALS[phase]} ${phaseWords(phase)}`;
  return t("web-sign-power", { phase: name, words });
}

/** What the sign of a card's price means; `now` is what it costs after discounts. */
export function priceSays({ cost, defense }: Printed, now: number | null): string {
  if (defense !== null) return t("web-race-sign-defense", { defense });
  const printed = cost ?? 0;
  return now === null || now === printed ? t("web-race-sign-cost", { cost: printed }) : t("web-race-sign-cost-now", { cost: printed, now });
}

/** What the sign of a card's points means. */
export const pointsSay = (vp: number | string): string => (typeof vp === "number" ? t("web-race-sign-vp", { vp }) : t("web-race-sign-vp-open"));

/** What the sign of a world's goods means. */
export function goodSays({ tone, windfall }: Printed, lies: boolean): string {
  const kind = kindWords(tone ?? "");
  if (lies) return t("web-race-sign-good", { kind });
  return windfall ? t("web-race-sign-windfall", { kind }) : t("web-race-sign-production", { kind });
}

/** A card for those who hear the page: everything that is printed on it, its good, and where it lies. */
export function spoken(piece: Piece, carries: boolean, points: number | null = null, where: string | null = null): string {
  const print = printedOn(piece);
  const vp = points ?? print.vp;
  const said = [speech.text(piece.name), ...sortOf(print)];
  if (print.defense !== null) said.push(say("race-fact-defense", { defense: print.defense }));
  else if (print.cost !== null) said.push(say("race-fact-cost", { cost: print.cost }));
  said.push(vp === null ? say("race-fact-vp-open") : say("race-fact-vp", { vp }));
  if (carries) said.push(t("web-race-carries"));
  const lines = piece.lines.map((line) => speech.text(line.text));
  return [said.join(", "), ...lines, ...(where ? [where] : [])].map((words) => words.replace(/[.。]$/, "")).join(". ");
}

/** What an action adds to its phase, as a sign: nothing where no other action is of the same phase. */
export function bonusMark(action: Piece | null | undefined): string | undefined {
  const { bonus } = fields(action?.facts);
  if (bonus === "trade") return NUMERALS.trade;
  const { look, keep, times } = fields(bonus);
  if (count(times) > 0) return `${count(times)}×`;
  if (count(look) === 0) return undefined;
  return count(keep) > 0 ? `${signed(count(look))}/${signed(count(keep))}` : signed(count(look));
}
