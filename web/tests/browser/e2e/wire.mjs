/** What is said on the sockets of a page. */

import { HANGS } from "./harness.mjs";

/** What the server and a page tell each other, heard on the page's socket. Listen before the page opens a table. */
export class Wire {
  /** The questions that the page was asked, by version. */
  questions = new Map();
  state = null;
  /** Whom the page plays for. */
  you = null;
  hint = null;
  refusals = [];
  /** Where the answers lead that the page tried. */
  drafts = [];
  /** The answers that the page sent, each time as many as there were. */
  moves = [];
  /** How many of them were stored, and whether the state that follows is still to come. */
  stored = 0;
  isBehind = false;
  #waiting = new Set();
  #sockets = { opened: 0, closed: 0 };

  constructor(page) {
    this.page = page;
    // Nothing more is heard from a page that has crashed.
    page.on("crash", () => this.#waiting.forEach(({ give }) => give(": the page has crashed")));
    page.on("websocket", (socket) => {
      this.#sockets.opened += 1;
      socket.on("close", () => (this.#sockets.closed += 1));
      socket.on("framereceived", ({ payload }) => this.#received(JSON.parse(payload)));
      socket.on("framesent", ({ payload }) => this.#sent(JSON.parse(payload)));
    });
  }

  /** Waits until the page has read the replies to all that it tried. */
  async tried() {
    await this.page.waitForFunction(() => window.__tried === window.__drafted);
    await this.until(() => this.#asked === this.#told, "where an answer leads");
  }

  /** How many messages with answers the page has sent. */
  sent() {
    return this.page.evaluate(() => window.__sent);
  }

  #asked = 0;
  #told = 0;

  /** Waits until the condition holds; it is looked at after every message. */
  async until(condition, what) {
    if (condition()) return;
    let waiter;
    let hangs;
    const held = new Promise((done, fail) => {
      const give = (why) => fail(new Error(`The server did not tell ${what}${why}; ${this.#report()}`));
      waiter = { condition, done, give };
      hangs = setTimeout(() => give(""), HANGS);
    });
    this.#waiting.add(waiter);
    try {
      await held;
    } finally {
      clearTimeout(hangs);
      this.#waiting.delete(waiter);
    }
  }

  #received(message) {
    if (message.type === "hello") this.you = message.you;
    else if (message.type === "state") {
      this.state = message;
      this.isBehind = false;
      this.questions.set(message.version, message.question);
    } else if (message.type === "accepted") {
      this.stored += 1;
      this.isBehind = true;
    } else if (message.type === "hint") this.hint = message;
    else if (message.type === "refused") this.refusals.push(message.code);
    else if (message.type === "drafted") {
      this.#told += 1;
      this.drafts.push(message.drafted);
    }
    this.#changed();
  }

  #sent(message) {
    if (message.type === "moves") this.moves.push(message.moves);
    else if (message.type === "draft") this.#asked += 1;
    this.#changed();
  }

  /** What was heard last, for a test that waits in vain. */
  #report() {
    const { opened, closed } = this.#sockets;
    const { version, waiting } = this.state ?? {};
    return JSON.stringify({ version, waiting, you: this.you, refusals: this.refusals, opened, closed });
  }

  #changed() {
    for (const { condition, done } of this.#waiting) if (condition()) done();
  }
}
