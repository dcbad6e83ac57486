/**
 * What looks at where things are drawn waits for the next frame. An effect that looks at once makes the browser lay the page out in the
 * middle of a change, and again after the rest of it.
 */

/** Calls back when the next frame is drawn; what it returns takes that back, as an effect does. */
export function nextFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Calls back after the next frame was drawn: for what nobody sees. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = nextFrame(() => (timer = setTimeout(act)));
  return () => {
    stop();
    clearTimeout(timer);
  };
}
