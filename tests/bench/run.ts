/** `npm run bench:load` and `npm run bench:search`: measures a build, prints, and never fails. */
import {load} from './load';
import {search} from './search';
import {format} from './table';

async function run(): Promise<void> {
  const isLoad = process.argv[2] === 'load';
  const about = isLoad
    ? 'what a first visit costs on a mid-range phone, beside a hand-written page'
    : 'how well and how fast the search answers, and what its index weighs';
  console.error(`Measuring ${about} …`);
  for (const table of await (isLoad ? load() : search())) {
    console.log(format(table));
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
