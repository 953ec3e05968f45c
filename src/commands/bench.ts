import {load} from './bench/load';
import {playground} from './bench/playground';
import {search} from './bench/search';
import {format, type Bench} from './bench/table';

/** Everything that can be measured on a build, in the order of a run of all. */
const benches: readonly Bench[] = [load, playground, search];

/** Runs the benches that the arguments name, or all. */
async function run(names: readonly string[]): Promise<void> {
  const known = benches.map(({name, about}) => `  ${name.padEnd(8)} ${about}`).join('\n');
  if (names.includes('--help')) {
    console.log(
      `Usage: npm run bench:load, npm run bench:search\nMeasures, prints and never fails:\n${known}`,
    );
    return;
  }
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    throw new Error(`There is no bench ${unknown.join(', ')}. There are:\n${known}`);
  }
  for (const bench of benches) {
    if (names.length === 0 || names.includes(bench.name)) {
      console.error(`Measuring ${bench.about} …`);
      for (const table of await bench.run()) {
        console.log(format(table));
      }
    }
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
