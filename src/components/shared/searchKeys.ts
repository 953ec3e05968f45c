/**
 * Maps a key press to an action of the search modal: Ctrl or Cmd with K toggles it, `/` opens it if no input is
 * focused.
 *
 * @param isInText - whether the key would type text
 */
export function getSearchAction(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  isInText: boolean,
  isOpen: boolean,
  slashOpens: boolean,
): 'open' | 'close' | undefined {
  const {key, ctrlKey, metaKey, shiftKey, altKey} = press;
  // With Shift, it opens Firefox's console.
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
    return isOpen ? 'close' : 'open';
  }
  if (key === '/' && !ctrlKey && !metaKey && !altKey && !isInText && !isOpen && slashOpens) {
    return 'open';
  }
  return undefined;
}

/** Whether an element takes text, unlike checkboxes and buttons. */
export function isEditing(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      /^(?:TEXTAREA|SELECT)$/.test(element.tagName) ||
      (element.tagName === 'INPUT' &&
        !/^(?:button|checkbox|radio|range|reset|submit)$/.test((element as HTMLInputElement).type)))
  );
}
