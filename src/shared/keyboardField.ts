const id = 'keyboard-field';

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
 * Opens the search window with a text in its field. Closing gives the focus back to the button.
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

/** Whether an element is that field, which is no place to return to. */
export const isKeyboardField = (element: Element | null): boolean => element?.id === id;
