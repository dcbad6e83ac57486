/** Addresses of the page: a handful of patterns, and the browser's own history. */

export type Route =
  | { page: "home" }
  | { page: "table"; match: string }
  | { page: "seat"; token: string }
  | { page: "recover"; secret: string }
  | { page: "replay"; match: string }
  | { page: "review"; match: string | null }
  | { page: "cards"; game: string | null }
  | { page: "rules"; game: string | null }
  | { page: "learn"; game: string | null }
  | { page: "puzzles" }
  | { page: "puzzle"; puzzle: string }
  | { page: "lobby" }
  | { page: "missing" };

/** What an address shows. */
export function routeOf(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "missing" };
  }
  const [first, second, ...rest] = parts;
  if (first === undefined) return { page: "home" };
  if (rest.length > 0) return { page: "missing" };
  if (second === undefined) {
    if (first === "lobby" || first === "puzzles") return { page: first };
    if (first === "review") return { page: "review", match: null };
    if (first === "cards" || first === "rules" || first === "learn") return { page: first, game: null };
    return { page: "missing" };
  }
  if (first === "table") return { page: "table", match: second };
  if (first === "seat") return { page: "seat", token: second };
  if (first === "recover") return { page: "recover", secret: second };
  if (first === "replay") return { page: "replay", match: second };
  if (first === "review") return { page: "review", match: second };
  if (first === "puzzles") return { page: "puzzle", puzzle: second };
  if (first === "cards" || first === "rules" || first === "learn") return { page: first, game: second };
  return { page: "missing" };
}

/** The address of a page. */
export const path = {
  home: () => "/",
  lobby: () => "/lobby",
  table: (match: string) => `/table/${encodeURIComponent(match)}`,
  /** At the beginning, or after this many moves. */
  replay: (match: string, at = 0) => `/replay/${encodeURIComponent(match)}${at > 0 ? `?at=${at}` : ""}`,
  /** Of a match, or of a file that the reader has. */
  review: (match?: string) => (match ? `/review/${encodeURIComponent(match)}` : "/review"),
  cards: (game?: string) => (game ? `/cards/${encodeURIComponent(game)}` : "/cards"),
  learn: (game?: string) => (game ? `/learn/${encodeURIComponent(game)}` : "/learn"),
  /** All of them, or one. */
  puzzles: (puzzle?: string) => (puzzle ? `/puzzles/${encodeURIComponent(puzzle)}` : "/puzzles"),
  rules: (game?: string) => (game ? `/rules/${encodeURIComponent(game)}` : "/rules"),
};

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** Grows with every navigation, so a page can start over at the same address. */
  visit = $state(0);

  begin(): void {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
    this.read();
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }

  /** The same, without a history entry. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.read();
  }

  private read(): void {
    this.route = routeOf(location.pathname);
    this.visit += 1;
  }

  /** Links within the page are followed without reloading it. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
