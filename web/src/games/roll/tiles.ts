/** What tiles do, as the catalog says it, in a form that can be drawn small. */

import { isIcon, type IconName } from "$kit/icons";
import type { Immediate } from "$generated/roll/Immediate";
import type { Power } from "$generated/roll/Power";
import type { Scoring } from "$generated/roll/Scoring";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import type { Inside, NameOf } from "$state/catalogs.svelte";
import { speech } from "$words/language.svelte";
import { PHASES } from "./bags";
import type { Size } from "./layout";

/** A part of an effect's short form. A world stands for all worlds of its color, or for the goods on them. */
export type Token = { text: string } | { icon: IconName } | { die: string } | { world: string };

/** An effect: when it works, its short form, and its full words. */
export interface Effect {
  when: IconName | "now" | "end";
  /** The phase in which it works, by its id. */
  phase: string | null;
  tokens: Token[];
  words: string;
}

type Fields = { [key in string]?: JsonValue };

const fields = (value: JsonValue | undefined): Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
const list = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);
const names = (value: JsonValue | undefined): string[] => list(value).filter((name) => typeof name === "string");
const count = (value: JsonValue | undefined): number => (typeof value === "number" ? value : 0);

const text = (words: string | number): Token => ({ text: String(words) });
const icon = (name: IconName): Token => ({ icon: name });
const die = (color: JsonValue | undefined): Token => (typeof color === "string" ? { die: color } : icon("die"));
const world = (color: JsonValue | undefined): Token => ({ world: typeof color === "string" ? color : "gray" });
const credits = (amount: JsonValue | undefined): Token => text(`+$${count(amount)}`);
const points = (amount: JsonValue | undefined): Token[] => [text(`+${count(amount)}`), icon("vp")];
const TO = text("→");
const PER = text("/");

/** The colors of dice, and of worlds that hold goods. */
const ALL_DICE = 7;
const ALL_GOODS = 4;

/** Worlds of some colors; nothing for all of them. */
function worlds(value: JsonValue | undefined): Token[] {
  const colors = names(value);
  return colors.length >= ALL_GOODS ? [] : colors.map(world);
}

/** Which dice: any, all but one color, or these colors. */
function workers(value: JsonValue | undefined): Token[] {
  const colors = names(value);
  if (colors.length >= ALL_DICE) return [icon("die")];
  if (colors.length === ALL_DICE - 1 && !colors.includes("home")) return [text("≠"), die("home")];
  return colors.map(die);
}

/** Columns of the mat; nothing for all of them. */
const columns = (value: JsonValue | undefined): Token[] => {
  const some = names(value);
  return some.length >= PHASES.length ? [] : some.filter(isIcon).map(icon);
};

function reassign(rule: Fields): Token[] {
  const from = columns(rule.from);
  const to = rule.to_selected === true ? [icon("choose")] : columns(rule.to);
  const most = count(rule.max);
  return [
    ...workers(rule.colors),
    ...from,
    ...(from.length + to.length > 0 ? [TO] : []),
    ...to,
    ...(most > 1 ? [text(count(rule.min) === most ? `×${most}` : `≤${most}`)] : []),
    ...(rule.gate === "most_novelty_worlds" ? [text(">"), world("novelty")] : []),
  ];
}

const PLACES: Record<string, IconName> = { cup: "cup", citizenry: "citizens", this_world: "good" };
const place = (value: JsonValue | undefined): Token => icon(PLACES[typeof value === "string" ? value : "cup"] ?? "cup");

/** Fewer workers, and how many are needed at least, where that is more than one. */
const discount = (its: Fields): Token[] => [
  text(`−${count(its.amount)}`),
  ...worlds(its.colors),
  ...(its.reassign_only === true ? [icon("trade")] : []),
  ...(count(its.floor) > 1 ? [text(`≥${count(its.floor)}`)] : []),
];

type Short = (value: JsonValue, its: Fields) => Token[];

