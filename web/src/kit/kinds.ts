/** The names of kinds of pieces. */

import { t } from "$words/language.svelte";

const KINDS: Record<string, string> = {
  world: "web-kind-world",
  start_world: "web-kind-start-world",
  home_world: "web-kind-home-world",
  development: "web-kind-development",
  faction: "web-kind-faction",
  action: "web-kind-action",
  step: "web-kind-step",
  phase: "web-kind-phase",
  goods: "web-kind-goods",
  keyword: "web-kind-keyword",
  die: "web-kind-die",
  planet: "web-kind-planet",
  control_tile: "web-kind-control-tile",
  defender: "web-kind-defender",
  energy: "web-kind-energy",
  robot: "web-kind-robot",
  technology: "web-kind-technology",
  player_board: "web-kind-player-board",
};

/** Kinds whose name differs between games in some languages. */
const SPECIAL: Record<string, Record<string, string>> = {
  roll: { world: "web-kind-roll-world", development: "web-kind-roll-development" },
};

export function kindName(game: string, kind: string): string {
  const key = SPECIAL[game]?.[kind] ?? KINDS[kind];
  return key ? t(key) : kind;
}
