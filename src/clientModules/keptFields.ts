import * as storageKeys from '../config/storageKeys';

/** An element with a text of the reader's own. */
export type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTextField = (element?: Element | null): element is TextField =>
  /^(?:INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? '');

/**
 * Keeps the texts of fields over a load of this page: the browser does not put back what is in a field
 * without autocompletion. Without any, what was kept is removed.
 */
export function keepFields(typed: ReadonlyMap<TextField, string>): void {
  try {
    const fields = [...typed].map(([field, text]) => [field.id || field.name, text]);
    if (fields.length > 0) {
      sessionStorage.setItem(storageKeys.typed, JSON.stringify([location.pathname, fields]));
    } else {
      sessionStorage.removeItem(storageKeys.typed);
    }
  } catch {
    // Without storage they are lost with the load.
  }
}

/** Puts back what was kept of this page, once. @returns the fields that have their texts again */
export function takeFields(): TextField[] {
  try {
    const [path, fields] = JSON.parse(sessionStorage.getItem(storageKeys.typed) ?? '[]') as [
      string?,
      [string, string][]?,
    ];
    keepFields(new Map());
    return (path === location.pathname ? (fields ?? []) : []).flatMap(([name, text]) => {
      const field = document.getElementById(name) ?? document.getElementsByName(name)[0];
      if (!isTextField(field) || typeof text !== 'string') {
        return [];
      }
      field.value = text;
      return [field];
    });
  } catch {
    // Not ours, or there is no storage.
    return [];
  }
}