/** The short forms of all effects, by what the rules call them. */
const SHORT: Record<NameOf<Immediate> | NameOf<Inside<Power>> | NameOf<Scoring>, Short> = {
  // When placed
  remove_die: (value) => [text(`−${count(value)}`), icon("die")],
  gain_dice: (_, its) => [text(`+${count(its.count)}`), die(its.color), TO, place(its.to)],
  gain_credits: (value) => [credits(value)],
  start_credits: (value) => [text(`$${count(value)}`)],
  // Assign
  reassign: (_, its) => reassign(its),
  repeat_dictate: () => [icon("close"), TO, icon("again")],
  dictate_moves: (value) => [icon("close"), TO, text(`≤${count(value)}`), icon("die")],
  // Phases
  extra_worker: (value) => [text("+1"), die(value)],
  stock_value: (_, its) => [text(`$${count(its.credits)}`), die(its.color)],
  rearrange: () => [icon("stack"), icon("again")],
  scout_on_top: () => [icon("bag"), TO, icon("upgrade"), icon("stack")],
  draw_at_end: (value) => [text(`+${count(value)}`), icon("bag")],
  scout_credits: (_, its) => [die(its.color), icon("bag"), TO, credits(its.credits)],
  most_developments_credits: (value) => [credits(value), text(">"), icon("develop")],
  discount: (_, its) => discount(its),
  completion_credits: (value, its) => [
    icon("check"),
    text(`$${typeof value === "number" ? value : count(its.credits)}`),
    ...worlds(its.colors),
  ],
  builders_to_cup: (_, its) => [text(`${count(its.min)}–${count(its.max)}`), icon("die"), TO, icon("cup")],
  color_to_cup: (value) => [die(value), TO, icon("cup")],
  credits: (value) => [credits(value)],
  citizen_credits: (_, its) => [credits(its.credits), PER, ...(count(its.per) > 1 ? [text(count(its.per))] : []), die(its.color), icon("citizens")],
  world_goods_credits: (_, its) => [credits(its.credits), PER, icon("good"), world(its.color)],
  die_goods_credits: (_, its) => [credits(its.credits), PER, icon("good"), die(its.color)],
  extra_room: (value) => [text(`+${count(value)}`), icon("good"), PER, icon("planet")],
  trade_credits: (_, its) => [icon("credit"), credits(its.credits), ...worlds(its.colors)],
  consume_credits: (_, its) => [icon("consume"), credits(its.credits), ...worlds(its.colors)],
  consume_vp: (_, its) => [icon("consume"), ...points(its.vp), ...worlds(its.colors)],
  buy_vp: (_, its) => [icon("credit"), text(`$${count(its.credits)}`), TO, text(count(its.vp)), icon("vp")],
  vp: (value) => points(value),
  highest_world_credits: (value) => [credits(value), text(">"), icon("planet")],
  // The end of the game
  development_cost: (_, its) => [text("Σ"), icon("develop"), ...(its.reassign_only === true ? [icon("trade")] : []), text(`÷${count(its.divisor)}`)],
  world_cost: (_, its) => [text("Σ"), world(its.color), text(`÷${count(its.divisor)}`)],
  per_development: (_, its) => [text(`+${count(its.vp)}`), PER, icon("develop"), ...(its.without_reassign === true ? [text("≠"), icon("trade")] : [])],
  per_world: (_, its) => [text(`+${count(its.vp)}`), PER, world(its.color)],
  die_colors: (_, its) => [text(`+${count(its.vp)}`), PER, text("≠"), icon("die")],
  die_sets: (_, its) => [text(`+${count(its.vp)}`), PER, text(count(its.size)), die(its.color)],
  goods: (_, its) => [text(`+${count(its.vp)}`), PER, icon("good")],
  triangular_chips: () => [text("1+2+…≤"), icon("vp")],
};

const isShort = (name: string): name is keyof typeof SHORT => Object.hasOwn(SHORT, name);

/** An effect has a name, and mostly something that belongs to it: `"rearrange"`, `{ credits: 2 }`. */
function short(effect: JsonValue | undefined): Token[] {
  const [name, value = null] = typeof effect === "string" ? [effect] : (Object.entries(fields(effect))[0] ?? []);
  return name !== undefined && isShort(name) ? SHORT[name](value, fields(value)) : [];
}

