/** `npm run bench:load` and `npm run bench:search`: measures a build and prints the results. Never fails. */
import {load} from './load';
import {search} from './search';
import {format} from './table';

async function run(): Promise<void> {
  const isLoad = process.argv[2] === 'load';
  const subject = isLoad
    ? 'a first visit on a mid-range phone, compared with a handwritten page'
    : 'the quality and speed of the search, and the size of its index';
  console.error(`Measuring ${subject} …`);
  for (const table of await (isLoad ? load() : search())) {
    console.log(format(table));
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
