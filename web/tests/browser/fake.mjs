/**
 * A fake server inside the browser: answers the page's requests and its socket with invented messages.
 * Sentences stand in for the keys of messages, since a missing key is displayed as it is.
 */

import { CARDS } from "./cards.mjs";

export const SECRET = "2b7e151628aed2a6abf7158809cf4f3c762e7160";

export const phrase = (key, args = {}) => ({ key, args });
const piece = (id) => ({ piece: { id, name: id } });
const text = (said) => ({ text: said });

export const catalog = (game) => ({
  game,
  pieces: CARDS.map(([name, kind, cost, defense, vp, good, powers]) => ({
    id: name,
    name: phrase(name),
    kind,
    facts: {
      price: defense === null ? { cost } : { defense },
      vp,
      good: good && { kind: good[0], source: good[1] },
      keywords: [],
      copies: 1,
      military: defense !== null,
    },
    about: [],
    lines: powers.map(([phase, said]) => ({ phase, text: phrase(said) })),
    note: null,
  })),
});

export const GAMES = [
  { id: "race", least: 2, most: 4, variants: [{ id: "standard", players: [2, 3, 4] }, { id: "first-game", players: [2, 3, 4] }, { id: "advanced", players: [2] }], levels: ["random", "newcomer", "learner", "easy", "casual", "medium", "keen", "expert", "hard"], styles: [{ name: "military", like: "expert" }, { name: "producer", like: "expert" }, { name: "developer", like: "expert" }, { name: "hurried", like: "expert" }], default_level: "medium", in_order: true, lessons: [] },
  { id: "roll", least: 2, most: 5, variants: [{ id: "standard", players: [2, 3, 4, 5] }, { id: "first-game", players: [2, 3, 4, 5] }], levels: ["random", "easy", "casual", "medium", "careful", "keen", "shrewd", "expert", "hard"], styles: [{ name: "developer", like: "expert" }, { name: "settler", like: "expert" }, { name: "trader", like: "expert" }], default_level: "medium", in_order: true, lessons: [] },
  { id: "defenders", least: 2, most: 4, variants: [{ id: "base", players: [2, 3, 4] }, { id: "advanced", players: [2, 3, 4] }], levels: ["random", "easy", "casual", "medium", "careful", "keen", "shrewd", "expert", "hard"], styles: [{ name: "collector", like: "expert" }, { name: "inventor", like: "expert" }], default_level: "medium", in_order: true, lessons: [] },
];

export const info = (id, game, status = "playing") => ({
  id,
  game,
  variant: GAMES.find((one) => one.id === game)?.variants[0].id,
  status,
  clock: { kind: "none" },
  seats: [
    { kind: "person", name: "Ada" },
    { kind: "bot", name: "easy" },
    { kind: "bot", name: "easy" },
  ],
  you: 0,
  links: [],
  round: 5,
  listed: false,
  lesson: null,
});

/** A game with another person. */
const withGrace = (table) => ({ ...table, seats: [table.seats[0], { kind: "person", name: "Grace" }, table.seats[2]] });

/** The player's own matches: it is her turn, it is somebody else's, one was won, one was lost. */
export const mine = [
  { info: withGrace(info("m1", "race")), my_turn: true, changed: Date.UTC(2026, 0, 5, 18, 20), places: [] },
  { info: info("m2", "roll"), my_turn: false, changed: Date.UTC(2026, 0, 4, 9, 12), places: [] },
  { info: info("m6", "race", "over"), my_turn: false, changed: Date.UTC(2026, 0, 3, 9, 12), places: [{ rank: 1, points: 42 }, { rank: 2, points: 38 }, { rank: 3, points: 21 }] },
  { info: withGrace(info("m7", "roll", "over")), my_turn: false, changed: Date.UTC(2026, 0, 2, 9, 12), places: [{ rank: 2, points: 31 }, { rank: 1, points: 36 }, { rank: 3, points: 30 }] },
];

const player = (seat, more = {}) => ({
  seat,
  name: null,
  bot: "easy",
  open: false,
  online: true,
  stand_in: false,
  resigned: false,
  rematch: false,
  time_left: null,
  ...more,
});

