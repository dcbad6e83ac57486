/**
 * Where long words may be divided, in languages with Latin letters. Browsers divide words by dictionaries that not all of them have, and
 * would cut words anywhere without one; the soft hyphens given here are used in either case.
 */

import { listed } from "./syllables";

/** Words shorter than this are never divided. */
const LONG = 9;
/** How many letters stay together at both ends. */
const KEPT = 3;

/** First parts of compounds: they stay whole, whatever follows. */
const FIRST = /^(?:inter|under|head|hydro|nano|czaso|między|przed|pod|roz|bez)(?=\p{L}{3})/iu;
/** A run of vowels, then the consonants up to the next vowel. */
const BETWEEN = /([aeiouyąęó]+)([^aeiouyąęó]+)(?=[aeiouyąęó])/giu;
/** The consonants that begin a syllable together; of others only the last one does. */
const ONSET = /(?:szcz|str|strz|chrz|[bdgkpt]rz|[bcdfgkpt]r|[bcfgkp]l|s[tkpł]|[gkśdt]w|śc|[scrd]z|ch|d[źż]|[tsp]h|\p{L})$/iu;

/** Where a word that is not listed may be divided. */
function byRule(word: string): number[] {
  const first = FIRST.exec(word)?.[0] ?? "";
  const places: number[] = first ? [first.length] : [];
  for (const { index, 1: vowels, 2: consonants } of word.slice(first.length).matchAll(BETWEEN)) {
    const onset = ONSET.exec(consonants!)?.[0].length ?? 1;
    places.push(first.length + index + vowels!.length + consonants!.length - onset);
  }
  return places;
}

function syllables(word: string): string {
  const kept = (listed(word) ?? byRule(word)).filter((place) => place >= KEPT && place <= word.length - KEPT);
  return [0, ...kept].map((from, n) => word.slice(from, kept[n])).join("\u00ad");
}

/** A name whose long words may be divided. */
export const divided = (name: string): string => name.replace(/\p{Script=Latin}+/gu, (word) => (word.length < LONG ? word : syllables(word)));
