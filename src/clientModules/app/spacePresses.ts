/**
 * The space bar presses what is called a button, also where the theme makes it from a link: the
 * categories of a section's menu (ARIA Authoring Practices, button pattern).
 */
export function onKey(event: KeyboardEvent): void {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('a[role="button"]') : null;
  if (event.key === ' ' && button && !event.defaultPrevented) {
    event.preventDefault();
    button.click();
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKey);
}
