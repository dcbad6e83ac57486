/**
 * How large everything of an empire is drawn. Regions depend on the size of the board alone, which depends on the window; tiles of
 * the tableau shrink only when there are more of them, dice only when they no longer fit. Numbers are pixels, worked out here once:
 * a box that measures itself costs a pass of style and layout for every tile on the table.
 */

export interface Size {
  wide: number;
  high: number;
}

/** The regions of an empire, and the sizes of what lies in them. */
export interface Layout {
  /** Regions below each other; the tableau scrolls. Mat and reserve with stacks take turns. */
  phone: boolean;
  /** Regions beside each other on a phone on its side, all in sight; mat and reserve take turns. */
  flat: boolean;
  /** Phases below each other, not beside each other. */
  rows: boolean;
  mat: Size;
  /** A phase on the mat. */
  column: Size;
  /** The part of a column with its name and the selecting die. */
  head: Size;
  /** The column of wild and dictated dice. */
  loose: Size;
  /** Where the tray lies over the mat: the first column stays in sight. */
  tray: Size & { left: number; top: number };
  reserve: Size;
  /** The line of credits, points and supply. */
  bar: number;
  stacks: Size;
  /** The tile on top of a stack. */
  top: Size;
  /** The dice on a stack lie below its tile. */
  building: Size;
  tableau: Size;
  /** Whether tiles of the tableau say in words what they do; the tiles that are chosen from and built do so wherever it fits. */
  words: boolean;
  /** Dice at work, and dice that wait elsewhere. */
  die: number;
  small: number;
}

export const GAP = 10;
export const COLUMN_GAP = 5;
export const TILE_GAP = 8;
/** The line above a region. */
export const HEADER = 26;
/** Lower tiles of a stack stick out below the top one. */
export const EDGES = 9;
const BAR = 34;
/** Below this width regions stand below each other. */
const NARROW = 640;
/** The board's width in a window of 1600 pixels. */
const WORDY = 1190;
/** A board that is lower than this scrolls. */
const LOWEST = 546;
/** Regions have room beside each other from this width on, and need this height. */
const FLAT: Size = { wide: 560, high: 200 };
/** Used until the board is measured. */
const UNMEASURED: Size = { wide: 920, high: 650 };
/** The dots of those who selected a phase stand a little above it. */
const DOTS = 5;
const DIE_GAP = 3;
/** As small as the letter of a die can be told. */
const SMALLEST_DIE = 22;

const between = (least: number, value: number, most: number): number => Math.round(Math.min(most, Math.max(least, value)));

/** The width of each of `columns` boxes that fill a row. */
const share = (width: number, columns: number, gap: number): number => Math.floor((width - gap * (columns - 1)) / columns);

/**
 * The layout of a board of this size; the height of a phone's board follows from its width, unless it lies on its side. There the mat
 * takes turns with what waits and is built: with the one that a question is about, everything that it asks for is in sight.
 */
export function layout(width: number, height: number, isLow = false): Layout {
  if (width === 0) return wide(UNMEASURED.wide, UNMEASURED.high);
  if (isLow && width >= FLAT.wide) return flat(width, between(FLAT.high, height, 360));
  return width < NARROW ? narrow(width) : wide(width, Math.max(LOWEST, height));
}

function wide(width: number, height: number): Layout {
  const room = height - BAR - 2 * GAP;
  const upper = between(190, room * 0.4, 340);
  const lower = room - upper;
  const reserve = { wide: between(216, width * 0.28, 440), high: upper };
  const mat = { wide: width - GAP - reserve.wide, high: upper };
  const loose = { wide: between(78, mat.wide * 0.13, 130), high: upper };
  const column = { wide: share(mat.wide - loose.wide - COLUMN_GAP, 5, COLUMN_GAP), high: upper };
  const die = between(32, upper / 6, 54);
  const small = between(30, die * 0.86, 46);
  const stacks = { wide: between(230, width * 0.33, 490), high: lower };
  const building = { wide: share(stacks.wide, 2, GAP) - EDGES, high: 2 * small + DIE_GAP };
  return {
    phone: false,
    flat: false,
    rows: false,
    mat,
    column,
    head: { wide: column.wide, high: small + 8 },
    loose,
    tray: { left: column.wide + COLUMN_GAP, top: -DOTS, wide: mat.wide - column.wide - COLUMN_GAP, high: upper + DOTS },
    reserve,
    bar: BAR,
    stacks,
    top: { wide: building.wide, high: lower - HEADER - EDGES - building.high - 6 },
    building,
    tableau: { wide: width - GAP - stacks.wide, high: lower },
    words: width >= WORDY,
    die,
    small,
  };
}

