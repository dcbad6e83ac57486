/** Where a float goes that belongs to a thing on the board: the nearest spot that leaves everything free that can be chosen. */

import { roomFor, type Box, type Size } from "./place";

/** Between a float and what it must not cover. */
const GAP = 4;
/** Covering a pixel of something that can be chosen is worse than being further away by this many pixels. */
const COVERED = 50;

/** Covering a pixel of something that should be seen. */
const HIDDEN = 0.02;
/** From here on a line shows what a float belongs to. */
const FAR = 24;

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of others a box covers. */
export const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + shared(box, other), 0);

/** How far two boxes are apart, and a little of how far their middles are. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  const middles = Math.abs(one.left + one.right - other.left - other.right) + Math.abs(one.top + one.bottom - other.top - other.bottom);
  return Math.hypot(x, y) + middles / 40;
}

/** The part of the board that can be seen and that the question does not cover. */
export function boardRoom(thing: Box, board: Box, window: Size, strip: Box | null): Box {
  const room = roomFor(thing, window, strip);
  return {
    left: Math.max(room.left, board.left),
    top: Math.max(room.top, board.top),
    right: Math.min(room.right, board.right),
    bottom: Math.min(room.bottom, board.bottom),
  };
}

/**
 * Where a float of this size may begin, in one direction: at the edges of its room, beside or in line with its thing, and where it just
 * clears what must stay free. The nearest free spot is at one of these, so nothing between them has to be tried.
 */
function stops(from: number, to: number, size: number, least: number, most: number, keep: readonly (readonly [number, number])[]): number[] {
  const last = Math.max(least, most - size);
  const all = [least, last, from - size - GAP, from, (from + to - size) / 2, to - size, to + GAP, ...keep.flatMap(([one, other]) => [one - size, other])];
  return [...new Set(all.filter((at) => at >= least && at <= last))];
}

/** How far the upper left corner of a float lies from that of its thing. */
export interface Offset {
  x: number;
  y: number;
}

/** Where a float was beside its thing, as long as nothing there has to be free: what is pressed several times must not move under the finger. */
export function keptSpot(thing: Box, own: Size, room: Box, keep: readonly Box[], { x, y }: Offset): { left: number; top: number } | null {
  const [left, top] = [thing.left + x, thing.top + y];
  const box = { left, top, right: left + own.width, bottom: top + own.height };
  const isWithin = left >= room.left && top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
  return isWithin && covered(box, keep) === 0 ? { left, top } : null;
}

/** The upper left corner of a float of this size, and how bad that is: how far away, and what is covered. */
export function clearSpot(thing: Box, own: Size, room: Box, keep: readonly Box[], seen: readonly Box[]): { left: number; top: number; cost: number } {
  const wide = keep.map(({ left, top, right, bottom }) => ({ left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP }));
  let best = { left: room.left, top: room.top, cost: Number.POSITIVE_INFINITY };
  const lefts = stops(thing.left, thing.right, own.width, room.left, room.right, wide.map(({ left, right }) => [left, right]));
  const tops = stops(thing.top, thing.bottom, own.height, room.top, room.bottom, wide.map(({ top, bottom }) => [top, bottom]));
  for (const top of tops) {
    for (const left of lefts) {
      const box = { left, top, right: left + own.width, bottom: top + own.height };
      const far = distance(box, thing);
      if (far >= best.cost) continue;
      const cost = far + COVERED * covered(box, wide) + HIDDEN * covered(box, seen);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}

/** The size of a box whose contents are in so many lines. */
export interface Shape extends Size {
  lines: number;
}

/** The sizes of a box around these parts, in at most so many lines of equally many parts. */
export function shapesOf(parts: readonly Size[], gap: number, edge: Size, most: number): Shape[] {
  const along = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) + gap * Math.max(0, sizes.length - 1);
  const counts = Array.from({ length: most }, (_, n) => n + 1).filter((lines) => parts.length % lines === 0);
  return counts.map((lines) => {
    const each = parts.length / lines;
    const rows = Array.from({ length: lines }, (_, n) => parts.slice(n * each, (n + 1) * each));
    const width = Math.max(...rows.map((row) => along(row.map((part) => part.width))));
    const height = along(rows.map((row) => Math.max(0, ...row.map((part) => part.height))));
    return { lines, width: Math.ceil(width + edge.width), height: Math.ceil(height + edge.height) };
  });
}

/** The line from a float to its thing; none if they are beside each other. */
export function leader(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const [x, y] = [(to.left + to.right) / 2, (to.top + to.bottom) / 2];
  const [x1, y1] = [within(x, from.left, from.right), within(y, from.top, from.bottom)];
  const [x2, y2] = [within(x1, to.left, to.right), within(y1, to.top, to.bottom)];
  return Math.hypot(x2 - x1, y2 - y1) > FAR ? { x1, y1, x2, y2 } : null;
}
