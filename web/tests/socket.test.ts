import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RefusalCode } from "$generated/RefusalCode";
import { PROTOCOL_VERSION } from "$generated/registry";
import type { ToPage } from "$generated/ToPage";
import { MatchSocket, REPLY, SILENCE, STEADY, socketUrl, type Connection, type SocketLike } from "$net/socket";

class FakeSocket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readyState = 1;
  sent: { type: string; [key: string]: unknown }[] = [];
  closed = false;

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  close() {
    this.closed = true;
  }

  opens() {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  says(message: ToPage) {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  drops() {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}

const hello: ToPage = { type: "hello", protocol: PROTOCOL_VERSION, server: "test", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" }, lesson: null };

function connecting(seen: () => number | null = () => null, ask?: () => Promise<RefusalCode | null>) {
  const sockets: FakeSocket[] = [];
  const states: Connection[] = [];
  const reasons: (RefusalCode | null)[] = [];
  const heard: ToPage[] = [];
  const socket = new MatchSocket({
    url: "ws://test",
    seen: () => ({ seen: seen(), you: 1 }),
    heard: (message) => heard.push(message),
    changed: (connection, reason) => {
      states.push(connection);
      reasons.push(reason);
    },
    ask,
    open: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake;
    },
  });
  return { socket, sockets, states, reasons, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the socket of a match", () => {
  it("says hello first, and is open once that is answered", () => {
    const { socket, sockets } = connecting();
    expect(socket.send({ type: "resign" })).toBe(false);
    sockets[0]!.opens();
    expect(sockets[0]!.sent).toEqual([{ type: "hello", protocol: PROTOCOL_VERSION, seen: null, you: 1 }]);
    sockets[0]!.says(hello);
    expect(socket.connection).toBe("open");
    expect(socket.send({ type: "resign" })).toBe(true);
  });

  it("reconnects automatically, with growing delays, and says what it has seen", () => {
    let last: number | null = null;
    const { sockets, states } = connecting(() => last);
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    last = 7;
    sockets[0]!.drops();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    sockets[1]!.drops();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(3);
    sockets[2]!.opens();
    expect(sockets[2]!.sent[0]).toEqual({ type: "hello", protocol: PROTOCOL_VERSION, seen: 7, you: 1 });
  });

  it("reconnects at once on request", () => {
    const { socket, sockets } = connecting();
    for (let n = 0; n < 5; n++) {
      sockets.at(-1)!.drops();
      socket.reconnectNow();
    }
    expect(sockets).toHaveLength(6);
  });

  it("gives a silent socket up", () => {
    const { sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    vi.advanceTimersByTime(SILENCE);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: "ping" });
    sockets[0]!.says({ type: "pong", id: 1 });
    vi.advanceTimersByTime(SILENCE);
    vi.advanceTimersByTime(SILENCE);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("notices sooner that nobody hears what was sent, however often more is sent", () => {
    const { socket, sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    for (let second = 0; second < 2 * REPLY; second += 1000) {
      expect(socket.connection).toBe("open");
      socket.send({ type: "automatic", on: true });
      vi.advanceTimersByTime(1000);
    }
    expect(socket.connection).toBe("lost");
  });

  it("waits for a slow reply as long as the server answers a ping", () => {
    const { socket, sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    socket.send({ type: "hint", version: 1 });
    vi.advanceTimersByTime(REPLY);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: "ping" });
    sockets[0]!.says({ type: "pong", id: 1 });
    vi.advanceTimersByTime(SILENCE);
    expect(socket.connection).toBe("open");
  });

  it("says at once that it is cut off when the browser knows, and comes back with it", () => {
    const { socket, sockets, states } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    socket.close();
    dispatchEvent(new Event("offline"));
    expect(socket.connection).toBe("gone");
  });

  it.each<RefusalCode>(["protocol", "too_many_sockets", "old_rules", "closed", "blocked", "no_such_match"])("gives up for good after %s", (code) => {
    const { socket, sockets, states, reasons } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    sockets[0]!.says({ type: "closing", code });
    expect(socket.connection).toBe("gone");
    expect(reasons.at(-1)).toBe(code);
    socket.reconnectNow();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("gone");
  });

  it.each<RefusalCode>(["unsaved", "internal", "stopping", "silent", "too_fast"])("comes back after %s, and says why it is away", (code) => {
    const { sockets, states, reasons } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    sockets[0]!.says({ type: "closing", code });
    expect([states.at(-1), reasons.at(-1)]).toEqual(["lost", code]);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    sockets[1]!.opens();
    sockets[1]!.says(hello);
    expect([states.at(-1), reasons.at(-1)]).toEqual(["open", null]);
  });

  it("a reason lasts until the next socket fails without one", () => {
    const { sockets, states, reasons } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says({ type: "closing", code: "stopping" });
    vi.advanceTimersByTime(500);
    sockets[1]!.drops();
    expect([states.at(-1), reasons.at(-1)]).toEqual(["lost", null]);
  });

  it("waits longer and longer for a server that says hello and closes, until one socket has held", () => {
    const { sockets } = connecting();
    const close = () => {
      sockets.at(-1)!.opens();
      sockets.at(-1)!.says(hello);
      sockets.at(-1)!.says({ type: "closing", code: "unsaved" });
    };
    close();
    // Longer than any of the first waits with its share of chance: after five closings there were as many waits.
    let waited = 0;
    for (let n = 0; n < 5; n += 1) {
      const before = sockets.length;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      close();
    }
    expect(waited).toBeGreaterThan(0.75 * (300 + 1000 + 2000 + 4000 + 8000));
    vi.advanceTimersByTime(20_000);
    sockets.at(-1)!.opens();
    sockets.at(-1)!.says(hello);
    vi.advanceTimersByTime(STEADY);
    const before = sockets.length;
    sockets.at(-1)!.drops();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(before + 1);
  });

  it("waits differently each time, so that not all come back at once", () => {
    const waits = [0, 0.99].map((luck) => {
      vi.spyOn(Math, "random").mockReturnValue(luck);
      const { sockets } = connecting();
      sockets[0]!.opens();
      sockets[0]!.says(hello);
      sockets[0]!.drops();
      let waited = 0;
      for (; sockets.length === 1; waited += 5) vi.advanceTimersByTime(5);
      vi.restoreAllMocks();
      return waited;
    });
    expect(waits[1]! - waits[0]!).toBeGreaterThan(100);
  });

  it("asks why a socket does not open, and gives up if there is no use", async () => {
    const answers: (RefusalCode | null)[] = [null, "no_such_match"];
    const { socket, sockets, reasons } = connecting(undefined, async () => answers.shift() ?? null);
    sockets[0]!.drops();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    sockets[1]!.drops();
    await vi.advanceTimersByTimeAsync(0);
    expect([socket.connection, reasons.at(-1)]).toEqual(["gone", "no_such_match"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(2);
  });

  it("knows the replies to drafts by their ids", async () => {
    const { socket, sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    const [first, second] = [socket.draft([], ["a"]), socket.draft(["b"], [])];
    const [one, two] = sockets[0]!.sent.slice(-2);
    expect([one, two]).toMatchObject([{ type: "draft", moves: [], steps: ["a"] }, { type: "draft", moves: ["b"], steps: [] }]);
    const drafted = { question: null, view: null, stop: "others" as const };
    sockets[0]!.says({ type: "drafted", id: two!.id as number, drafted, refused: null });
    sockets[0]!.says({ type: "drafted", id: one!.id as number, drafted: null, refused: { key: "no", args: {} } });
    await expect(second).resolves.toEqual({ drafted });
    await expect(first).resolves.toEqual({ refused: { key: "no", args: {} } });
  });

  it("answers drafts that were cut off", async () => {
    const { socket, sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    const drafted = socket.draft([], []);
    sockets[0]!.drops();
    await expect(drafted).resolves.toEqual({ refused: null });
  });
});

it("the address follows the page's own", () => {
  expect(socketUrl("a b", { protocol: "https:", host: "x.org" } as Location)).toBe("wss://x.org/api/matches/a%20b/socket");
  expect(socketUrl("1", { protocol: "http:", host: "localhost:7070" } as Location)).toBe("ws://localhost:7070/api/matches/1/socket");
});
