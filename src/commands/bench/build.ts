import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyProject, type ProjectCopy} from '../shared/copyProject';
import type {Bench, Table} from './table';

const root = path.resolve(__dirname, '..', '..', '..');

/** How many times this site's documentation is built; `BENCH_FACTORS` names others. */
const factors = (process.env['BENCH_FACTORS'] ?? '1,2,5,10').split(',').map(Number);

/** One build. */
interface Built {
  seconds: number;
  /** Most memory that it had at one time, in megabytes. */
  peak: number;
}

/**
 * Adds the documentation once more, below the handbook. Links lead to the original pages; addresses
 * that a page asks for by itself are left out, because two pages cannot have one.
 */
function addCopy(project: string, number: number): void {
  const docs = path.join(project, 'docs');
  const target = path.join(docs, 'handbook', `copy-${number}`);
  mkdirSync(target);
  const sections = readdirSync(docs).filter(
    (name) => statSync(path.join(docs, name)).isDirectory() && name !== 'release-notes',
  );
  for (const section of sections) {
    cpSync(path.join(root, 'docs', section), path.join(target, section), {recursive: true});
  }
  for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    const full = path.join(target, file);
    if (/\.mdx?$/.test(file)) {
      const text = readFileSync(full, 'utf8').replace(/^slug:.*\n/m, '');
      writeFileSync(full, text);
    }
  }
}

/** Makes the build say how much memory it had. Resident size in kilobytes (getrusage). */
const peakHook = `
process.on('exit', () => console.log('peak ' + process.resourceUsage().maxRSS));
`;

function runBuild(project: ProjectCopy): Built {
  project.write('peak.cjs', peakHook);
  const start = performance.now();
  const {ok, output, folder} = project.build({
    NODE_OPTIONS: `--require ${path.join(project.folder, 'peak.cjs')}`,
  });
  const seconds = (performance.now() - start) / 1000;
  if (!ok) {
    throw new Error(`The build failed in ${folder}:\n${output.slice(-3000)}`);
  }
  const peaks = [...output.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes));
  return {seconds, peak: Math.max(...peaks) / 1024};
}

interface Size {
  pages: number;
  cold: Built;
  warm: Built;
}

function measure(factor: number): Size {
  const project = copyProject({packages: 'own'});
  try {
    for (let number = 1; number < factor; number += 1) {
      addCopy(project.folder, number);
    }
    const cold = runBuild(project);
    const warm = runBuild(project);
    const files = readdirSync(path.join(project.folder, 'build'), {recursive: true}) as string[];
    return {pages: files.filter((file) => file.endsWith('.html')).length, cold, warm};
  } finally {
    project.remove();
  }
}

function tableOf(sizes: readonly Size[]): Table {
  const first = sizes[0];
  return {
    title: `Build on ${os.availableParallelism()} cores`,
    rows: [
      ['times', 'pages', 'cold s', 'warm s', 'cold ms/page', 'of first', 'peak MB'],
      ...sizes.map(({pages, cold, warm}, index) => {
        const perPage = (cold.seconds * 1000) / pages;
        const firstPerPage = first ? (first.cold.seconds * 1000) / first.pages : perPage;
        return [
          `× ${factors[index]}`,
          String(pages),
          cold.seconds.toFixed(1),
          warm.seconds.toFixed(1),
          perPage.toFixed(0),
          (perPage / firstPerPage).toFixed(2),
          Math.max(cold.peak, warm.peak).toFixed(0),
        ];
      }),
    ],
    notes: [
      'Aims: cold ≤ 25 s and ≤ 1200 MB for this site, no more per page when there are more pages.',
      'Pages are all HTML files. Cold: no cache of any kind; warm: the same source once more.',
    ],
  };
}

/** `npm run bench build`: this site, and the site with its documentation 2, 5 and 10 times. */
export const build: Bench = {
  name: 'build',
  about: 'time and memory of a build, cold and warm, and how they grow with the pages',
  async run() {
    if (!existsSync(path.join(root, 'node_modules'))) {
      throw new Error('The packages are not installed. Run npm ci first.');
    }
    const sizes: Size[] = [];
    for (const factor of factors) {
      const size = measure(factor);
      sizes.push(size);
      console.log(`× ${factor}: ${size.pages} pages in ${size.cold.seconds.toFixed(1)} s`);
    }
    return [tableOf(sizes)];
  },
};
