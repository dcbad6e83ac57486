/** The reader's preferences, remembered in the browser. */

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export const HAND_ORDERS = ["mine", "cost", "kind", "newest"] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

export const SPEEDS = ["normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Whether the reader wants to be told about turns; asked once. */
export const NOTICES = ["unasked", "on", "off"] as const;
export type Notices = (typeof NOTICES)[number];

/** How much worse an answer must be for the coach to speak. */
export const COACHES = ["off", "gentle", "strict"] as const;
export type CoachLevel = (typeof COACHES)[number];

const REMEMBERED = "orrery.settings";

export interface Preferences {
  /** Like the system's until the reader chooses. */
  theme: Theme;
  contrast: boolean;
  /** Whether payments are filled in. */
  fills: boolean;
  /** Whether one click is enough for an answer that can be taken back. */
  oneClick: boolean;
  /** Whether questions with one possible answer are answered by the server. */
  forced: boolean;
  /** Whether a payment is chosen after the cards of all players are revealed, and not together with the card. */
  paysLater: boolean;
  handOrder: HandOrder;
  speed: Speed;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether single letters, digits and signs are shortcuts. */
  shortcuts: boolean;
  /** Whether the browser announces turns while nobody looks at the table. */
  notices: Notices;
  /** Whether a bot looks at answers before they are sent, at tables where everyone else is a bot. */
  coach: CoachLevel;
}

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

const defaults = (): Preferences => ({
  theme: "system",
  contrast: prefers("(prefers-contrast: more)"),
  fills: true,
  oneClick: false,
  forced: true,
  paysLater: false,
  handOrder: "mine",
  speed: "normal",
  // Phones are used where sounds disturb others.
  sound: !prefers("(pointer: coarse)"),
  volume: 0.5,
  shortcuts: true,
  notices: "unasked",
  coach: "off",
});

/** What was stored, as far as it can be used: it may come from an older page, or from anyone who can open the console. */
export function restored(saved: unknown, fresh: Preferences = defaults()): Preferences {
  const given = (saved !== null && typeof saved === "object" ? saved : {}) as Record<string, unknown>;
  const flag = (name: keyof Preferences) => (typeof given[name] === "boolean" ? given[name] : (fresh[name] as boolean));
  const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T => (values.includes(value as T) ? (value as T) : otherwise);
  const { volume } = given;
  return {
    theme: oneOf(THEMES, given.theme, fresh.theme),
    contrast: flag("contrast"),
    fills: flag("fills"),
    oneClick: flag("oneClick"),
    forced: flag("forced"),
    paysLater: flag("paysLater"),
    handOrder: oneOf(HAND_ORDERS, given.handOrder, fresh.handOrder),
    speed: oneOf(SPEEDS, given.speed, fresh.speed),
    sound: flag("sound"),
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : fresh.volume,
    shortcuts: flag("shortcuts"),
    notices: oneOf(NOTICES, given.notices, fresh.notices),
    coach: oneOf(COACHES, given.coach, fresh.coach),
  };
}

function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");
  } catch {
    // Nothing is stored, or storage is not allowed.
    return {};
  }
}

class Settings {
  private all = $state.raw<Preferences>(restored(remembered()));

  get theme(): Theme {
    return this.all.theme;
  }
  get contrast(): boolean {
    return this.all.contrast;
  }
  get fills(): boolean {
    return this.all.fills;
  }
  get oneClick(): boolean {
    return this.all.oneClick;
  }
  get forced(): boolean {
    return this.all.forced;
  }
  get paysLater(): boolean {
    return this.all.paysLater;
  }
  get handOrder(): HandOrder {
    return this.all.handOrder;
  }
  get speed(): Speed {
    return this.all.speed;
  }
  get sound(): boolean {
    return this.all.sound;
  }
  get volume(): number {
    return this.all.volume;
  }
  get shortcuts(): boolean {
    return this.all.shortcuts;
  }
  get notices(): Notices {
    return this.all.notices;
  }
  get coach(): CoachLevel {
    return this.all.coach;
  }

  /** Puts the preferences onto the page, and again whenever the system's own change. */
  begin(): void {
    for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"]) {
      matchMedia(query).addEventListener("change", () => this.apply());
    }
    this.apply();
  }

  set(changes: Partial<Preferences>): void {
    this.all = { ...this.all, ...changes };
    this.apply();
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(this.all));
    } catch {
      // The preference then lasts as long as the page.
    }
  }

  private apply(): void {
    const light = this.theme === "light" || (this.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
    const root = document.documentElement;
    root.dataset.theme = light ? "light" : "dark";
    root.dataset.contrast = this.contrast ? "more" : "normal";
    root.dataset.motion = still() ? "off" : this.speed;
    // The color that a phone shows around the page.
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(root).getPropertyValue("--bg").trim());
  }
}

export const settings = new Settings();

/** Whether nothing moves: the reader or the system wants it so. */
export const still = (): boolean => settings.speed === "off" || prefers("(prefers-reduced-motion: reduce)");

/** By what the durations of movements are multiplied. */
export const pace = (): number => (settings.speed === "fast" ? 0.5 : 1);
