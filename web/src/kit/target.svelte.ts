/**
 * Makes an element stand for something that questions speak of: `use:target={"card:Old Earth"}`.
 *
 * While the question has answers there, the element is lit, focusable and a button; a thing that cannot be chosen says why.
 * With a piece, `use:target={{ on: "card:Old Earth", piece: "Old Earth" }}`, it also shows the piece: on hover and focus beside
 * it, large on a click when nothing is to be chosen there, on a long press, or by the key `i`. Signs on the piece are explained there:
 * what a finger means by touching one is to choose the piece.
 */

import type { ActionReturn } from "svelte/action";
import { speech } from "$words/language.svelte";
import type { Light } from "$state/lights";
import { settings } from "$state/settings.svelte";
import { stage } from "$state/stage.svelte";
import { shown } from "./shown.svelte";
import { signAt } from "./signs";

export interface TargetOptions {
  /** What questions call it. */
  on?: string;
  /** The id of its piece. */
  piece?: string;
  /**
   * When the keyboard reaches it: `lit` only while a question lights it, `never` if another element of the same target is
   * reached instead, as with several dice of one color. Pointers always do.
   */
  focus?: "always" | "lit" | "never";
  /** Whether a peek appears next to it. Not where it would cover the next thing to touch. */
  peek?: boolean;
  /** Whether digits number it before everything else that is lit, or after it; what comes last takes the place of the first if those are not lit. */
  turn?: "first" | "last";
}

export type TargetParameter = string | TargetOptions | null | undefined;

const HOVER = 300;
const LONG_PRESS = 450;
/** How much a finger that presses may tremble, in pixels. */
const SLACK = 10;

const optionsOf = (parameter: TargetParameter): TargetOptions =>
  typeof parameter === "string" ? { on: parameter } : (parameter ?? {});

const isChoosable = (light: Light | null): boolean => light !== null && light !== "closed";

