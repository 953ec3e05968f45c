/** How long a pointer is held before its action repeats, and how long from one repetition to the next, in ms. */
export const holdMs = 400;
export const repeatMs = 80;

/** Handlers of a button whose action repeats while a pointer is held on it. */
export interface Repeat {
  /** Says what to do from now on, each time. */
  does: (act: () => void) => void;
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
    does(next) {
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
      // The click that ends a repetition is no step of its own.
      if (!hasRepeated) {
        act();
      }
      hasRepeated = false;
    },
  };
}
