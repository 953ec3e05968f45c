import * as storageKeys from '../../config/storageKeys';

const key = storageKeys.searchSlash;
let unkept: boolean | undefined;

/** Whether the `/` key opens the search: by default it does; readers can switch it off (WCAG 2.1.4). */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return unkept ?? true;
  }
}

/** Stores the reader's choice. */
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
