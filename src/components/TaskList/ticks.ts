import * as storageKeys from '../../config/storageKeys';

/** Maximum number of ticks per page, and maximum length of a name. */
const maxTicks = 300;
const longest = 300;

/** Storage key for the ticks of a page. Ignores the trailing slash. */
export function ticksKey(pathname: string): string {
  return storageKeys.ticks + (pathname.replace(/\/+$/, '') || '/');
}

/** Parses the stored names of ticked tasks; empty if the text is invalid. */
export function readTicks(stored: string | null | undefined): Set<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const names = Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
    return new Set(names.slice(0, maxTicks).map((name) => name.slice(0, longest)));
  } catch {
    return new Set();
  }
}

/** Serializes ticked tasks for storage; undefined if there are none. */
export function writeTicks(names: ReadonlySet<string>): string | undefined {
  return names.size > 0 ? JSON.stringify([...names]) : undefined;
}

/**
 * The name of a task: its list's place in the page and its text, without differences in spaces.
 *
 * @param list - place of the task's list among those of the page
 * @param text - the task as it reads
 */
export function taskName(list: number, text: string): string {
  return `${list} ${text.replace(/\s+/g, ' ').trim()}`.slice(0, longest);
}

/** Whether a task's name is of the list at this place. */
export function isInList(name: string, list: number): boolean {
  return name.startsWith(`${list} `);
}

/** Ticked tasks, and all. */
type Progress = readonly [done: number, of: number];

/** How far a list is, and the page if it has other lists: `3 of 9 done, 12 of 66 on this page`. */
export function progressText([done, of]: Progress, [pageDone, pageOf]: Progress): string {
  return `${done} of ${of} done${pageOf > of ? `, ${pageDone} of ${pageOf} on this page` : ''}`;
}