const score = { chips: 3, worlds: 4, developments: 2, six_cost: [] };
const racePlayer = (more) => ({
  hand: 5,
  drawn: 0,
  shown: [],
  tableau: ["Old Earth"],
  goods: [],
  vp: 3,
  pick: { first: "settle" },
  score,
  military: 1,
  ...more,
});

export const raceView = {
  observer: { seat: 0 },
  setup: { players: 3, variant: "standard", timing: "together" },
  round: 5,
  step: "settle",
  stage: "settle",
  asked: 5,
  last_round: false,
  pool: 24,
  deck: 61,
  discard: 22,
  open_discards: [],
  players: [
    racePlayer({
      tableau: ["Alpha Centauri", "Mining Robots", "Comet Zone", "Gem World", "Public Works"],
      goods: ["Gem World", "Comet Zone"],
      pick: { first: "settle" },
    }),
    racePlayer({ tableau: ["New Sparta", "Rebel Base", "Space Marines", "Drop Ships"], military: 5, pick: { first: "produce" } }),
    racePlayer({ tableau: ["Epsilon Eridani", "Avian Uplift Race", "Genetics Lab"], goods: ["Avian Uplift Race"], pick: { first: "explore_five" } }),
  ],
  own: {
    hand: ["Spice World", "Deserted Alien Outpost", "Interstellar Bank", "Plague World", "Lost Species Ark World", "Galactic Federation", "New Economy"],
    drawn: [],
    sealed: null,
    thrown: [],
  },
  unseen: ["Artist Colony", "Consumer Markets", "Investment Credits", "Terraformed World"],
};

export const settle = {
  ask: phrase("Settle: place one world, or pass."),
  details: [phrase("After settling you draw 1 card: you chose Settle.")],
  verb: phrase("Settle"),
  is_part: false,
  presets: [],
  choice: {
    kind: "one",
    offers: [
      {
        answer: { settle: "Spice World" },
        pick: null,
        label: phrase("Spice World (2)"),
        details: [phrase("Cost 2"), phrase("5 cards left in hand"), phrase("Score 11")],
        facts: [{ kind: "costs", unit: "cards", count: 2 }, { kind: "score", change: 1, score: 11 }],
        on: ["card:Spice World"],
      },
      {
        answer: { settle: "Deserted Alien Outpost" },
        pick: null,
        label: phrase("Deserted Alien Outpost (4)"),
        details: [phrase("Cost 4"), phrase("comes with a good of Alien Technology"), phrase("Score 13")],
        facts: [{ kind: "costs", unit: "cards", count: 4 }, { kind: "score", change: 3, score: 13 }],
        on: ["card:Deserted Alien Outpost"],
      },
      { answer: { settle: null }, pick: null, label: phrase("Pass"), details: [], facts: [], on: ["confirm"] },
    ],
    unavailable: [
      { label: phrase("Lost Species Ark World"), why: phrase("It costs 5, and only 4 other cards could pay."), facts: [{ kind: "costs", unit: "cards", count: 5 }], on: ["card:Lost Species Ark World"] },
      { label: phrase("Plague World"), why: phrase("It needs 1 Military more than you have."), facts: [{ kind: "military", strength: 1, defense: 2 }], on: ["card:Plague World"] },
    ],
  },
};

export const pay = {
  ask: phrase("Pay for Spice World: discard 2 cards."),
  details: [phrase("Cost 3, 1 less for Mining Robots")],
  verb: phrase("Pay"),
  is_part: true,
  presets: [],
  choice: {
    kind: "some",
    picks: [
      {
        label: phrase("Pay 2 cards"),
        details: [phrase("4 cards left in hand")],
        facts: [{ kind: "costs", unit: "cards", count: 2 }],
        from: raceView.own.hand.slice(1),
        least: 2,
        most: 2,
        answer: { pay: [] },
        slot: "/pay",
        on: ["card:Spice World"],
      },
    ],
  },
};

