/** Sentences for those who hear the page. A region of the page reads each of them once. */

export interface Announcement {
  id: number;
  text: string;
}

/** Older ones are read by then. */
const KEPT = 6;

class Announcements {
  polite = $state.raw<readonly Announcement[]>([]);
  assertive = $state.raw<readonly Announcement[]>([]);

  private nextId = 1;

  say(text: string): void {
    if (text) this.polite = this.with(this.polite, text);
  }

  /** Interrupts what is being read. */
  interrupt(text: string): void {
    if (text) this.assertive = this.with(this.assertive, text);
  }

  private with(all: readonly Announcement[], text: string): readonly Announcement[] {
    return [...all, { id: this.nextId++, text }].slice(-KEPT);
  }

  clear(): void {
    this.polite = this.assertive = [];
  }
}

export const announcements = new Announcements();
