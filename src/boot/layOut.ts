/** Set on the root element while what lies below the first screen of a phone has no layout yet. */
export const arrivingAttribute = 'data-arriving';

/** Set on each part that has been laid out meanwhile. */
const laidOutAttribute = 'data-laid-out';

/** Parts that are below the first screen of a phone. `site.css` names the same ones. */
export const partsBelow = ':is(.markdown > :nth-child(n + 6), main > :nth-child(n + 3), .footer)';

/** Milliseconds that must be left of an idle period to begin with another part. */
const enough = 25;

/** What {@link layOut} needs to know of the time that the browser gives it. */
export type Deadline = Pick<IdleDeadline, 'timeRemaining'>;

/**
 * Lays out parts, one after the other, for as long as there is time.
 *
 * @param parts - parts that are left; those that are done are taken off the front
 * @param reveal - gives one part its layout
 */
export function layOut<Part>(
  parts: Part[],
  deadline: Deadline,
  reveal: (part: Part) => void,
): void {
  while (parts.length > 0 && deadline.timeRemaining() > enough) {
    reveal(parts.shift() as Part);
  }
}

/**
 * Text that no one sees yet costs a phone most of the time before the first paint. The inline script
 * asks for a first layout without it; this gives every part its layout, a few in each idle period,
 * and all at once when the reader does something that needs the length of the page.
 *
 * @param whenIdle - calls back when the browser has nothing better to do
 * @returns gives all parts their layout now
 */
export function layOutBelow(
  whenIdle: (callback: (deadline: Deadline) => void) => void,
): () => void {
  const root = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>(partsBelow)];
  const events = new AbortController();
  const finish = (): void => {
    events.abort();
    parts.length = 0;
    if (root.hasAttribute(arrivingAttribute)) {
      root.removeAttribute(arrivingAttribute);
      for (const part of document.querySelectorAll(`[${laidOutAttribute}]`)) {
        part.removeAttribute(laidOutAttribute);
      }
    }
  };
  const goOn = (deadline: Deadline): void => {
    layOut(parts, deadline, (part) => {
      part.setAttribute(laidOutAttribute, '');
      part.getBoundingClientRect();
    });
    if (parts.length > 0) {
      whenIdle(goOn);
    } else {
      finish();
    }
  };
  if (root.hasAttribute(arrivingAttribute)) {
    const options = {capture: true, passive: true, signal: events.signal};
    for (const type of ['keydown', 'pointerdown', 'hashchange', 'beforeprint']) {
      window.addEventListener(type, finish, options);
    }
    whenIdle(goOn);
  }
  return finish;
}
