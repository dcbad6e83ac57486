import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToPage } from "$generated/ToPage";
import { MatchSocket, SILENCE, socketUrl, type Connection, type SocketLike } from "$net/socket";

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

const hello: ToPage = { type: "hello", protocol: 1, server: "test", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" } };

function connecting(seen: () => number | null = () => null) {
  const sockets: FakeSocket[] = [];
  const states: Connection[] = [];
  const heard: ToPage[] = [];
  const socket = new MatchSocket({
    url: "ws://test",
    seen,
    heard: (message) => heard.push(message),
    changed: (connection) => states.push(connection),
    open: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake;
    },
  });
  return { socket, sockets, states, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the socket of a match", () => {
  it("says hello first, and is open once that is answered", () => {
    const { socket, sockets } = connecting();
    expect(socket.send({ type: "resign" })).toBe(false);
    sockets[0]!.opens();
    expect(sockets[0]!.sent).toEqual([{ type: "hello", protocol: 1, seen: null }]);
    sockets[0]!.says(hello);
    expect(socket.connection).toBe("open");
    expect(socket.send({ type: "resign" })).toBe(true);
  });

  it("connects again by itself, later each time, and says what it has seen", () => {
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
    expect(sockets[2]!.sent[0]).toEqual({ type: "hello", protocol: 1, seen: 7 });
  });

  it("does not wait any longer when it is told so", () => {
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

  it("gives up for good when the server is of another version", () => {
    const { socket, sockets, states } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says({ type: "closing", code: "protocol" });
    expect(socket.connection).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("gone");
  });

  it("comes back to a server that is stopping", () => {
    const { sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    sockets[0]!.says({ type: "closing", code: "stopping" });
    sockets[0]!.drops();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("knows the replies to drafts by their ids", async () => {
    const { socket, sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    const [first, second] = [socket.draft(["a"]), socket.draft(["b"])];
    const [one, two] = sockets[0]!.sent.slice(-2);
    const draft = { state: null, steps: [], finish: null };
    sockets[0]!.says({ type: "drafted", id: two!.id as number, draft, refused: null });
    sockets[0]!.says({ type: "drafted", id: one!.id as number, draft: null, refused: { key: "no", args: {} } });
    await expect(second).resolves.toEqual({ draft });
    await expect(first).resolves.toEqual({ refused: { key: "no", args: {} } });
  });

  it("answers drafts that were cut off", async () => {
    const { socket, sockets } = connecting();
    sockets[0]!.opens();
    sockets[0]!.says(hello);
    const drafted = socket.draft([]);
    sockets[0]!.drops();
    await expect(drafted).resolves.toEqual({ refused: null });
  });
});

it("the address follows the page's own", () => {
  expect(socketUrl("a b", { protocol: "https:", host: "x.org" } as Location)).toBe("wss://x.org/api/matches/a%20b/socket");
  expect(socketUrl("1", { protocol: "http:", host: "localhost:7070" } as Location)).toBe("ws://localhost:7070/api/matches/1/socket");
});
