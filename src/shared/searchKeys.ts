/** The parts of a key press that matter. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
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
  const {key, ctrlKey, metaKey, shiftKey, altKey, isEditing} = press;
  // With the Shift key it is Firefox's console.
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
    return isOpen ? 'close' : 'open';
  }
  if (key === '/' && !ctrlKey && !metaKey && !altKey && !isEditing && !isOpen && slashOpens) {
    return 'open';
  }
  return undefined;
}

/**
 * What has been typed after a key press, while the window that was asked for is on its way.
 *
 * @param before - what was typed so far
 * @returns the text now; nothing if the press types nothing, or types somewhere else
 */
export function typedBy(press: Press, before: string): string | undefined {
  const {key, ctrlKey, metaKey, altKey, isEditing} = press;
  if (ctrlKey || metaKey || altKey || isEditing) {
    return undefined;
  }
  if (key === 'Backspace') {
    return [...before].slice(0, -1).join('');
  }
  // Keys that type nothing have names of several letters.
  return [...key].length === 1 ? before + key : undefined;
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