function narrow(width: number): Layout {
  const row = 44;
  const mat = { wide: width, high: 6 * row + 5 * COLUMN_GAP };
  const below = row + COLUMN_GAP;
  const reserve = { wide: width, high: 102 };
  const stacks = { wide: width, high: mat.high - reserve.high - GAP };
  const building = { wide: share(width, 2, GAP) - EDGES, high: 34 };
  return {
    phone: true,
    flat: false,
    rows: true,
    mat,
    column: { wide: width, high: row },
    head: { wide: 128, high: row },
    loose: { wide: width, high: row },
    tray: { left: 0, top: below, wide: width, high: mat.high - below },
    reserve,
    bar: 64,
    stacks,
    top: { wide: building.wide, high: stacks.high - HEADER - EDGES - building.high - 6 },
    building,
    tableau: { wide: width, high: 0 },
    words: false,
    die: 34,
    small: 32,
  };
}

/** The column of credits, points and supply on a phone on its side. */
const SIDE = 60;
export const FLAT_GAP = 8;
/** The button that shows the whole stack stands below its dice there. */
const DEPTH = 34;

function flat(width: number, height: number): Layout {
  const row = Math.floor((height - 5 * COLUMN_GAP) / 6);
  const mat = { wide: between(214, width * 0.315, 320), high: height };
  const stacks = { wide: between(118, width * 0.165, 180), high: height };
  const small = between(22, row - 8, 34);
  const high = rowOf(height) - EDGES;
  const building = { wide: small, high: high - DEPTH };
  return {
    phone: false,
    flat: true,
    rows: true,
    mat,
    column: { wide: mat.wide, high: row },
    head: { wide: between(88, mat.wide * 0.4, 120), high: row },
    loose: { wide: mat.wide, high: row },
    tray: { left: 0, top: row + COLUMN_GAP, wide: mat.wide, high: height - row - COLUMN_GAP },
    reserve: mat,
    bar: SIDE,
    stacks,
    top: { wide: stacks.wide - small - DIE_GAP - EDGES, high },
    building,
    tableau: { wide: width - mat.wide - SIDE - stacks.wide - 3 * FLAT_GAP, high: height },
    words: false,
    die: between(22, row - 6, 40),
    small,
  };
}

/** The height of each of two rows of tiles that fill a region. */
const rowOf = (height: number): number => Math.floor((height - TILE_GAP) / ROWS);

/** Tiles of one size in rows. */
export interface Rows extends Size {
  columns: number;
}

/** A tile is never wider than this part of its height: a broad one would be a picture with little to say. */
const BROADEST = 0.92;
const ROWS = 2;
const PHONE_TILE: Size = { wide: 110, high: 158 };

/** On a phone on its side so many columns are in sight at most, and a part of the next one, which says that there are more. */
const FLAT_COLUMNS = 4;
const NEXT_COLUMN = 0.4;

/** The squares of a tableau, and the next free place, in two rows; a phone's tableau grows downwards, or is swiped on its side. */
export function tableau(count: number, { tableau: region, phone, flat }: Layout): Rows {
  if (flat) {
    const columns = Math.max(3, Math.ceil(count / ROWS));
    const seen = columns > FLAT_COLUMNS ? FLAT_COLUMNS + NEXT_COLUMN : columns;
    return { wide: Math.max(72, Math.floor((region.wide - TILE_GAP * Math.floor(seen - 1)) / seen)), high: rowOf(region.high), columns };
  }
  if (phone) {
    const columns = Math.max(1, Math.floor((region.wide + TILE_GAP) / (PHONE_TILE.wide + TILE_GAP)));
    return { wide: share(region.wide, columns, TILE_GAP), high: PHONE_TILE.high, columns };
  }
  const high = Math.floor((region.high - HEADER - TILE_GAP * (ROWS - 1)) / ROWS);
  const needed = Math.max(3, Math.ceil(count / ROWS));
  const widest = Math.floor(high * BROADEST);
  const columns = Math.max(needed, Math.ceil((region.wide + TILE_GAP) / (widest + TILE_GAP)));
  return { wide: share(region.wide, columns, TILE_GAP), high, columns };
}

