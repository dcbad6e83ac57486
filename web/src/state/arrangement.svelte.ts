/** The order of the cards in a player's hand: as they came, and as the player put them. Kept in the browser for each match. */

const REMEMBERED = "orrery.hands";
/** How many matches are remembered. */
const MATCHES = 20;

interface Kept {
  arrived: string[];
  mine: string[];
}

/** The cards in a known order, and those that it does not know after them. */
export function arranged(cards: readonly string[], known: readonly string[]): string[] {
  return [...known.filter((card) => cards.includes(card)), ...cards.filter((card) => !known.includes(card))];
}

/** The same cards with one of them some places further left or right. */
export function moved(cards: readonly string[], card: string, by: number): string[] {
  const from = cards.indexOf(card);
  if (from < 0) return [...cards];
  const others = cards.filter((one) => one !== card);
  const to = Math.max(0, Math.min(others.length, from + by));
  return [...others.slice(0, to), card, ...others.slice(to)];
}

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

function all(): Record<string, Kept> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");
    return saved !== null && typeof saved === "object" ? (saved as Record<string, Kept>) : {};
  } catch {
    // Nothing is stored, or storage is not allowed.
    return {};
  }
}

export class Arrangement {
  private kept = $state.raw<Kept>({ arrived: [], mine: [] });

  constructor(private readonly match: string) {
    const saved = all()[match];
    if (saved && isList(saved.arrived) && isList(saved.mine)) this.kept = saved;
  }

  /** In the order in which they came. */
  asTheyCame = (cards: readonly string[]): string[] => arranged(cards, this.kept.arrived);
  /** In the player's own order. */
  asPut = (cards: readonly string[]): string[] => arranged(cards, this.kept.mine);

  /** These cards are in the hand. Those that left it keep their place: an undo may bring them back. */
  see(cards: readonly string[]): void {
    if (cards.every((card) => this.kept.arrived.includes(card))) return;
    const add = (known: readonly string[]) => [...known, ...cards.filter((card) => !known.includes(card))];
    this.keep({ arrived: add(this.kept.arrived), mine: add(this.kept.mine) });
  }

  /** Moves a card some places in the hand as it is shown, which becomes the player's own order. */
  move(hand: readonly string[], card: string, by: number): void {
    this.see(hand);
    const gone = this.kept.mine.filter((one) => !hand.includes(one));
    this.keep({ ...this.kept, mine: [...moved(hand, card, by), ...gone] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      const others = Object.entries(all()).filter(([match]) => match !== this.match);
      const saved = Object.fromEntries([...others.slice(1 - MATCHES), [this.match, kept]]);
      localStorage.setItem(REMEMBERED, JSON.stringify(saved));
    } catch {
      // The order then lasts as long as the page.
    }
  }
}
