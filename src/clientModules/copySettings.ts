import {nameSuffix} from '../config/site';
import * as storageKeys from '../config/storageKeys';

/** Names of settings and drafts in the copy of the site at the root. */
const rootNames =
  /^(?:showsync\.(?:stage|text-size|line-width|search\.\w+|request-draft(?:\.\d+)?)|tool\.[^/]+|(?:theme|docusaurus\.[\w.-]+)-showsync)$/;

/** Name in this copy for one of the copy at the root; undefined if it isn't one. */
function ownName(name: string): string | undefined {
  const {ticks} = storageKeys;
  // Their names end with the address of a page.
  return name.startsWith(`${ticks}/`) && !name.startsWith(`${ticks + nameSuffix}/`)
    ? name.replace(ticks, ticks + nameSuffix)
    : rootNames.test(name)
      ? // Further drafts have a number after their name.
        name.replace(/(?:\.\d+)?$/, (number) => nameSuffix + number)
      : undefined;
}

/**
 * On the first visit to a copy of the site below a folder, copies settings, drafts and ticks from the names
 * of the copy at the root, which earlier builds of every copy used. The originals stay.
 */
export function copySettings(): void {
  try {
    if (localStorage.getItem(storageKeys.copied)) {
      return;
    }
    for (const name of Object.keys(localStorage)) {
      const own = ownName(name);
      if (own && localStorage.getItem(own) === null) {
        localStorage.setItem(own, localStorage.getItem(name) ?? '');
      }
    }
    localStorage.setItem(storageKeys.copied, 'true');
  } catch {
    // Storage is blocked or full: the page has the default settings.
  }
}