/** The icon of a part of the round. */
export const phaseIcon = (phase: string | null | undefined): IconName | null => (phase === "assign" ? "trade" : isIcon(phase) ? phase : null);

/** What a tile does: when placed, in the phases, at the end of the game. */
export function effectsOf(piece: Piece): Effect[] {
  const { immediate, powers, scoring } = fields(piece.facts);
  const printed = [
    ...list(immediate).map((effect) => ({ when: "now" as const, tokens: short(effect) })),
    ...list(powers).map((power) => ({ when: null, tokens: short(Object.values(fields(power))[0]) })),
    ...(scoring ? [{ when: "end" as const, tokens: short(scoring) }] : []),
  ];
  return piece.lines.flatMap((line, n) => {
    const effect = printed[n];
    return effect
      ? [{ when: effect.when ?? phaseIcon(line.phase) ?? "star", phase: line.phase, tokens: effect.tokens, words: speech.text(line.text) }]
      : [];
  });
}

/** A tile for those who hear the page: its name or what else `name` says of it, cost, kind, and what it does. */
export function spoken(piece: Piece | null | undefined, name: string, where?: string): string {
  const head = [name, ...(piece?.about ?? []).slice(0, 2).map((phrase) => speech.text(phrase))].join(", ");
  const lines = piece?.lines.map((line) => speech.text(line.text)) ?? [];
  // Lines end with the full stop of their language.
  return [head, ...lines, ...(where ? [where] : [])].map((words) => words.replace(/[.。]$/, "")).join(". ");
}

/** From this width on, letters may be larger. */
export const LARGE = 165;
const SIZES = [13, 12];
/** A narrower tile would break its words too often. */
const NARROW = 116;
/** Average widths of letters, and heights of lines, as parts of their size. */
const LATIN = 0.525;
const KANJI = 1;
const LINE = 1.25;
/** What a tile needs besides: its cost with a little of its picture, its name in two lines, and each effect's icons. */
const COST = 34;
const NAME = 34;
const ICONS = 21;

/** How large the words of its effects can be on a tile of this size. They are left out before they would be cut off. */
export function wordSize(effects: Effect[], { wide, high }: Size): number | null {
  if (wide < NARROW) return null;
  const across = wide - 16;
  const fits = (size: number) => {
    const lines = effects.reduce((sum, { words }) => sum + Math.ceil((words.length * size * broad(words)) / across + 0.35), 0);
    return COST + NAME + effects.length * (ICONS + 3) + lines * size * LINE <= high;
  };
  return (wide >= LARGE ? SIZES : SIZES.slice(-1)).find(fits) ?? null;
}

/** What stands at the top left of a tile, in its corner. */
const CORNER = 27;
/** A name is set in bold letters of this size; the parts of an effect's short form take so much room. */
const NAME_SIZE = 12;
const BOLD = 0.56;
const WHEN = 24;
const SIGN = 16;
const FIGURE = 6.6;
const NAME_LINE = 14;

/** Whether a tile's name and effects reach up to its cost: the name then begins beside it. */
export function isCrowded(name: string, effects: Effect[], { wide, high }: Size): boolean {
  const across = wide - 10;
  const letter = NAME_SIZE * (broad(name) === KANJI ? KANJI : BOLD);
  let [lines, at] = [1, 0];
  for (const word of name.split(" ")) {
    const length = word.length * letter;
    if (at > 0 && at + letter + length > across) [lines, at] = [lines + 1, 0];
    // Long words are divided.
    lines += Math.floor(length / across);
    at += (at > 0 ? letter : 0) + (length % across);
  }
  const width = ({ tokens }: Effect) => tokens.reduce((sum, token) => sum + ("text" in token ? token.text.length * FIGURE : SIGN), 1);
  const rows = effects.reduce((sum, effect) => sum + Math.ceil(width(effect) / (across - WHEN)), 0);
  return high - 12 - lines * NAME_LINE - rows * ICONS < CORNER;
}

const broad = (words: string): number => (/[\u3040-\u30ff\u4e00-\u9fff]/u.test(words) ? KANJI : LATIN);
