import {isVisible} from '../../components/shared/isVisible';

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Gives the focus to the next control when the pressed one has gone, because the browser leaves it to
 * the page, from where screen readers start again at the top.
 */
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({target}) => {
      const pressed = (target as Element | null)?.closest(focusable);
      // A link says itself where the focus goes on.
      if (!pressed || pressed.matches('a') || pressed !== document.activeElement) {
        return;
      }
      const all = [...document.querySelectorAll<HTMLElement>(focusable)];
      const at = all.findIndex((element) => element === pressed);
      const next = (): void => {
        for (const element of [...all.slice(at + 1), ...all.slice(0, at).reverse()]) {
          // What is hidden, disabled or behind a window does not take it.
          element.focus({preventScroll: true});
          if (document.activeElement === element) {
            return;
          }
        }
      };
      // In the first frame the page changes, in the second the browser has noticed.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && !isVisible(pressed)) {
            next();
          }
        }),
      );
    },
    {capture: true},
  );
}
