/**
 * What a key press asks of the search window (specification, section 2): Ctrl or Cmd with K opens
 * and closes it, `/` opens it when no input is focused.
 *
 * @param isInText - whether the press types into something
 */
export function searchKeyOf(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  isInText: boolean,
  isOpen: boolean,
  slashOpens: boolean,
): 'open' | 'close' | undefined {
  const {key, ctrlKey, metaKey, shiftKey, altKey} = press;
  // With the Shift key it is Firefox's console.
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
    return isOpen ? 'close' : 'open';
  }
  if (key === '/' && !ctrlKey && !metaKey && !altKey && !isInText && !isOpen && slashOpens) {
    return 'open';
  }
  return undefined;
}

/** Whether an element takes text. Boxes to tick and buttons do not. */
export function isEditing(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      /^(?:TEXTAREA|SELECT)$/.test(element.tagName) ||
      (element.tagName === 'INPUT' &&
        !/^(?:button|checkbox|radio|range|reset|submit)$/.test((element as HTMLInputElement).type)))
  );
}
