/** The keys of a replay: arrows by move, with Shift by phase, Page Up and Page Down by round, Home and End. */

import type { Replay } from "$state/replay.svelte";

type Steps = Pick<Replay, "go" | "stride"> & { readonly steps: readonly unknown[] };

/** Where these keys mean something else. The slider is moved by them as well. */
const OTHERS = 'input:not([type="range"]), select, textarea, [role="tab"], [role="log"], dialog';

/** What a key does here; null if it is none of ours. */
export function replayKey(event: KeyboardEvent, on: Steps): (() => Promise<void>) | null {
  if (event.ctrlKey || event.altKey || event.metaKey || (event.target as Element | null)?.closest?.(OTHERS)) return null;
  const arrow = { ArrowRight: true, ArrowLeft: false }[event.key];
  if (arrow !== undefined) return () => on.stride(event.shiftKey ? "phase" : "move", arrow);
  if (event.shiftKey) return null;
  const keys: Record<string, () => Promise<void>> = {
    PageDown: () => on.stride("round", true),
    PageUp: () => on.stride("round", false),
    Home: () => on.go(0),
    End: () => on.go(on.steps.length),
  };
  return keys[event.key] ?? null;
}
