import {spawn, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyProject} from '../../tests/support/project';
import type {Bench, Table} from './table';

const root = path.resolve(__dirname, '..', '..');

/** How many times this site's documentation is built; `BENCH_FACTORS` names others. */
const factors = (process.env['BENCH_FACTORS'] ?? '1,2,5,10').split(',').map(Number);

/** After-build steps whose time grows with pictures and bytes, and which have caches. */
const cachedSteps = ['link-images', 'precompress'];

/** One build. */
interface Built {
  seconds: number;
  /** Most memory that all its processes had at one time, in megabytes. */
  peak: number;
  /** Time of each after-build step in milliseconds. */
  steps: Record<string, number>;
}

/**
 * Adds the documentation once more, below the handbook. Links lead to the original pages; addresses
 * that a page asks for by itself are left out, because two pages cannot have one.
 */
function addCopy(project: string, number: number): void {
  const docs = path.join(project, 'docs');
  const target = path.join(docs, 'handbook', `copy-${number}`);
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

/** Process group and resident memory in megabytes, of each process. */
function processes(): {group: number; memory: number}[] {
  if (process.platform === 'linux') {
    // Without a command for each look, which would take a tenth of the time that is measured.
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          // The name of the command, in parentheses, may contain blanks; fields are counted after it.
          const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').pop()?.split(' ');
          const status = readFileSync(`/proc/${name}/status`, 'latin1');
          const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
          return [{group: Number(fields?.[2]), memory: kilobytes / 1024}];
        } catch {
          return []; // It has ended since.
        }
      });
  }
  const {stdout} = spawnSync('ps', ['-A', '-o', 'pgid=,rss='], {encoding: 'utf8'});
  return (stdout ?? '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([group = 0, kilobytes = 0]) => ({group, memory: kilobytes / 1024}));
}

/** Resident memory of all processes of a group, in megabytes. */
function memoryOf(group: number): number {
  return processes()
    .filter((one) => one.group === group)
    .reduce((sum, {memory}) => sum + memory, 0);
}

function runBuild(project: string): Promise<Built> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['src/commands/build.mjs'], {
      cwd: project,
      // A group of its own, so that all its processes can be found.
      detached: true,
      env: {...process.env, BUILD_TIMES: '1'},
    });
    // It would go on when this command is interrupted.
    const end = (): void => {
      process.kill(-(child.pid ?? process.pid), 'SIGTERM');
      rmSync(project, {recursive: true, force: true});
      process.exit(130);
    };
    process.once('SIGINT', end).once('SIGTERM', end);
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid ?? 0));
    }, 250);
    child.on('close', (code) => {
      clearInterval(timer);
      process.off('SIGINT', end).off('SIGTERM', end);
      if (code !== 0) {
        reject(new Error(`The build failed in ${project}:\n${said.slice(-3000)}`));
        return;
      }
      const steps = Object.fromEntries(
        [...said.matchAll(/^ {2}([\w-]+): (\d+) ms$/gm)].map(([, name, ms]) => [name, Number(ms)]),
      );
      resolve({seconds: (performance.now() - start) / 1000, peak, steps});
    });
  });
}

function countPages(project: string): number {
  return readdirSync(path.join(project, 'build'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html'),
  ).length;
}

/** Share of the build that after-build steps without a cache take, in per cent. */
function shareOfSteps({seconds, steps}: Built): number {
  const sum = Object.entries(steps)
    .filter(([name]) => !cachedSteps.includes(name))
    .reduce((total, [, ms]) => total + ms, 0);
  return sum / 10 / seconds;
}

interface Size {
  pages: number;
  cold: Built;
  warm: Built;
}

async function measure(factor: number): Promise<Size> {
  const project = copyProject('whole');
  try {
    for (let number = 1; number < factor; number += 1) {
      mkdirSync(path.join(project, 'docs', 'handbook', `copy-${number}`));
      addCopy(project, number);
    }
    const cold = await runBuild(project);
    const warm = await runBuild(project);
    return {pages: countPages(project), cold, warm};
  } finally {
    rmSync(project, {recursive: true, force: true});
  }
}

function tableOf(sizes: readonly Size[]): Table {
  const first = sizes[0];
  return {
    title: `Build on ${os.availableParallelism()} cores`,
    rows: [
      ['times', 'pages', 'cold s', 'warm s', 'cold ms/page', 'of first', 'peak MB', 'steps %'],
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
          shareOfSteps(cold).toFixed(0),
        ];
      }),
    ],
    notes: [
      'Aims: cold ≤ 20 s and ≤ 1500 MB for this site, no more per page when there are more pages,',
      `  steps after the build other than ${cachedSteps.join(' and ')} ≤ 25 %.`,
      'Pages are all HTML files. Cold: no cache of any kind; warm: the same source once more.',
    ],
  };
}

/** `npm run bench:build`: this site, and the site with its documentation 2, 5 and 10 times. */
export const build: Bench = {
  name: 'build',
  about: 'time and memory of a build, cold and warm, and how they grow with the pages',
  async run() {
    if (!existsSync(path.join(root, 'node_modules'))) {
      throw new Error('The packages are not installed. Run npm ci first.');
    }
    const sizes: Size[] = [];
    for (const factor of factors) {
      sizes.push(await measure(factor));
      const {pages, cold} = sizes.at(-1) as Size;
      console.log(`× ${factor}: ${pages} pages in ${cold.seconds.toFixed(1)} s`);
    }
    return [tableOf(sizes)];
  },
};
