/**
 * How large cards are drawn, in pixels. Tableau and hand get half of the height each. Cards shrink only when there are more of
 * them, never because another question is asked. A card that measured its own box would need a style and layout pass of its own.
 */

/** A card's box. */
export interface Size {
  wide: number;
  high: number;
  /** How much of it others leave uncovered, if they lie over it. */
  seen?: number;
}

/** Cards of one size in one or two rows. */
export interface Rows extends Size {
  columns: number;
  /** How much of a card the next one leaves uncovered. */
  seen: number;
}

export const GAP = 7;
/** Labels of a card stand on its upper edge, so that rows of a hand are further apart. */
export const ROW_GAP = 14;
/** The head of a tableau, and of a hand. */
export const HEADER = 28;
/** Width over height of a card with room to spare, and the widest one: powers are printed side by side with their picture then. */
const TALL = 0.66;
const BROAD = 1.4;
const SMALLEST: Size = { wide: 72, high: 84 };
/** As narrow as names and powers are still readable. */
const NARROW = 96;
/** Around a place. */
const EDGES = 20;
/** The smallest card that has room for a name of two lines. */
const OPEN: Size = { wide: 66, high: 102 };
/** As many cards as a tableau usually has in the end, and as a hand usually has. */
const FULL = 12;
const OPEN_HAND = 6;
const MOST: Size = { wide: 190, high: 260 };
const PHONE: Size = { wide: 108, high: 148 };
/** Two rows are as high as a hand of a phone leaves room for above the strip. */
const PHONE_LOW = 104;
/** As much of a card is seen as says that there is more to swipe to. */
const PEEK = 2;
/** Wide enough for the longest names in two lines and for three things that a card counts, so that a low card has room for its powers. */
export const SIDEWAYS = 128;
/** Up to this height four lines of powers have no room below the price of a card. */
export const SHORT = 144;
/** And up to this one two. */
export const LOW = 120;

/** How many boxes fit beside each other. */
export const across = (width: number, wide: number): number => Math.max(1, Math.floor((width + GAP) / (wide + GAP)));

/** The width at which `columns` boxes fill a row. */
const share = (width: number, columns: number): number => (width - GAP * (columns - 1)) / columns;

/** The largest card that is not wider than a sixth of the row and not higher than `high`. */
function card(width: number, high: number): Size {
  const widest = Math.min(share(width, 6), MOST.wide);
  const bounded = Math.max(SMALLEST.high, Math.min(high, widest / TALL, MOST.high));
  return { wide: Math.floor(Math.max(SMALLEST.wide, Math.min(bounded * BROAD, widest))), high: Math.floor(bounded) };
}

/** A tableau in `width` × `height`: one row of large cards as long as it holds them, then two. */
export function tableau(count: number, width: number, height: number): Rows {
  const room = height - HEADER - 8;
  const one = card(width, room);
  if (count < across(width, one.wide)) return { ...one, columns: across(width, one.wide), seen: one.wide };
  const two = card(width, (room - GAP) / 2);
  const columns = Math.max(across(width, two.wide), Math.ceil(count / 2));
  const wide = Math.min(two.wide, share(width, columns));
  return { wide, high: two.high, columns, seen: wide };
}

/** A hand in `width` × `height`: one row while its cards keep their width, then two, then cards overlap. `one` allows one row only. */
export function hand(count: number, width: number, height: number, one = false): Rows {
  const room = height - HEADER - ROW_GAP - 6;
  const row = card(width, room);
  if (one || count <= across(width, row.wide)) return overlapping(count, width, row);
  const two = card(width, (room - ROW_GAP) / 2);
  return overlapping(Math.ceil(count / 2), width, two);
}

/** Whether two places with readable cards fit beside each other. */
export const inPairs = (width: number): boolean => across(width / 2 - EDGES, NARROW) >= FULL / 2;

/**
 * A player's whole place, where all cards lie open: tableau and hand in as many rows as they need, in the number of columns that makes
 * cards largest. They keep their size whatever is placed. A place that is too low for them is scrolled, and then cards are as wide as
 * their names and powers need.
 */
export function place(width: number, height: number): Rows {
  const most = Math.min(FULL, across(width, OPEN.wide));
  const all = Array.from({ length: most }, (_, n): Rows & { fits: number } => {
    const columns = n + 1;
    const rows = Math.ceil(FULL / columns) + Math.ceil(OPEN_HAND / columns);
    const room = (height - 2 * HEADER - rows * ROW_GAP) / rows;
    const wide = Math.floor(Math.min(MOST.wide, share(width, columns)));
    const high = Math.floor(Math.max(OPEN.high, Math.min(room, MOST.high, wide / TALL)));
    // What must be scrolled is worse than any size, and what cannot be read is worse than what must be scrolled.
    return { wide, high, columns, seen: wide, fits: high <= room ? Math.min(wide, high) : wide < NARROW ? -FULL * rows : -rows };
  });
  const { fits, ...best } = all.reduce((one, other) => (other.fits > one.fits ? other : one));
  return best;
}

/** Cards of a row get narrower before they overlap. */
function overlapping(columns: number, width: number, { wide, high }: Size): Rows {
  const size = { wide: Math.floor(Math.min(wide, Math.max(NARROW, share(width, Math.max(1, columns))))), high };
  const step = columns > 1 ? Math.min(size.wide + GAP, (width - size.wide) / (columns - 1)) : size.wide;
  return { ...size, columns: Math.max(1, columns), seen: Math.min(step, size.wide) };
}

/** A phone's place: the page scrolls, so cards keep a size that can be read. */
export function phonePlace(width: number): Rows {
  const columns = across(width, 100);
  const wide = share(width, columns);
  return { wide, high: 132, columns, seen: wide };
}

/**
 * A phone's tableau below the hand, with room for one more card: a row of high cards, then two of low ones, which are swiped once they do
 * not fit beside each other. It never grows downwards, where cards would be out of sight below the hand.
 */
export function phoneTableau(count: number, width: number): Rows {
  const one = phonePlace(width);
  if (count < one.columns) return one;
  const columns = Math.max(one.columns, Math.ceil((count + 1) / 2));
  const wide = columns === one.columns ? one.wide : share(width - GAP - PEEK, one.columns);
  return { wide, high: PHONE_LOW, columns, seen: wide };
}

/** A phone on its side: rows to swipe, the hand above the tableau, both in view. */
export function sideways(count: number, height: number, isHand: boolean): Rows {
  const high = Math.floor(Math.min(MOST.high, Math.max(SMALLEST.high, (height - 40) / 2)));
  return { wide: SIDEWAYS, high, columns: Math.max(1, count + (isHand ? 0 : 1)), seen: SIDEWAYS };
}

/** A phone's hand: one row to swipe. */
export const phoneHand = (count: number): Rows => ({ ...PHONE, columns: Math.max(1, count), seen: PHONE.wide });
