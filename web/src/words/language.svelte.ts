/** The language of the page, and its words: loaded when they are needed, one language at a time. */

import { GAMES, LANGUAGES, OWN_NAMES, type Language } from "$generated/registry";
import type { Phrase } from "$generated/words/Phrase";
import { Book, type NameOf, type Segment, type Values } from "./book";

export { LANGUAGES, OWN_NAMES, type Language };

const REMEMBERED = "orrery.language";
/** What is said at tables and in the settings. */
const TABLE = "table";

/** Every file is a chunk of its own, which only readers of its language load. */
const FILES = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

async function load(language: Language, file: string): Promise<string> {
  const source = FILES[`../../../locales/${language}/${file}.ftl`];
  return source ? source() : "";
}

/** The first language in the browser's list that we have messages for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return LANGUAGES[0];
}

class Speech {
  language = $state<Language>("en");
  ready = $state(false);
  private book = $state.raw(new Book("en", []));
  private pending = Promise.resolve();
  private files = ["common", "server", "web", ...GAMES.map((game) => `web-${game}`)];

  /** Uses the remembered language, or the browser's. */
  async begin(): Promise<void> {
    const remembered = LANGUAGES.find((language) => language === remember());
    await this.speak(remembered ?? preferred(navigator.languages ?? [navigator.language]));
  }

  async speak(language: Language): Promise<void> {
    this.book = await this.read(language);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // Private windows may refuse; the language then lasts as long as the page.
    }
  }

  /** Loads the messages of a game, its table and the bots there. */
  async learn(game: string): Promise<void> {
    await Promise.all([this.loadFiles([game, `pieces-${game}`, TABLE]), this.need("web-bots")]);
  }

  /** Loads the messages of tables and of the settings. */
  async learnTable(): Promise<void> {
    await this.loadFiles([TABLE]);
  }

  /** Loads the messages of a part of the page that few tables have. */
  async need(part: string): Promise<void> {
    await this.loadFiles([part]);
  }

  private async loadFiles(wanted: string[]): Promise<void> {
    const missing = wanted.filter((file) => !this.files.includes(file));
    if (missing.length > 0) {
      this.files.push(...missing);
      this.pending = this.renew(this.language);
    }
    // Somebody else may have asked for them just now.
    await this.pending;
  }

  private async renew(language: Language): Promise<void> {
    const book = await this.read(language);
    if (this.language === language) this.book = book;
  }

  /** All messages that are wanted, also those that are asked for while the others load: the last to arrive must not drop them. */
  private async read(language: Language): Promise<Book> {
    for (;;) {
      const files = [...this.files];
      const sources = await Promise.all(files.map((file) => load(language, file)));
      if (files.length === this.files.length) return new Book(language, sources);
    }
  }

  message(key: string, values?: Values): string {
    return this.book.message(key, values);
  }

  /** Whether the messages of a phrase are loaded. */
  has(phrase: Phrase): boolean {
    return this.book.has(phrase.key);
  }

  text(phrase: Phrase, nameOf?: NameOf): string {
    return this.book.text(phrase, nameOf);
  }

  say(phrase: Phrase, nameOf?: NameOf): Segment[] {
    return this.book.say(phrase, nameOf);
  }

  /** For tests: these messages and no files. */
  use(language: Language, sources: string[]): void {
    this.book = new Book(language, sources);
    this.language = language;
    this.ready = true;
  }
}

function remember(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

export const speech = new Speech();

/** One of the page's own messages, in the language of the page. */
export const t = (key: string, values?: Values): string => speech.message(key, values);
