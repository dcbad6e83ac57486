/** Numbers that look random but are always the same for the same text. */

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) {
    value ^= text.charCodeAt(n);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export class Seeded {
  private state: number;

  constructor(text: string) {
    this.state = hash(text) || 1;
  }

  /** From 0 up to, not including, 1. (mulberry32) */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  chance(likely: number): boolean {
    return this.next() < likely;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!;
  }
}

/** One decimal place is enough for a drawing. */
export const round = (value: number): number => Math.round(value * 10) / 10;
