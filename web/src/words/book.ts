/** Renders phrases as text: the page's counterpart of the Rust crate `words`. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg } from "$generated/words/Arg";
import type { Phrase } from "$generated/words/Phrase";
import type { Seat } from "$generated/game/Seat";

/** A part of a sentence: plain words, the name of a piece that can be shown, or a player. */
export type Segment =
  | { kind: "text"; text: string }
  | { kind: "piece"; text: string; id: string }
  | { kind: "seat"; text: string; seat: Seat };

/** A player's name; `null` if it is not known here. */
export type NameOf = (seat: Seat) => string | null;

/** The arguments of the page's own messages. */
export type Values = Record<string, string | number>;

// Marks from the private use area stand for pieces and players while Fluent puts the sentence together.
const OPEN = "\uE000";
const SHUT = "\uE001";
const MARK = /\uE000(\d+)\uE001/;

const nobody: NameOf = () => null;

export class Book {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** One of the page's own messages. */
  message(key: string, values?: Values): string {
    return this.format(key, values ?? null);
  }

  /** The phrase as plain text. */
  text(phrase: Phrase, nameOf: NameOf = nobody): string {
    return this.say(phrase, nameOf)
      .map((segment) => segment.text)
      .join("");
  }

  /** The phrase with its pieces and players as separate parts. */
  say(phrase: Phrase, nameOf: NameOf = nobody): Segment[] {
    const marks: Segment[] = [];
    const parts = this.put(phrase, marks, nameOf).split(MARK);
    // Odd parts are the numbers of marks.
    const segments = parts.map((part, n): Segment => (n % 2 ? marks[Number(part)]! : { kind: "text", text: part }));
    return segments.filter((segment) => segment.text !== "");
  }

  private put(phrase: Phrase, marks: Segment[], nameOf: NameOf): string {
    const values: Values = {};
    for (const [name, arg] of Object.entries(phrase.args ?? {})) {
      if (arg) values[name] = this.value(arg, marks, nameOf);
    }
    return this.format(phrase.key, values);
  }

  private value(arg: Arg, marks: Segment[], nameOf: NameOf): string | number {
    if ("number" in arg) return arg.number;
    if ("text" in arg) return arg.text;
    if ("phrase" in arg) return this.put(arg.phrase, marks, nameOf);
    if ("list" in arg) return this.enumerate(arg.list, marks, nameOf);
    if ("seat" in arg) {
      const text = nameOf(arg.seat) ?? this.format("seat", { number: arg.seat });
      return mark(marks, { kind: "seat", text, seat: arg.seat });
    }
    return mark(marks, { kind: "piece", text: this.format(arg.piece.name, null), id: arg.piece.id });
  }

  private enumerate(list: Phrase[], marks: Segment[], nameOf: NameOf): string {
    const said = list.map((phrase) => this.put(phrase, marks, nameOf));
    if (said.length === 0) return this.format("list-empty", null);
    return said.reduce((list, next) => this.format("list-more", { list, next }));
  }

  /** A missing key is shown as itself, so nothing is lost. */
  private format(key: string, values: Values | null): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : key;
  }
}

function mark(marks: Segment[], segment: Segment): string {
  marks.push(segment);
  return `${OPEN}${marks.length - 1}${SHUT}`;
}
