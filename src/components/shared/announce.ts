/** Live region. It must exist before its text changes. */
let region: HTMLElement | undefined;

if (typeof document !== 'undefined') {
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  region?.replaceChildren(text);
}
