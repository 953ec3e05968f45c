const id = 'keyboard-field';

/**
 * iPhones show their keyboard only for a field that gets the focus inside a press, and the field of
 * the search window comes later. Until then this one holds the keyboard; what is typed into it is
 * handed on by {@link releaseKeyboard}. The early script and the application share it.
 */
export function holdKeyboard(): void {
  if (!window.matchMedia('(pointer: coarse)').matches || document.getElementById(id)) {
    return;
  }
  const field = document.createElement('input');
  field.id = id;
  field.className = id;
  field.dataset['native'] = '';
  field.setAttribute('aria-label', 'Search docs');
  field.autocapitalize = 'off';
  document.body.append(field);
  field.focus({preventScroll: true});
}

/** Takes the field away again; returns what was typed into it. */
export function releaseKeyboard(): string {
  const field = document.getElementById(id);
  field?.remove();
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Whether an element is that field, which is no place to return to. */
export const isKeyboardField = (element: Element | null): boolean => element?.id === id;
