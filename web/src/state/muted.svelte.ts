/** Whom the reader does not want to hear, remembered in the browser: some speakers, or everyone. */

const REMEMBERED = "orrery.muted";
/** Beyond this many, those who were muted first are heard again. */
const MOST = 200;

interface Saved {
  all: boolean;
  /** Names by speaker, those muted first at the beginning. */
  speakers: [string, string][];
}

class Muted {
  all = $state(false);
  private speakers = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor() {
    try {
      const saved = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Partial<Saved>;
      this.all = saved.all === true;
      this.speakers = new Map(saved.speakers ?? []);
    } catch {
      // Nothing is stored, or storage is not allowed.
    }
  }

  has(speaker: string): boolean {
    return this.speakers.has(speaker);
  }

  mute(speaker: string, name: string): void {
    this.speakers = new Map([...this.speakers, [speaker, name] as const].slice(-MOST));
    this.save();
  }

  unmute(speaker: string): void {
    this.speakers = new Map([...this.speakers].filter(([known]) => known !== speaker));
    this.save();
  }

  setAll(all: boolean): void {
    this.all = all;
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify({ all: this.all, speakers: [...this.speakers] } satisfies Saved));
    } catch {
      // It then lasts as long as the page.
    }
  }
}

export const muted = new Muted();