function set(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

export function target(node: HTMLElement | SVGElement, parameter: TargetParameter): ActionReturn<TargetParameter> {
  let options = $state.raw(optionsOf(parameter));
  const native = node.matches("button, a[href], summary");
  const ownRole = node.getAttribute("role");
  const ownIndex = node.getAttribute("tabindex");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  /** Where the finger came down. */
  let began = { x: 0, y: 0 };
  /** What a finger has pressed that may still drag it away: it is shown once the finger is gone. */
  let due: EventTarget | null = null;

  const selection = () => stage()?.selection ?? null;
  const light = () => (options.on ? (selection()?.light(options.on) ?? null) : null);
  const choosable = () => isChoosable(light());

  // A board has hundreds of targets, and each change of a choice reaches all of them: those that look the same have nothing to do.
  const lit = $derived(light());
  const marked = $derived(options.on !== undefined && (stage()?.marked.has(options.on) ?? false));
  const leads = $derived(options.on !== undefined && (selection()?.leadsOn(options.on) ?? false));
  const sent = $derived(selection()?.sending === true && ["chosen", "picked", "planned"].includes(lit ?? ""));
  const spotted = $derived(options.on !== undefined && (stage()?.spot.has(options.on) ?? false));
  const said = $derived(options.on ? description(options.on) : null);

  $effect(() => {
    const shows = options.piece !== undefined;
    const twin = options.focus === "never";
    const active = lit !== null || (shows && options.focus !== "lit" && !twin);
    set(node, "data-target", options.on ?? null);
    set(node, "data-lit", lit ?? (marked ? "made" : null));
    set(node, "data-leads", leads ? "" : null);
    set(node, "data-told", spotted ? "" : null);
    set(node, "data-sent", sent ? "" : null);
    set(node, "data-shows", shows ? "" : null);
    set(node, "data-twin", twin ? "" : null);
    set(node, "data-turn", options.turn ?? null);
    set(node, "aria-pressed", isChoosable(lit) ? String(lit === "chosen" || lit === "picked" || lit === "planned") : null);
    set(node, "aria-disabled", lit === "closed" && !shows ? "true" : null);
    set(node, "aria-description", said);
    if (!native) {
      set(node, "tabindex", ownIndex ?? (active ? (twin ? "-1" : "0") : null));
      set(node, "role", active ? "button" : ownRole);
      if (twin) set(node, "aria-hidden", "true");
    }
  });

  /** Whether nothing is left to do here but to confirm. */
  const isDone = () => ["chosen", "picked", "planned"].includes(light() ?? "") || (options.on !== undefined && selection()?.tookStepAt(options.on) === true);

  /** What the sign at an element of the piece means. */
  const signOf = (at: EventTarget | null): string | null => signAt(at, node)?.words ?? null;

  /** Says whether the click was for this piece. */
  function act(at: EventTarget | null): boolean {
    if (options.on && choosable()) {
      selection()?.touch(options.on);
      shown.unpeek();
    } else if (light() === "closed") {
      shown.peekAt(node, options.on, options.piece, signOf(at));
    } else if (options.piece) {
      // A click meant for the previous question must not open anything.
      if (!selection()?.settling) shown.show(options.piece, signOf(at));
    } else {
      return false;
    }
    return true;
  }

  const click = (event: Event) => {
    clearTimeout(timer);
    const wasRead = pressed;
    pressed = false;
    if (wasRead || act(event.target)) event.stopPropagation();
  };

  const key = (event: KeyboardEvent) => {
    // With Control, Enter confirms the answer wherever the focus is.
    if (event.target !== node || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "i" && options.piece && settings.shortcuts) {
      shown.show(options.piece);
    } else if (event.key === "Enter" && (isDone() || light() === null) && selection()?.canCommit) {
      // Enter on the current choice confirms it, and so does Enter on what the question is not about: the focus may have stayed there since the
      // question before. The space bar takes a picked piece back, and shows the others.
      selection()?.commit();
    } else if (!native && (event.key === "Enter" || event.key === " ")) {
      act(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const peek = (at: EventTarget | null = null) => {
    if (options.peek !== false) shown.peekAt(node, options.on, options.piece, signOf(at));
  };
  /** Opens after the pointer has moved here and come to rest: a piece that appears under a resting pointer shows nothing. */
  const move = (event: PointerEvent) => {
    // A finger that moves does not press.
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - began.x, event.clientY - began.y) > SLACK) spare();
    if (event.pointerType !== "mouse" || event.buttons !== 0 || (event.movementX === 0 && event.movementY === 0)) return;
    clearTimeout(timer);
    const at = event.target;
    timer = setTimeout(() => peek(at), HOVER);
  };
  const leave = () => {
    spare();
    shown.unpeek(node);
  };
  /** It is not pressed, or no longer. */
  function spare(): void {
    clearTimeout(timer);
    due = null;
    node.removeAttribute("data-pressed");
  }
  function read(at: EventTarget | null): void {
    pressed = true;
    shown.show(options.piece!, signOf(at));
  }
  const down = (event: PointerEvent) => {
    spare();
    // The click of a long press may never come: the next press is a new one.
    pressed = false;
    began = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || !options.piece) return;
    const at = event.target;
    timer = setTimeout(() => {
      if (!node.closest("[data-sorting]")) return read(at);
      due = at;
      node.toggleAttribute("data-pressed", true);
    }, LONG_PRESS);
  };
  const up = () => {
    const at = due;
    spare();
    if (at) read(at);
  };
  const menu = (event: Event) => {
    // A long press on a touch screen shows the piece, not the browser's menu.
    if (pressed || due) event.preventDefault();
  };
  /** A piece that is removed while it has the focus leaves it in the middle of drawing, when nothing else may change. */
  const blur = () => {
    clearTimeout(timer);
    queueMicrotask(() => shown.unpeek(node));
  };
  const focus = () => {
    if (node.matches(":focus-visible")) peek();
  };

  const handlers: [string, (event: never) => void][] = [
    ["click", click],
    ["keydown", key],
    ["pointermove", move],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", leave],
    ["contextmenu", menu],
    ["focus", focus],
    ["blur", blur],
  ];
  for (const [name, handler] of handlers) node.addEventListener(name, handler as EventListener);

  return {
    update: (next) => {
      options = optionsOf(next);
    },
    destroy: () => {
      leave();
      for (const [name, handler] of handlers) node.removeEventListener(name, handler as EventListener);
    },
  };
}

/** What a screen reader says after the name: why not, or what it would bring. */
function description(on: string): string | null {
  const at = stage();
  const selection = at?.selection;
  if (!at || !selection || !speech.ready) return null;
  const closed = selection.reasons(on);
  const entries = [...selection.at(on), ...selection.ahead.filter((preset) => preset.on.includes(on))];
  if (entries.length === 0) return closed.length > 0 ? closed.map(({ why }) => at.text(why)).join(" ") : null;
  return entries.slice(0, 4).map(({ label }) => at.text(label)).join("; ");
}
