/** Where a float goes: next to its anchor, within the window, and clear of the question. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/**
 * The part of the window that a float may use: above or below what is kept clear, on the side where its anchor is. What belongs to
 * an anchor within, or out of sight, goes where there is more room.
 */
export function roomFor(anchor: Box, window: Size, keep: Box | null): Box {
  const room = { left: MARGIN, top: MARGIN, right: window.width - MARGIN, bottom: window.height - MARGIN };
  if (!keep) return room;
  const middle = (anchor.top + anchor.bottom) / 2;
  const within = middle > keep.top && middle < keep.bottom && anchor.left < keep.right && anchor.right > keep.left;
  const anywhere = within || middle < 0 || middle > window.height;
  const below = anywhere ? window.height - keep.bottom > keep.top : middle >= keep.bottom;
  if (below) room.top = Math.max(room.top, keep.bottom + MARGIN);
  else if (anywhere || middle <= keep.top) room.bottom = Math.min(room.bottom, keep.top - MARGIN);
  return room;
}

/** Next to its anchor if there is space, otherwise above or below it. */
export function placeIn(room: Box, anchor: Box, own: Size): { left: number; top: number } {
  let left = anchor.right + GAP;
  let top = (anchor.top + anchor.bottom) / 2 - own.height / 2;
  if (left + own.width > room.right) left = anchor.left - GAP - own.width;
  if (left < room.left) {
    left = (anchor.left + anchor.right) / 2 - own.width / 2;
    top = anchor.top - GAP - own.height;
    if (top < room.top) top = anchor.bottom + GAP;
  }
  return {
    left: Math.max(room.left, Math.min(left, room.right - own.width)),
    top: Math.max(room.top, Math.min(top, room.bottom - own.height)),
  };
}
