/** The reader's own secret link, and the one time it is offered. */

import { api } from "$net/http";
import { visitor } from "./me.svelte";

const REMEMBERED = "orrery.link-offered";

class OwnLink {
  /** The whole address, once it was made on this page: the server sends it only once. */
  address = $state<string | null>(null);
  busy = $state(false);
  /** Where it is offered now. */
  private place = $state<string | null>(null);
  private dismissed = $state(false);

  /** Makes a new link. The previous one stops working. */
  async make(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { path } = await api.makeLink();
      this.address = new URL(path, location.origin).href;
      visitor.linked();
    } finally {
      this.busy = false;
    }
  }

  /** Whether the link has not been offered in this browser yet, and there is none. */
  get isDue(): boolean {
    return visitor.me?.recoverable === false && !remembered();
  }

  /** Whether it is offered at this place: only the first place that asks offers it. */
  offeredAt(place: string): boolean {
    return this.place === place && !this.dismissed;
  }

  /** This would be a good moment. */
  offer(place: string): void {
    if (this.place !== null || !this.isDue) return;
    this.place = place;
    remember();
  }

  dismiss(): void {
    this.dismissed = true;
  }

  /** Another player uses this browser now. */
  forget(): void {
    this.address = null;
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== null;
  } catch {
    // If this cannot be remembered, the offer would keep coming back.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(REMEMBERED, "1");
  } catch {
    // In that case it lasts as long as the page.
  }
}

export const ownLink = new OwnLink();