/** What happened: the round, the game's own event, and its sentence. */
const log = [
  [4, { round_began: { round: 4 } }, phrase("Round 4 begins.")],
  [4, { placed: { seat: 1, card: "Rebel Base" } }, { key: "list-more", args: { list: { seat: 1 }, next: text("settles Rebel Base with Military 5.") } }],
  [4, { drew: { seat: 2, count: 3, cause: "explore" } }, { key: "list-more", args: { list: { seat: 2 }, next: text("draws 3 cards.") } }],
  [5, { round_began: { round: 5 } }, phrase("Round 5 begins.")],
  [5, { chose: { seat: 1, pick: { first: "produce" } } }, { key: "list-more", args: { list: { seat: 1 }, next: text("Produce") } }],
  [5, { placed: { seat: 0, card: "Gem World" } }, { key: "list-more", args: { list: { seat: 0 }, next: piece("Gem World") } }],
  [5, { placed: { seat: 1, card: "Space Marines" } }, { key: "list-more", args: { list: { seat: 1 }, next: piece("Space Marines") } }],
];

export const outcome = {
  outcome: {
    standings: [
      { rank: 1, total: 38, score: [{ source: "chips", points: 14 }, { source: "worlds", points: 11 }, { source: "developments", points: 6 }, { source: "six_cost", points: 7 }], tie_break: [4] },
      { rank: 2, total: 33, score: [{ source: "chips", points: 4 }, { source: "worlds", points: 18 }, { source: "developments", points: 6 }, { source: "six_cost", points: 5 }], tie_break: [2] },
      { rank: 3, total: 27, score: [{ source: "chips", points: 10 }, { source: "worlds", points: 9 }, { source: "developments", points: 4 }, { source: "six_cost", points: 4 }], tie_break: [6] },
    ],
  },
  sources: [phrase("Chips"), phrase("Worlds"), phrase("Developments"), phrase("Six-cost developments")],
  resigned: [],
  chart: { rounds: [[2, 1, 2], [4, 4, 3], [5, 9, 5], [9, 11, 8], [13, 15, 12], [20, 19, 15], [26, 25, 19], [31, 30, 24], [38, 33, 27]] },
};

/** What the points of each round were for. */
const points = {
  rounds: outcome.chart.rounds.map((after, n, all) => ({
    first: 3 * n,
    seats: after.map((total, seat) => [{ of: phrase(seat === 1 ? "Worlds" : "Chips"), points: total - (all[n - 1]?.[seat] ?? 0) }]),
  })),
};

/** The messages on the socket of a match. */
export const messages = ({ game = "race", view = raceView, question = settle, over = false, you = 0, paused = false } = {}) => [
  { type: "hello", protocol: 1, server: "fake", match: "m1", game, variant: "standard", you, clock: { kind: "none" }, lesson: null },
  {
    type: "table",
    players: [player(0, { name: "Ada", bot: null, time_left: 512_000 }), player(1), player(2)],
    status: over ? "over" : "playing",
    automatic: true,
    hints: true,
    paused,
    rematch: null,
  },
  {
    type: "events",
    events: log.map(([round, event, said], index) => ({ index, round, event, said })),
  },
  {
    type: "state",
    version: 31,
    view,
    question: over ? null : question,
    step: phrase("Round 5, phase III: Settle"),
    waiting: over ? [] : [0, 2],
    undo: over ? null : phrase("keep Spice World"),
    scores: [9, 12, 8],
    since: 4,
    scored: [1, 3, 0],
  },
  ...(over ? [{ type: "over", ...outcome }] : []),
];

/** What people said, to somebody in the first seat. */
export const chat = () => {
  const line = (number, name, seat, minutes, says) => ({ side: "players", number, speaker: name, name, seat, mine: seat === 0, says, at: Date.now() - minutes * 60_000 });
  const said = [
    ["Grace", 1, 1500, { quick: "good_luck" }],
    ["Ada", 0, 34, { text: "You too! I have never played with takeovers, so please be gentle." }],
    ["Grace", 1, 33, { text: "We can look at https://orrery.example/rules first." }],
    ["Grace", 1, 33, { text: "<b>Nobody</b> minds if you ask." }],
    ["گریس", 2, 3, { text: "سلام 👋" }],
    ["Ada", 0, 0, { quick: "thanks" }],
  ];
  return { type: "chat", on: true, all: true, lines: said.map((one, n) => line(n, ...one)) };
};

