/** The reader's preferences, remembered in the browser. */

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

const REMEMBERED = "orrery.settings";

interface Saved {
  theme: Theme;
  contrast: boolean;
  fills: boolean;
  oneClick: boolean;
}

class Settings {
  /** Like the system's until the reader chooses. */
  theme = $state<Theme>("system");
  contrast = $state(false);
  /** Whether payments are filled in. */
  fills = $state(true);
  /** Whether one click is enough for an answer that can be taken back. */
  oneClick = $state(false);

  constructor() {
    try {
      const saved = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Partial<Saved>;
      this.fills = saved.fills ?? true;
      this.oneClick = saved.oneClick ?? false;
      if (saved.theme && THEMES.includes(saved.theme)) this.theme = saved.theme;
      this.contrast = saved.contrast ?? matchMedia("(prefers-contrast: more)").matches;
    } catch {
      // Nothing is stored, or storage is not allowed.
    }
  }

  /** Puts the preferences onto the page, and again whenever the system's own change. */
  begin(): void {
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.apply());
    this.apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.save();
  }

  setContrast(contrast: boolean): void {
    this.contrast = contrast;
    this.save();
  }

  setFills(fills: boolean): void {
    this.fills = fills;
    this.save();
  }

  setOneClick(oneClick: boolean): void {
    this.oneClick = oneClick;
    this.save();
  }

  private save(): void {
    this.apply();
    const { theme, contrast, fills, oneClick } = this;
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify({ theme, contrast, fills, oneClick } satisfies Saved));
    } catch {
      // The preference then lasts as long as the page.
    }
  }

  private apply(): void {
    const light = this.theme === "light" || (this.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
    const root = document.documentElement;
    root.dataset.theme = light ? "light" : "dark";
    root.dataset.contrast = this.contrast ? "more" : "normal";
    // The color that a phone shows around the page.
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(root).getPropertyValue("--bg").trim());
  }
}

export const settings = new Settings();

/** Whether the reader prefers reduced motion. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
