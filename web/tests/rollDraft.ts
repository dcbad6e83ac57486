/**
 * A stand-in for the server's drafts, for tests and pictures: the assign step as far as its questions go. Powers move one
 * worker from anywhere to anywhere. The page never uses it.
 */

import type { Assigning } from "$generated/roll/Assigning";
import type { Color } from "$generated/roll/Color";
import type { Columns } from "$generated/roll/Columns";
import type { Dice } from "$generated/roll/Dice";
import type { Face } from "$generated/roll/Face";
import type { Phase } from "$generated/roll/Phase";
import type { Reassignment } from "$generated/roll/Reassignment";
import type { Draft } from "$generated/words/Draft";
import type { DraftStep } from "$generated/words/DraftStep";
import type { Phrase } from "$generated/words/Phrase";
import type { JsonValue } from "$generated/serde_json/JsonValue";

const COLORS: Color[] = ["home", "military", "consumption", "novelty", "rare", "genes", "alien"];
const PHASES: Phase[] = ["explore", "develop", "settle", "produce", "ship"];
const FACES: Face[] = [...PHASES, "wild"];

type Step =
  | { select: { color: Color; face: Face; phase: Phase } }
  | { wild: { color: Color; column: Phase } }
  | { begin: string }
  | { set_aside: { color: Color; column: Phase } }
  | { shift: { color: Color; from: Phase; to: Phase } }
  | "end";

const colorsOf = (dice: Dice | undefined): Color[] => COLORS.filter((color) => (dice?.[color] ?? 0) > 0);

function put(dice: Dice | undefined, color: Color, change: 1 | -1): Dice {
  const count = (dice?.[color] ?? 0) + change;
  const { [color]: _, ...rest } = dice ?? {};
  return count > 0 ? { ...rest, [color]: count } : rest;
}

const change = (columns: Columns, at: Phase, color: Color, by: 1 | -1): Columns => ({ ...columns, [at]: put(columns[at], color, by) });

function rule(max: number): Reassignment {
  return { min: 1, max, colors: COLORS, from: PHASES, same_column: false, to: PHASES, to_selected: false, gate: "always" };
}

const piece = (id: string, key: string) => ({ piece: { id, name: key } });
const die = (color: Color) => piece(color, `roll-die-${color}`);
const phase = (id: Phase) => piece(id, `roll-phase-${id}`);

function entry(step: Step, key: string, args: Phrase["args"], on: string[]): DraftStep {
  return { step: step as JsonValue, label: { key, args }, on };
}

function next(plan: Assigning): DraftStep[] {
  if (plan.selection === null) {
    return FACES.flatMap((face) =>
      colorsOf(plan.rolled[face]).flatMap((color) =>
        PHASES.map((to) => {
          const shown: Phrase = face === "wild" ? { key: "roll-face-wild" } : { key: "piece", args: { piece: phase(face) } };
          const args = { die: die(color), face: { phrase: shown }, phase: phase(to) };
          return entry({ select: { color, face, phase: to } }, "roll-label-select", args, [`die:${color}@face:${face}`, `column:${to}`]);
        }),
      ),
    );
  }
  const { using } = plan;
  if (using) {
    const left = using.shifts.length < using.rule.max;
    const shifts = PHASES.flatMap((from) =>
      (left ? colorsOf(plan.columns[from]) : []).flatMap((color) =>
        PHASES.filter((to) => to !== from).map((to) => {
          const shift: Phrase = { key: "roll-shift", args: { die: die(color), from: phase(from), to: phase(to) } };
          return entry({ shift: { color, from, to } }, "roll-label-shift", { shift: { phrase: shift } }, [`die:${color}@column:${from}`, `column:${to}`]);
        }),
      ),
    );
    return using.shifts.length >= using.rule.min ? [...shifts, entry("end", "roll-label-end", {}, [using.power ? `card:${using.power.split(" / ")[0]}` : "dictate"])] : shifts;
  }
  if (colorsOf(plan.wild).length > 0) {
    return colorsOf(plan.wild).flatMap((color) =>
      PHASES.map((column) =>
        entry({ wild: { color, column } }, "roll-label-wild", { die: die(color), phase: phase(column) }, [`die:${color}@face:wild`, `column:${column}`]),
      ),
    );
  }
  const begins = plan.powers.tiles
    .filter((tile) => !plan.used.includes(tile))
    .map((tile) => {
      const power = tile.split(" / ")[0]!;
      const key = `roll-tile-${power.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
      return entry({ begin: power }, "roll-label-begin", { power: piece(power, key) }, [`card:${power}`]);
    });
  const asides = PHASES.flatMap((column) =>
    (plan.dictates === 0 ? colorsOf(plan.columns[column]) : []).map((color) =>
      entry({ set_aside: { color, column } }, "roll-label-set-aside", { die: die(color), phase: phase(column) }, [`die:${color}@column:${column}`, "dictate"]),
    ),
  );
  return [...begins, ...asides];
}

function take(plan: Assigning, step: Step): Assigning {
  if (step === "end") {
    const used = plan.using?.power ? [...plan.used, plan.using.power] : plan.used;
    const columns = (plan.using?.shifts ?? []).reduce((all, { color, to }) => change(all, to, color, 1), plan.columns);
    return { ...plan, columns, used, using: null };
  }
  if ("select" in step) {
    const { color, face, phase: to } = step.select;
    const selection = { color, phase: to };
    if (face === "wild") return { ...plan, rolled: {}, selection, wild: put(plan.wild, color, -1) };
    return { ...plan, rolled: {}, selection, columns: change(plan.columns, face, color, -1) };
  }
  if ("wild" in step) {
    const { color, column } = step.wild;
    return { ...plan, wild: put(plan.wild, color, -1), columns: change(plan.columns, column, color, 1) };
  }
  if ("begin" in step) {
    const power = plan.powers.tiles.find((tile) => tile.startsWith(`${step.begin} / `)) ?? null;
    return { ...plan, using: { power, set_aside: null, rule: rule(2), shifts: [] } };
  }
  if ("set_aside" in step) {
    const { color, column } = step.set_aside;
    const using = { power: null, set_aside: step.set_aside, rule: rule(plan.powers.dictate_moves), shifts: [] };
    return { ...plan, dictates: 1, dictated: put(plan.dictated, color, 1), columns: change(plan.columns, column, color, -1), using };
  }
  const { color, from } = step.shift;
  // It arrives when the use ends.
  const columns = change(plan.columns, from, color, -1);
  return { ...plan, columns, using: plan.using && { ...plan.using, shifts: [...plan.using.shifts, step.shift] } };
}

/** What the server would say to these steps. */
export function fakeDraft(first: Draft, steps: readonly JsonValue[]): { draft: Draft } | { refused: Phrase } {
  let draft = first;
  for (const step of steps) {
    if (!draft.steps.some((offered) => JSON.stringify(offered.step) === JSON.stringify(step))) {
      return { refused: { key: "roll-draft-unreadable" } };
    }
    const plan = take(draft.state as unknown as Assigning, step as unknown as Step);
    const done = plan.selection !== null && !plan.using && colorsOf(plan.wild).length === 0;
    draft = { state: plan as unknown as JsonValue, steps: next(plan), changes: [], finish: done ? { assign: steps as JsonValue[] } : null, said: null };
  }
  return { draft };
}

/** A draft of these dice, before the first step. */
export function beginDraft(plan: Assigning): Draft {
  return { state: plan as unknown as JsonValue, steps: next(plan), changes: [], finish: null, said: null };
}
