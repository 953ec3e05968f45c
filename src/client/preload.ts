import preloadAtOnce from '@docusaurus/core/lib/client/preload';
import {nextTask} from './hydration/nextTask';

/**
 * Asks for the code and data of a page (the generator's `preload`), in a task of its own: when the
 * application arrives, the task in which it is evaluated has done enough.
 *
 * @param pathname - path of the page
 * @returns resolves when everything is there
 */
export default function preload(pathname: string): Promise<unknown> {
  return new Promise((resolve) => nextTask(() => resolve(preloadAtOnce(pathname))));
}
