import {SearchThread} from './searchThread';
import type {SearchStart} from './start';

let current: SearchThread | undefined;

/** The search's thread with its index on the way. Throws if the browser has no workers. */
export function thread(baseUrl: string): SearchThread {
  if (!current || current.isDead) {
    current = new SearchThread(new Worker(new URL('./worker.ts', import.meta.url)), baseUrl);
  }
  current.load();
  return current;
}

export const start: SearchStart['start'] = (baseUrl) => {
  try {
    thread(baseUrl);
  } catch {
    // The first query says so where readers see it.
  }
};
