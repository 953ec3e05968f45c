const id = 'keyboard-field';

/** What had the focus before. */
let before: Element | null = null;

/**
 * Takes what is typed until the search window is there, and holds the keyboard of iPhones, which show it
 * only for a field that gets the focus inside a press.
 *
 * @param text - what the window is to have in its field already
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
 * Opens the search window with a text in its field. Closing gives the focus back to where it is now.
 *
 * @param text - what to search for
 */
export function openSearchWith(text: string): void {
  holdKeyboard(text);
  document.querySelector<HTMLButtonElement>('[data-search-button]')?.click();
}

/** Takes the field away again; returns what was typed into it. */
export function releaseKeyboard(): string {
  const field = document.getElementById(id);
  field?.remove();
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Where the focus is, or was before that field took it. */
export const focusedElement = (): Element | null =>
  document.activeElement?.id === id ? before : document.activeElement;
