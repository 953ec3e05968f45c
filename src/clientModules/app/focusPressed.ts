/**
 * Gives a pressed button the focus where the browser does not (Safari), so that menus and windows know
 * where the focus goes back to. A focus that is somewhere already stays.
 */
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({target, isTrusted}) => {
      const button = (target as Element | null)?.closest<HTMLElement>('button, summary');
      if (isTrusted && document.activeElement === document.body) {
        button?.focus({preventScroll: true});
      }
    },
    {capture: true},
  );
}
