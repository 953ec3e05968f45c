/** Time in ms until a held pointer repeats its action, and between repetitions. */
export const holdMs = 400;
export const repeatMs = 80;

/** Handlers of a button whose action repeats while a pointer is held on it. */
export interface Repeat {
  /** Sets the action of all later calls. */
  setAction: (act: () => void) => void;
  press: () => void;
  release: () => void;
  click: () => void;
}

/** An action that a click, a tap or a key does once, and a held pointer again and again. */
export function repeat(): Repeat {
  let act: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  const again = () => {
    hasRepeated = true;
    act();
    timer = setTimeout(again, repeatMs);
  };
  return {
    setAction(next) {
      act = next;
    },
    press() {
      clearTimeout(timer);
      hasRepeated = false;
      timer = setTimeout(again, holdMs);
    },
    release() {
      clearTimeout(timer);
    },
    click() {
      // The click that ends a repetition must not repeat the action.
      if (!hasRepeated) {
        act();
      }
      hasRepeated = false;
    },
  };
}
