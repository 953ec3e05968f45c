/** `npm run bench:load` and `npm run bench:search`: measures a build, prints, and never fails. */
import {load} from './load';
import {search} from './search';
import {format} from './table';

const name = process.argv[2];
const bench = [load, search].find((one) => one.name === name);

async function run(): Promise<void> {
  if (!bench) {
    throw new Error(`There is no bench ${name}. There are load and search.`);
  }
  console.error(`Measuring ${bench.about} …`);
  for (const table of await bench.run()) {
    console.log(format(table));
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
