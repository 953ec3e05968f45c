const id = 'keyboard-field';

/** Previously focused element. */
let before: Element | null = null;

/**
 * Focuses a temporary field that collects input until the search modal is open. iOS only shows its keyboard for a field
 * that is focused during a click event.
 *
 * @param text - initial text
 */
export function holdKeyboard(text = ''): void {
  if (document.getElementById(id)) {
    return;
  }
  before = document.activeElement;
  const field = document.createElement('input');
  field.id = id;
  field.className = id;
  field.setAttribute('aria-label', 'Search docs');
  field.autocapitalize = 'off';
  field.value = text;
  document.body.append(field);
  field.focus({preventScroll: true});
}

/**
 * Opens the search modal with a query. Closing it restores the current focus.
 *
 * @param text - initial query
 */
export function openSearchWith(text: string): void {
  holdKeyboard(text);
  document.querySelector<HTMLButtonElement>('[data-search-button]')?.click();
}

/** Removes the temporary field. Returns its text. */
export function releaseKeyboard(): string {
  const field = document.getElementById(id);
  field?.remove();
  return field instanceof HTMLInputElement ? field.value : '';
}

/** The focused element, or the one that was focused before the temporary field. */
export const focusedElement = (): Element | null =>
  document.activeElement?.id === id ? before : document.activeElement;
