import {isVisible} from '../../components/shared/isVisible';

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Focuses the nearest control after a removed element, or before it. */
function focusNear(removedElement: Element, all: readonly HTMLElement[]): void {
  const at = all.findIndex((element) => element === removedElement);
  for (const element of [...all.slice(at + 1), ...all.slice(0, at).reverse()]) {
    // Hidden, disabled and inert elements don't take the focus.
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
      const control = (target as Element | null)?.closest<HTMLElement>(focusable);
      if (
        isTrusted &&
        control?.matches('button, [role="button"], summary') &&
        document.activeElement === document.body
      ) {
        control.focus({preventScroll: true});
      }
      // Navigation moves the focus itself.
      if (!control || control.matches('a') || control !== document.activeElement) {
        return;
      }
      const all = [...document.querySelectorAll<HTMLElement>(focusable)];
      // The page changes in the first frame; the browser moves the focus by the second.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && !isVisible(control)) {
            focusNear(control, all);
          }
        }),
      );
    },
    {capture: true},
  );
}
