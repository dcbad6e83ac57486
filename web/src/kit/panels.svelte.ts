/** The dialogs that any page can open: the settings and the list of keys. */

export type Panel = "settings" | "keys";

class Panels {
  open = $state<Panel | null>(null);
}

export const panels = new Panels();
