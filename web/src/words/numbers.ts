/** Numbers as people read them in the chosen language, with a real minus sign: a hyphen is too short beside digits. */

import { speech } from "./language.svelte";

const written = (number: number, options: Intl.NumberFormatOptions): string =>
  number.toLocaleString(speech.language, options).replace("-", "−");

const digits = (count: number): Intl.NumberFormatOptions => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** A share in percent. */
export const percent = (share: number, decimals = 0): string => written(share, { style: "percent", ...digits(decimals) });

/** A change of a share, in percent, with its sign. */
export const percentChange = (change: number): string => written(change, { style: "percent", signDisplay: "exceptZero", ...digits(1) });

/** A change with its sign. Nothing is zero, with no sign. */
export const signed = (change: number, decimals = 0): string => written(change, { signDisplay: "exceptZero", ...digits(decimals) });

/** An amount, with one decimal if it needs one. */
export const amount = (number: number): string => written(number, { maximumFractionDigits: 1 });
