import {availableParallelism} from 'node:os';

/**
 * Does something with each item, a few at a time: more than there are processors, so that none waits
 * for the main thread to hand it the next item.
 *
 * @param items - taken in their order
 * @param work - what to do with one
 * @throws what the first failure throws; no further item is begun then by the same worker
 */
export async function forAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const next = async (): Promise<void> => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: availableParallelism() + 2}, next));
}
