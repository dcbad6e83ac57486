/** Bots by name: what they are called, and what they are like. The sentences are in `web-bots.ftl`. */

import { LEVELS, STYLES, type LevelId } from "$generated/registry";
import { t } from "$words/language.svelte";
import { MATCHED } from "./rating";

const NAMES: Record<LevelId, string> = {
  random: "web-level-random",
  newcomer: "web-level-newcomer",
  learner: "web-level-learner",
  easy: "web-level-easy",
  casual: "web-level-casual",
  medium: "web-level-medium",
  careful: "web-level-careful",
  keen: "web-level-keen",
  shrewd: "web-level-shrewd",
  expert: "web-level-expert",
  hard: "web-level-hard",
  military: "web-level-military",
  producer: "web-level-producer",
  developer: "web-level-developer",
  hurried: "web-level-hurried",
  settler: "web-level-settler",
  trader: "web-level-trader",
  collector: "web-level-collector",
  inventor: "web-level-inventor",
};

const ABOUT: Record<LevelId, string> = {
  random: "web-about-random",
  newcomer: "web-about-newcomer",
  learner: "web-about-learner",
  easy: "web-about-easy",
  casual: "web-about-casual",
  medium: "web-about-medium",
  careful: "web-about-careful",
  keen: "web-about-keen",
  shrewd: "web-about-shrewd",
  expert: "web-about-expert",
  hard: "web-about-hard",
  military: "web-about-military",
  producer: "web-about-producer",
  developer: "web-about-developer",
  hurried: "web-about-hurried",
  settler: "web-about-settler",
  trader: "web-about-trader",
  collector: "web-about-collector",
  inventor: "web-about-inventor",
};

const isStyle = (level: string): level is keyof typeof STYLES => level in STYLES;
const isLevel = (level: string): level is LevelId => isStyle(level) || (LEVELS as readonly string[]).includes(level);

/** The display name of a level. One that this page does not know is shown as is. */
export function levelName(level: string): string {
  return isLevel(level) ? t(NAMES[level]) : level;
}

/** A sentence about a level, or about opponents that follow the player's results; none for a level that this page does not know. */
export function aboutLevel(level: string): string | null {
  if (level === MATCHED) return t("web-about-match");
  if (isStyle(level)) return t(ABOUT[level], { level: levelName(STYLES[level]) });
  return isLevel(level) ? t(ABOUT[level]) : null;
}
