/** Whether the reader uses the keyboard now: what can be chosen wears its number then, until the pointer is used again. */

class Keyboard {
  used = $state(false);

  private readonly pressed = ({ key, target }: KeyboardEvent) => {
    const isModifier = ["Shift", "Control", "Alt", "Meta"].includes(key);
    const isText = target instanceof Element && target.matches("input, select, textarea");
    if (!isModifier && !isText) this.used = true;
  };
  private readonly pointed = ({ type, movementX, movementY }: PointerEvent) => {
    // Pieces that move under a resting pointer are no movement of the pointer.
    if (type === "pointerdown" || movementX !== 0 || movementY !== 0) this.used = false;
  };

  /** Watches keys and pointer until the returned function is called. */
  watch(): () => void {
    addEventListener("keydown", this.pressed, { capture: true });
    addEventListener("pointerdown", this.pointed, { capture: true });
    addEventListener("pointermove", this.pointed, { capture: true, passive: true });
    return () => {
      removeEventListener("keydown", this.pressed, { capture: true });
      removeEventListener("pointerdown", this.pointed, { capture: true });
      removeEventListener("pointermove", this.pointed, { capture: true });
    };
  }
}

export const keyboard = new Keyboard();