/** What a bot thinks of the answers to the question that was sent. */
const hint = (version, told) => {
  const { offers } = told.find(({ type }) => type === "state").question.choice;
  const option = ({ answer, label }, n) => ({ answer, steps: null, said: label, win: 0.62 - 0.11 * n, margin: 3.4 - 2.1 * n, samples: 240 });
  const answers = [{ said: phrase("place Rebel Base"), share: 0.72 }, { said: phrase("place nothing"), share: 0.28 }];
  return { type: "hint", version, options: offers.slice(0, 5).map(option), predicted: [{ seat: 2, answers }] };
};

/** What a replay of the match answers. */
export const replay = () => {
  const steps = log.map(([round], n) => ({ seat: n % 3, round, step: phrase(`Round ${round}`), said: n % 2 ? phrase("settle Gem World") : null }));
  const phases = steps.flatMap(({ round }, first) => (round === steps[first - 1]?.round ? [] : [{ round, name: phrase("Phase III: Settle"), first }]));
  const made = { facts: [{ kind: "costs", unit: "cards", count: 2 }, { kind: "score", change: 1, score: 9 }], on: ["card:Gem World"] };
  const position = (at) => ({ at, view: raceView, seats: [], step: phrase("Round 5, phase III: Settle"), waiting: [0], made: at > 0 ? made : null, events: [], scores: [9, 12, 8] });
  return {
    "/api/matches/m1/replay": { info: info("m1", "race", "over"), open: true, steps, phases },
    ...Object.fromEntries([...Array(steps.length + 1).keys()].map((at) => [`/api/matches/m1/replay/${at}`, position(at)])),
  };
};

/** Tables that wait for players, and tables to watch. */
export const lobby = () => {
  const waiting = { ...info("m3", "roll", "waiting"), you: null };
  waiting.seats[2] = { kind: "open", name: null };
  const playing = { ...info("m4", "race"), you: null, clock: { kind: "live", seconds: 600, increment: 10 } };
  return { "/api/lobby": [{ info: waiting, open: 1 }, { info: playing, open: 0 }] };
};

/** Where the link of a seat leads, and whether it still gives the seat. */
export const invitation = (offer, status = "waiting") => {
  const table = { ...info("m5", "race", status), you: null, clock: { kind: "days", days: 3 } };
  if (status === "waiting") table.seats[2] = { kind: "open", name: null };
  return { "/api/seats/secret": { info: table, host: "Ada", seat: 2, offer } };
};

/** Where answers lead: a world must be paid for, and others answer after everything else. */
function leads(told, moves) {
  const { question } = told.find(({ type }) => type === "state");
  const isUnpaid = question === settle && moves.length === 1 && moves[0].settle === "Spice World";
  return { question: isUnpaid ? pay : null, view: null, stop: isUnpaid ? null : "others" };
}

/** Makes a page of Playwright believe in the server. */
export async function fake(page, { told = messages(), mine = [], drafted = (moves) => leads(told, moves), answers = {} } = {}) {
  const replies = {
    "/api/me": { name: "Ada", recoverable: false, protocol: 1, server: "fake" },
    "/api/games": GAMES,
    "/api/matches": mine,
    "/api/lobby": [],
    "/api/me/recovery": { path: `/recover/${SECRET}` },
    [`/api/recover/${SECRET}`]: { name: "Grace", games: 3, you: false },
    "/api/matches/m1/points": points,
    "/api/matches/m1": info("m1", told[0]?.game ?? "race"),
    ...Object.fromEntries(GAMES.map((game) => [`/api/games/${game.id}/catalog`, catalog(game.id)])),
    ...answers,
  };
  await page.route("**/api/**", (route) => {
    const at = new URL(route.request().url()).pathname;
    if (at === "/api/matches" && route.request().method() === "POST") return route.fulfill({ json: { id: "m1", you: 0, links: [] } });
    const reply = replies[at];
    return reply === undefined
      ? route.fulfill({ status: 404, json: { code: "missing", said: { key: "missing" } } })
      : route.fulfill({ json: reply });
  });
  const sent = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.onMessage((raw) => {
      const message = JSON.parse(raw);
      sent.push(message);
      if (message.type === "hello") for (const one of told) socket.send(JSON.stringify(one));
      if (message.type === "hint") socket.send(JSON.stringify(hint(message.version, told)));
      if (message.type === "draft") socket.send(JSON.stringify({ type: "drafted", id: message.id, drafted: drafted(message.moves, message.steps), refused: null }));
    });
  });
  return sent;
}
