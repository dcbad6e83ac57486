/** HTTP requests. Only this file and `socket.ts` know the server's paths. */

import type { Catalog } from "$generated/words/Catalog";
import type { Claimed } from "$generated/Claimed";
import type { Created } from "$generated/Created";
import type { Failure } from "$generated/Failure";
import type { GameInfo } from "$generated/GameInfo";
import type { Invitation } from "$generated/Invitation";
import type { LobbyTable } from "$generated/LobbyTable";
import type { MatchInfo } from "$generated/MatchInfo";
import type { Me } from "$generated/Me";
import type { MyMatch } from "$generated/MyMatch";
import type { NewLesson } from "$generated/NewLesson";
import type { NewMatch } from "$generated/NewMatch";
import type { Phrase } from "$generated/words/Phrase";
import type { PointsByRound } from "$generated/PointsByRound";
import type { PuzzleDraft } from "$generated/PuzzleDraft";
import type { PuzzleDrafted } from "$generated/PuzzleDrafted";
import type { PuzzleList } from "$generated/PuzzleList";
import type { PuzzlePosition } from "$generated/PuzzlePosition";
import type { PuzzleTry } from "$generated/PuzzleTry";
import type { PuzzleVerdict } from "$generated/PuzzleVerdict";
import type { Recoverable } from "$generated/Recoverable";
import type { RecoveryLink } from "$generated/RecoveryLink";
import type { Rename } from "$generated/Rename";
import type { ReplayPosition } from "$generated/ReplayPosition";
import type { ReplaySummary } from "$generated/ReplaySummary";
import type { ReviewBegun } from "$generated/ReviewBegun";
import type { ReviewProgress } from "$generated/ReviewProgress";
import type { ReviewWish } from "$generated/ReviewWish";
import type { Seat } from "$generated/game/Seat";

/** A request that was answered with a failure, or not at all (`status` 0). */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Phrase | null,
  ) {
    super(`${status} ${code}`);
    this.name = "RequestFailed";
  }
}

/** The point of view of a replay: a seat, all seats, or the reader. */
export type Eyes = Seat | "all" | "own";

/** Whether it is the id of a record that was uploaded, not of a match. */
export const isUpload = (id: string): boolean => id.startsWith("upload-");
/** A match, or a record that was uploaded. */
const gamePath = (id: string): string => `/api/${isUpload(id) ? "reviews" : "matches"}/${encodeURIComponent(id)}`;
const reviewPath = (id: string): string => (isUpload(id) ? gamePath(id) : `${gamePath(id)}/review`);

const query = (eyes: Eyes): string => (eyes === "own" ? "" : `?as=${eyes}`);

type Fetch = typeof fetch;

export class Api {
  constructor(private readonly fetch: Fetch = (input, init) => globalThis.fetch(input, init)) {}

