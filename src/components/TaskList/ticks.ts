import * as storageKeys from '../../config/storageKeys';

/** Most ticks that are remembered of one page, and most letters of each. */
const most = 300;
const longest = 300;

/** Key of a page's ticks. Without a slash at the end a page has one name. */
export function ticksKey(pathname: string): string {
  return storageKeys.ticks + (pathname.replace(/\/+$/, '') || '/');
}

/** The names of ticked tasks from a stored text; anything that is not such a list is none. */
export function readTicks(stored: string | null | undefined): Set<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const names = Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
    return new Set(names.slice(0, most).map((name) => name.slice(0, longest)));
  } catch {
    return new Set();
  }
}

/** The text that is stored for ticked tasks; none if there are none. */
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
