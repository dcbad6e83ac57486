/** Tables that are played by their socket alone, without drawing anything, until they are where a test begins. */

import assert from "node:assert/strict";
import { Wire } from "./wire.mjs";

/** How many messages a socket may send at once, and how long it waits between more, in milliseconds: the server takes no more. */
const AT_ONCE = 50;
const APART = 60;

export const kindOf = (question) => question.verb.args.kind.text;

/** The answer of a pick with these pieces. */
export function filled(pick, pieces) {
  const answer = structuredClone(pick.answer);
  const path = pick.slot.split("/").slice(1);
  path.slice(0, -1).reduce((at, part) => at[part], answer)[path.at(-1)] = pieces;
  return answer;
}

/** Answers to any question that is no draft: a set of them, the last pieces that fit, or the first offer. */
export function anyAnswers({ presets, choice }) {
  const whole = presets.find(({ is_open }) => !is_open);
  if (whole) return whole.moves;
  const { answer, pick } = choice.kind === "some" ? { pick: choice.picks[0] } : choice.offers[0];
  return [pick ? filled(pick, pick.least > 0 ? pick.from.slice(-pick.least) : []) : answer];
}

/** An answer to any question that is no draft, as chance has it. */
export function chanceAnswer({ choice }, chance) {
  const { answer, pick } = chance.of(choice.kind === "some" ? choice.picks.map((pick) => ({ pick })) : choice.offers);
  if (!pick) return answer;
  const count = pick.least + Math.floor(chance.next() * (pick.most - pick.least + 1));
  return filled(pick, pick.from.slice(0, count));
}

/** The player of a window, at the socket of a table. The page of the window can be at the same table. */
export class SocketPlayer {
  static async of({ context, page: front }) {
    const page = await context.newPage();
    // The browser draws one frame per second of what is behind.
    await front.bringToFront();
    const wire = new Wire(page);
    await page.goto("/api/me");
    const { protocol } = await page.evaluate(() => fetch("/api/me").then((reply) => reply.json()));
    return new SocketPlayer(page, wire, protocol);
  }

  /** The player of a window at the table that the window shows. */
  static async beside(window) {
    const player = await SocketPlayer.of(window);
    await player.connect(/\/table\/(.+)$/.exec(new URL(window.page.url()).pathname)[1]);
    return player;
  }

  constructor(page, wire, protocol) {
    Object.assign(this, { page, wire, protocol, sent: 0 });
  }

  get view() {
    return this.wire.state.view;
  }

  get question() {
    return this.wire.state?.question ?? null;
  }

  get isOver() {
    return this.wire.state?.waiting.length === 0;
  }

  /** Makes a table with bots, one that plays at random if no other is named, and sits down first. */
  async make(game, bots = ["random"]) {
    const { id } = await this.post("/api/matches", tableOf(game, ...bots.map((level) => ({ kind: "bot", level }))));
    await this.sitAt(id);
  }

  /** Makes a table for two people, and lets the other one sit down. */
  async makeWith(other, game) {
    const { id, links } = await this.post("/api/matches", tableOf(game, { kind: "open" }));
    await other.post(links[0].path.replace("/seat/", "/api/seats/"), {});
    await Promise.all([this, other].map((player) => player.sitAt(id)));
  }

  async connect(id) {
    this.id = id;
    this.wire.state = null;
    this.sent = 0;
    await this.page.evaluate(connect, [id, this.protocol]);
  }

  async sitAt(id) {
    await this.connect(id);
    await this.asked(() => true);
    await this.send({ type: "automatic", on: true });
  }

  post(path, body) {
    return this.page.evaluate(post, [path, body]);
  }

  async send(message) {
    if (++this.sent > AT_ONCE) await new Promise((done) => setTimeout(done, APART));
    await this.page.evaluate((data) => window.__table.send(data), JSON.stringify(message));
  }

  /** Waits until a question is there, and the condition holds; or until the game is over. */
  asked(condition) {
    return this.wire.until(() => this.isOver || (this.question !== null && condition()), "the next question");
  }

  /** Answers, and waits until that is stored. */
  async tell(...moves) {
    const { stored, state } = this.wire;
    await this.send({ type: "moves", version: state.version, moves });
    await this.wire.until(() => this.wire.stored > stored && !this.wire.isBehind, "that an answer is stored");
  }

  /** Answers, and waits for the next question. */
  async answer(...moves) {
    await this.tell(...moves);
    await this.asked(() => true);
  }

  /** Lets a bot play on until the game is over. */
  async leave() {
    const { refusals } = this.wire;
    const before = refusals.length;
    await this.send({ type: "leave" });
    await this.wire.until(() => this.isOver || refusals.length > before, "that the game is over");
    assert.deepEqual(refusals.slice(before), [], "leaving was refused");
  }

  /** What a bot would answer to the question of this version. */
  async advice(version) {
    const { wire } = this;
    await wire.until(() => wire.state?.version === version, "the same question");
    wire.hint = null;
    await this.send({ type: "hint", version });
    await wire.until(() => wire.hint?.version === version || wire.refusals.length > 0, "a hint");
    assert.deepEqual(wire.refusals, [], "a hint was refused");
    return wire.hint.options[0];
  }

  /** Where answers would lead. */
  async tried(...moves) {
    const told = this.wire.drafts.length;
    await this.send({ type: "draft", id: told, moves, steps: [] });
    await this.wire.until(() => this.wire.drafts.length > told, "where an answer leads");
    return this.wire.drafts.at(-1);
  }
}

/** Lets all people of a table answer until the condition holds. */
export async function playOn(players, answers, condition) {
  while (!condition()) {
    const [latest] = players.map(({ wire }) => wire.state).sort((one, other) => other.version - one.version);
    const player = players.find(({ wire }) => latest.waiting.includes(wire.you));
    await player.asked(() => player.wire.state.version >= latest.version);
    if (condition()) return;
    await player.tell(...answers(player));
  }
}

const tableOf = (game, ...others) => ({ game, in_order: false, seats: [{ kind: "me" }, ...others], fixed_seats: true, clock: { kind: "none" }, listed: false });

/** Runs in the page. */
async function post([path, body]) {
  const reply = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return reply.json();
}

/**
 * Connects to a table, and again whenever the server ends the connection, as the page does: bots can play faster than a busy browser
 * reads, and then the server does not wait for it. Runs in the page.
 */
async function connect([id, protocol]) {
  if (window.__table) {
    window.__table.onclose = null;
    window.__table.close();
  }
  const again = async () => {
    const socket = (window.__table = new WebSocket(`${location.origin.replace("http", "ws")}/api/matches/${id}/socket`));
    socket.onclose = again;
    await new Promise((done) => (socket.onopen = done));
    socket.send(JSON.stringify({ type: "hello", protocol, seen: null, you: null }));
  };
  await again();
}
