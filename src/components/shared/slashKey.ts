import * as storageKeys from '../../config/storageKeys';

const key = storageKeys.searchSlash;
let unkept: boolean | undefined;

/** Whether the `/` key opens the search: yes, unless it was switched off (WCAG 2.1.4). */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return unkept ?? true;
  }
}

/** Remembers the reader's choice. */
export function setSlashOpens(opens: boolean): void {
  try {
    if (opens) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, 'off');
    }
  } catch {
    unkept = opens;
  }
}
