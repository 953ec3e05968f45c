const id = 'keyboard-field';

/**
 * iPhones show their keyboard only for a field that gets the focus inside a press, and the field of
 * the search window comes later. Until then this one holds the keyboard; what is typed into it is
 * handed on by {@link releaseKeyboard}. The early script and the application share it.
 *
 * @param text - what the window is to have in its field already
 */
export function holdKeyboard(text = ''): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (document.getElementById(id) || !(isTouch || text)) {
    return;
  }
  const field = document.createElement('input');
  field.id = id;
  field.className = id;
  field.dataset['native'] = '';
  field.setAttribute('aria-label', 'Search docs');
  field.autocapitalize = 'off';
  field.value = text;
  document.body.append(field);
  if (isTouch) {
    field.focus({preventScroll: true});
  }
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

/** Whether an element is that field, which is no place to return to. */
export const isKeyboardField = (element: Element | null): boolean => element?.id === id;
