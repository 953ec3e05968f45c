import {isVisible} from '../../components/shared/isVisible';

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Gives the focus to the nearest control after an element that has gone, or before it. */
function focusNear(gone: Element, all: readonly HTMLElement[]): void {
  const at = all.findIndex((element) => element === gone);
  for (const element of [...all.slice(at + 1), ...all.slice(0, at).reverse()]) {
    // What is hidden, disabled or behind a window does not take it.
    element.focus({preventScroll: true});
    if (document.activeElement === element) {
      return;
    }
  }
}

/**
 * Keeps the focus on a clicked control. Safari doesn't focus clicked buttons, so menus and dialogs couldn't
 * restore the focus. And when a clicked control disappears, browsers move the focus to the body, where screen
 * readers start again at the top.
 */
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({target, isTrusted}) => {
      const pressed = (target as Element | null)?.closest<HTMLElement>(focusable);
      if (
        isTrusted &&
        pressed?.matches('button, [role="button"], summary') &&
        document.activeElement === document.body
      ) {
        pressed.focus({preventScroll: true});
      }
      // A link says itself where the focus goes on.
      if (!pressed || pressed.matches('a') || pressed !== document.activeElement) {
        return;
      }
      const all = [...document.querySelectorAll<HTMLElement>(focusable)];
      // In the first frame the page changes, in the second the browser has noticed.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && !isVisible(pressed)) {
            focusNear(pressed, all);
          }
        }),
      );
    },
    {capture: true},
  );
}
