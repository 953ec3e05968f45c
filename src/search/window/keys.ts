/** The parts of a key press that matter. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isEditing: boolean;
}

/**
 * What a key press asks of the search window (specification, section 2): Ctrl or Cmd with K opens
 * and closes it, `/` opens it when no input is focused.
 */
export function wishOf(
  press: Press,
  isOpen: boolean,
  slashOpens: boolean,
): 'open' | 'close' | undefined {
  const {key, ctrlKey, metaKey, altKey, isEditing} = press;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) {
    return isOpen ? 'close' : 'open';
  }
  if (key === '/' && !ctrlKey && !metaKey && !altKey && !isEditing && !isOpen && slashOpens) {
    return 'open';
  }
  return undefined;
}

/** Whether an element takes text. Boxes to tick and buttons do not count. */
export function isEditing(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      /^(?:TEXTAREA|SELECT)$/.test(element.tagName) ||
      (element.tagName === 'INPUT' &&
        !/^(?:button|checkbox|radio|range|reset|submit)$/.test((element as HTMLInputElement).type)))
  );
}