  me = () => this.get<Me>("/api/me");
  rename = (name: string) => this.send<Me>("PUT", "/api/me", { name } satisfies Rename);
  /** Makes a new secret link for this player. The previous one stops working. */
  makeLink = () => this.send<RecoveryLink>("POST", "/api/me/recovery", {});
  /** Whose secret link it is. */
  recoverable = (secret: string) => this.get<Recoverable>(`/api/recover/${encodeURIComponent(secret)}`);
  /** Makes this browser the player of a secret link. */
  recover = (secret: string) => this.send<Me>("POST", `/api/recover/${encodeURIComponent(secret)}`, {});
  games = () => this.get<GameInfo[]>("/api/games");
  catalog = (game: string) => this.get<Catalog>(`/api/games/${encodeURIComponent(game)}/catalog`);
  lobby = () => this.get<LobbyTable[]>("/api/lobby");
  myMatches = () => this.get<MyMatch[]>("/api/matches");
  create = (match: NewMatch) => this.send<Created>("POST", "/api/matches", match);
  /** The table of a lesson: the one that is under way, or a new one. */
  takeLesson = (lesson: string, again = false) => this.send<Created>("POST", "/api/lessons", { lesson, again } satisfies NewLesson);
  match = (id: string) => this.get<MatchInfo>(`/api/matches/${encodeURIComponent(id)}`);
  /** Takes an open seat of a table in the lobby. */
  sit = (id: string, seat: Seat) => this.send<Claimed>("POST", `/api/matches/${encodeURIComponent(id)}/seats/${seat}`, {});
  /** Gives an open seat to a bot; only for the creator of the table. */
  sitBot = (id: string, seat: Seat, level: string) =>
    this.send<MatchInfo>("POST", `/api/matches/${encodeURIComponent(id)}/seats/${seat}/bot`, { level });
  /** The table that a seat's secret link leads to. Nothing changes. */
  invitation = (token: string) => this.get<Invitation>(`/api/seats/${encodeURIComponent(token)}`);
  /** Takes the seat of a secret link. */
  claim = (token: string) => this.send<Claimed>("POST", `/api/seats/${encodeURIComponent(token)}`, {});
  replay = (id: string, eyes: Eyes) =>
    this.get<ReplaySummary>(`${gamePath(id)}/replay${query(eyes)}`);
  position = (id: string, at: number, eyes: Eyes) =>
    this.get<ReplayPosition>(`${gamePath(id)}/replay/${at}${query(eyes)}`);
  /** What every point of a finished match was for. */
  points = (id: string) => this.get<PointsByRound>(`/api/matches/${encodeURIComponent(id)}/points`);
  /** How the review of a match stands, with the decisions after those that are known. */
  review = (id: string, known: number) => this.get<ReviewProgress>(`${reviewPath(id)}?known=${known}`);
  beginReview = (id: string, deeper: boolean) => this.send<ReviewProgress>("POST", reviewPath(id), { deeper } satisfies ReviewWish);
  cancelReview = (id: string) => this.request<void>(reviewPath(id), { method: "DELETE" });
  /** Sends a record to be reviewed. It is not stored. */
  uploadReview = (record: string) =>
    this.request<ReviewBegun>("/api/reviews", { method: "POST", headers: { accept: "application/json", "content-type": "application/json" }, body: record });
  /** All puzzles, and the one of the day. */
  puzzles = () => this.get<PuzzleList>("/api/puzzles");
  /** A puzzle as its seat sees it. */
  puzzle = (id: string) => this.get<PuzzlePosition>(`/api/puzzles/${encodeURIComponent(id)}`);
  /** Where answers to a puzzle lead, before one is given. */
  tryPuzzle = (id: string, draft: PuzzleDraft) => this.send<PuzzleDrafted>("POST", `/api/puzzles/${encodeURIComponent(id)}/draft`, draft);
  /** Gives the answer to a puzzle. */
  solvePuzzle = (id: string, answer: PuzzleTry) => this.send<PuzzleVerdict>("POST", `/api/puzzles/${encodeURIComponent(id)}/answer`, answer);
  /** Where the record of a finished match is downloaded from. */
  recordPath = (id: string) => `/api/matches/${encodeURIComponent(id)}/record`;

  private get<T>(path: string): Promise<T> {
    return this.request<T>(path, { headers: { accept: "application/json" } });
  }

  private send<T>(method: string, path: string, body: unknown): Promise<T> {
    const headers = { accept: "application/json", "content-type": "application/json" };
    return this.request<T>(path, { method, headers, body: JSON.stringify(body) });
  }

  private async request<T>(path: string, init: RequestInit): Promise<T> {
    let response: Response;
    try {
      response = await this.fetch(path, { credentials: "same-origin", ...init });
    } catch {
      throw new RequestFailed(0, "unreachable", null);
    }
    if (response.status === 204) return undefined as T;
    if (response.ok) return (await response.json()) as T;
    const failure = (await response.json().catch(() => null)) as Failure | null;
    throw new RequestFailed(response.status, failure?.code ?? "unknown", failure?.said ?? null);
  }
}

export const api = new Api();