const TRAY_HEADER = 34;
const PHONE_TRAY_HEADER = 28;
const TRAY_EDGE = 12;
const GROUP_TITLE = 24;
const PHONE_GROUP_TITLE = 18;
/** What lies between two groups of tiles, and at their ends, besides the gap between tiles. */
const GROUP_GAP = 22;
/** Tiles of a tray stand a little apart: each has an edge around its two sides. */
const TRAY_GAP = 14;

/** Which tiles lie in the tray: the first two, the drawn ones, or all in the construction zone. */
export type Show = "pair" | "drawn" | "zone";

/** Where the tray lies: over the mat. On a phone on its side, tiles to read and place take all the room that nothing else needs. */
export function trayOf(show: Show, { tray, flat, mat, stacks }: Layout): Layout["tray"] {
  if (!flat || show === "zone") return tray;
  const wide = show === "pair" ? mat.wide + SIDE + stacks.wide + 2 * FLAT_GAP : mat.wide;
  return { left: 0, top: 0, wide, high: mat.high };
}

/** A side of a tile in the tray, where `sides` of them lie in a row, in groups with a title or not; if they are many, the tray scrolls. */
export function trayTile(sides: number, grouped: boolean, tray: Size, { phone, flat }: Layout): Size {
  const [head, title] = phone ? [PHONE_TRAY_HEADER, PHONE_GROUP_TITLE] : [TRAY_HEADER, GROUP_TITLE];
  const room = tray.high - head - TRAY_EDGE - (grouped ? title : 0);
  if (phone) return { wide: share(tray.wide - 2 * TRAY_EDGE, 2, 6), high: sides > 2 ? Math.floor((room - TRAY_GAP - (grouped ? title : 0)) / 2) : room };
  const widest = share(tray.wide - 2 * TRAY_EDGE - (grouped ? GROUP_GAP : 0), Math.max(1, sides), TRAY_GAP);
  return { wide: between(flat ? 84 : 104, widest, Math.min(170, room * 0.9)), high: room };
}

/** A tile that waits for its turn, drawn small. */
export const WAITING: Size = { wide: 48, high: 56 };
const NARROWEST_SIDE = 104;
const SIDE_GAP = 6;
/** The line that says which stack a side goes to. */
const CAPTION = 18;

/** Tiles to place: all with both of their sides if they fit, or the one at hand and the others small, beside it or below it. */
export interface Placing {
  all: boolean;
  /** A side of a tile. */
  side: Size;
  below: boolean;
}

export function placing(count: number, tray: Size, { rows }: Layout): Placing {
  const inner = { wide: tray.wide - 2 * TRAY_EDGE, high: tray.high - TRAY_HEADER - TRAY_EDGE - CAPTION };
  if (rows) {
    const waiting = count > 1 ? WAITING.high + TRAY_GAP : 0;
    return { all: false, side: { wide: share(inner.wide, 2, SIDE_GAP), high: inner.high - waiting }, below: true };
  }
  const widest = Math.min(170, Math.round(inner.high * 0.9));
  const each = share(inner.wide, count, TRAY_GAP);
  const all = each >= 2 * NARROWEST_SIDE + SIDE_GAP;
  return { all, side: { wide: between(NARROWEST_SIDE, all ? share(each, 2, SIDE_GAP) : 130, widest), high: inner.high }, below: false };
}

/** Dice in a box: as large as they fit, then over each other. */
export interface DiceGrid {
  size: number;
  columns: number;
  /** From one die to the next in its row. */
  step: number;
}

const fitting = (room: number, size: number): number => Math.max(1, Math.floor((room + DIE_GAP) / (size + DIE_GAP)));

export function dice(count: number, box: Size, most: number): DiceGrid {
  const smallest = Math.min(most, SMALLEST_DIE);
  for (let size = Math.min(most, box.high, box.wide); size >= smallest; size -= 1) {
    const columns = fitting(box.wide, size);
    if (columns * fitting(box.high, size) >= count) return { size, columns: Math.min(columns, Math.max(1, count)), step: size + DIE_GAP };
  }
  const columns = Math.ceil(count / fitting(box.high, smallest));
  return { size: smallest, columns, step: Math.min(smallest + DIE_GAP, (box.wide - smallest) / Math.max(1, columns - 1)) };
}

/** Another player's tiles beside each other, over each other if they are many: from one to the next. */
export const overlap = (count: number, width: number, wide: number, gap: number): number =>
  count > 1 ? Math.min(wide + gap, (width - wide) / (count - 1)) : wide + gap;
