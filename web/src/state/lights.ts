/** How the board is lit while a question is answered. */

import type { Pick } from "$generated/words/Pick";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";
import type { Unavailable } from "$generated/words/Unavailable";
import { CARD, type Entry } from "./entries";

/** How a target on the board is lit. */
export type Light =
  /** Something can be chosen here. */
  | "open"
  /** Part of the current choice. */
  | "chosen"
  /** A piece that can be picked, or is. */
  | "pickable"
  | "picked"
  /** Part of an answer that is put together already. */
  | "planned"
  /** Nothing can be chosen here, and there is a reason. */
  | "closed";

/** What the lights depend on. */
interface Choosing {
  question: Question | null;
  unavailable: readonly Unavailable[];
  /** The answers put together. */
  chain: readonly { on: readonly string[] }[];
  entries: readonly Entry[];
  narrowed: readonly string[];
  entry: Entry | null;
  preset: Preset | null;
  ahead: readonly Preset[];
  then: Preset | null;
  pick: Pick | null;
  picked: readonly string[];
}

/** The light of every target that is lit. What comes later outshines what comes before. */
export function lightsOf({ question, unavailable, chain, entries, narrowed, entry, preset, ahead, then, pick, picked }: Choosing): Map<string, Light> {
  const lights = new Map<string, Light>();
  const light = (targets: readonly string[], how: Light) => targets.forEach((target) => lights.set(target, how));
  const cards = (pieces: readonly string[]) => pieces.map((piece) => CARD + piece);
  for (const { on } of unavailable) light(on, "closed");
  for (const { on } of chain) light(on, "planned");
  for (const { on } of ahead) light(on, "open");
  for (const { on, pick: own } of entries) {
    light(on, "open");
    // Before a way is chosen, every piece that any way takes can begin it.
    if (question?.choice.kind === "some" && !pick && own!.most > 0) light(cards(own!.from), "pickable");
  }
  // What leads on from here stays lit; everything else can still be touched, to start over.
  light(narrowed, "chosen");
  light(entry?.on ?? [], "chosen");
  light(preset?.on ?? [], "chosen");
  light((then?.on ?? []).filter((target) => !lights.has(target)), "planned");
  light(cards(pick?.from ?? []), "pickable");
  light(cards(picked), "picked");
  return lights;
}
