/**
 * How large the parts of the board are, in pixels. They depend on the room that the window leaves and on nothing else: neither on
 * the question nor on what lies on the table, so what is about to be clicked never moves. No box has to measure itself.
 */

/** A box. */
export interface Size {
  wide: number;
  high: number;
}

/** How much the pieces of the map tell: all, in shorter rows, or only what is needed to decide. */
export type Fit = "full" | "compact" | "tiny";

export interface Layout {
  /** Whether the map has the rest beside it, or below it as on a phone. */
  beside: boolean;
  gap: number;
  map: Size;
  /** The width of control tiles, technologies and the player's holdings. */
  side: number;
  planet: Size;
  /** The stacks in the north and in the south. */
  lying: Size;
  /** The stacks in the west and in the east. */
  standing: Size;
  fit: Fit;
  /** A Defender on the map, and how far apart two of them stand on one planet. */
  ship: number;
  apart: number;
  /** Cubes printed on planets and robots. */
  cube: number;
  tile: Size;
  /** Technologies: one row to swipe, or two rows of two; and the height of one. */
  row: boolean;
  technology: number;
  /** Cubes of the player's own. */
  own: number;
  /** How high the player's holdings may be before their technologies lose their names; 0 where they are a row to swipe. */
  holdings: number;
}

/** Left around the map and the rest, so that rings are not cut off. */
export const PAD = 5;
/** Between the map and what is beside it. */
export const BETWEEN = 12;
/** From here on there is room for two parts beside each other. */
const BROAD = 700;
/** A letter on a cube has 12 pixels from this size on. */
const CUBE = 20;
/** A letter on a Defender has 12 pixels from this size on. */
const SHIP = 40;
/** A Defender whose letter covers its hull. */
const SMALL_SHIP = 32;
/** It stands that far above its planet, so that what the planet gives can be read below it; also in the styles of planets and Defenders. */
const RISE = 2;
/** The lowest planet that shows its name. */
const NAMED = 78;
/** The lowest map beside other parts; what is less scrolls. */
const LOW = 240;
/** Of a map as low as that the planets are broader than high, so that what they give has room in one row. */
const BROAD_MAP = 380;
/** The lowest planet on a page that scrolls. */
const LOWEST = 78;
/** Between tiles, technologies and holdings; also in the style. */
const BELOW = 8;
/** The head of the technologies. */
const HEAD = 24;
/** A line of holdings with a technology and its name, and the least that is left for holdings; also in the style. */
const LINE = 33;
const HELD = 150;
/** Of holdings, what is no card: energy, points, and the space around them. */
const LINES = 90;
/** The edges of holdings, and between two robots. */
const EDGES = 24;
const BESIDE = 5;
/** A row of holdings with so much room has two technologies beside each other. */
const TWO = 470;

const clamp = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)));

/** The layout for a board of this size. */
export function layout(width: number, height: number): Layout {
  const beside = width >= BROAD && width >= height * 1.05;
  return beside ? sideBySide(width - 2 * PAD, height - 2 * PAD) : column(width - 2 * PAD, height - 2 * PAD);
}

/** The map on the left; on its right what it needs. */
function sideBySide(width: number, room: number): Layout {
  const height = Math.max(room, LOW);
  const gap = width < 860 ? 4 : 8;
  const least = clamp(280, width * 0.37, 520);
  const wide = Math.floor(Math.min(width - BETWEEN - least, Math.max(height * 1.14, BROAD_MAP)));
  const side = Math.min(width - BETWEEN - wide, 640);
  const standing = clamp(60, wide * 0.148, 144);
  const lying = clamp(44, height * 0.15, 124);
  const planet = planetIn(wide, standing, gap, (height - 2 * lying - 4 * gap) / 3);
  const low = height < 360;
  const tile = tileIn(side, low ? 66 : clamp(86, height * 0.16, 132));
  const technology = low ? 70 : clamp(66, height * 0.13, 124);
  return {
    ...mapOf(planet, standing, lying, gap),
    beside: true,
    side,
    tile,
    row: low,
    technology,
    holdings: low ? 0 : Math.max(HELD, height - tile.high - HEAD - 2 * technology - 3 * BELOW),
    own: low ? 24 : clamp(24, side / 12, 36),
  };
}

/** Everything below each other: control tiles, map, technologies, holdings. */
function column(width: number, height: number): Layout {
  const gap = 4;
  const tile = 66;
  const technology = 70;
  const holdings = 102;
  const standing = clamp(60, width * 0.16, 120);
  const lying = clamp(46, height * 0.08, 90);
  const rest = height - tile - technology - holdings - 3 * 6;
  const planet = planetIn(width, standing, gap, Math.max(LOWEST, (rest - 2 * lying - 4 * gap) / 3));
  return { ...mapOf(planet, standing, lying, gap), beside: false, side: width, tile: tileIn(width, tile), row: true, technology, own: 24, holdings: 0 };
}

/** Whether the holdings beside the map have room for the names of so many technologies, next to so many robots. */
export function named({ holdings, side, own }: Pick<Layout, "holdings" | "side" | "own">, robots: number, technologies: number): boolean {
  const inner = side - EDGES;
  const robot = own * 1.8 + BESIDE;
  const rows = Math.ceil(robots / Math.max(1, Math.floor((inner + BESIDE) / robot)));
  return LINES + rows * robot + Math.ceil(technologies / (inner < TWO ? 1 : 2)) * LINE <= holdings;
}

/** A control tile: three of them lie beside each other. */
const tileIn = (width: number, high: number): Size => ({ wide: Math.floor((width - 2 * BETWEEN) / 3), high });

/** A planet on a map of this width, at most `high`. */
function planetIn(width: number, standing: number, gap: number, high: number): Size {
  const wide = Math.min(Math.floor((width - 2 * standing - 4 * gap) / 3), 330);
  return { wide, high: Math.floor(Math.min(high, wide * 1.4)) };
}

function mapOf(planet: Size, standing: number, lying: number, gap: number) {
  const inner = { wide: 3 * planet.wide + 2 * gap, high: 3 * planet.high + 2 * gap };
  const fit: Fit = planet.high < NAMED || planet.wide < 70 ? "tiny" : planet.wide < 112 ? "compact" : "full";
  const ship = fit === "tiny" ? SMALL_SHIP : clamp(SHIP, Math.min(planet.wide, planet.high) * 0.42, 84);
  return {
    gap,
    planet,
    map: { wide: inner.wide + 2 * (standing + gap), high: inner.high + 2 * (lying + gap) },
    lying: { wide: inner.wide, high: lying },
    standing: { wide: standing, high: inner.high },
    fit,
    ship,
    // Three Defenders stand on one planet at most.
    apart: Math.floor(Math.min(ship * 0.85, (planet.wide - ship - 4) / 2)),
    cube: clamp(CUBE, planet.wide / 6.6, 32),
  };
}

/** The middle of a Defender that stands on a planet alone, from the upper left corner of the nine planets. */
export function landingOf({ planet, gap, ship, fit }: Pick<Layout, "planet" | "gap" | "ship" | "fit">, place: number): [number, number] {
  const right = (place % 3) * (planet.wide + gap) + planet.wide;
  const top = Math.floor(place / 3) * (planet.high + gap);
  return [right - 3 - ship / 2, top + (fit === "tiny" ? ship / 2 - RISE : planet.high / 2 - 3)];
}
