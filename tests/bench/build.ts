/**
 * npm run bench:build [-- 1 3 10] [-- --dry]
 *
 * How a build grows with its pages: processor time by stage and beside preset-classic, memory, what one page
 * weighs, and the search index. The numbers fail nothing; a size that can't be built does, after the others are printed.
 * `--dry` prepares the sites without building them.
 */
import {cpSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {attribute, readPage} from '../../src/plugins/finish/html/readPage';
import {indexFile} from '../../src/search/records/file';
import {readHtml} from '../support/build';
import {copyProject} from '../support/copyProject';
import {elementsIn} from '../support/html';
import {buildWithPresetClassic} from './presetClassic';
import {format} from './table';

/** The page that is weighed: its text is the same in every size, and its sidebar is the longest. */
const weighed = '/handbook/introduction';

/** Makes a build say what each of its stages took (seconds of processor), and its peak memory (MB). */
const hook = `
const {log} = console;
let before = 0;
const say = (name) => {
  const {user, system} = process.cpuUsage();
  log('stage ' + ((user + system - before) / 1e6).toFixed(2) + ' ' + name);
  before = user + system;
};
console.log = (...texts) => {
  const stage = /\\[PERF\\] (.+?) - [\\d.]/.exec(texts.join(' '))?.[1];
  if (stage) say(stage);
  else log(...texts);
};
process.on('exit', () => {
  say('the end');
  log('peak ' + (process.resourceUsage().maxRSS / 1024).toFixed(0));
});
`;

/**
 * Copies every section below itself, so that each sidebar grows. Addresses and sidebar labels have to
 * be unique.
 *
 * @returns the number of pages
 */
function multiply(project: string, factor: number): number {
  const docs = path.join(project, 'docs');
  const sections = readdirSync(docs).filter((name) => !/release-notes|\./.test(name));
  const originals = sections.flatMap((section) =>
    (readdirSync(path.join(docs, section), {recursive: true}) as string[])
      .map((file) => ({section, file}))
      .filter(({file}) => statSync(path.join(docs, section, file)).isFile()),
  );
  for (let copy = 1; copy < factor; copy += 1) {
    originals.forEach(({section, file}, index) => {
      const to = path.join(docs, section, `copy-${copy}`, file);
      cpSync(path.join(docs, section, file), to);
      const name = `${copy}.${index}`;
      const text = (): string => readFileSync(to, 'utf8');
      if (/\.mdx?$/.test(to)) {
        const bare = text().replace(/^(?:slug|sidebar_label):.*\n/gm, '');
        writeFileSync(to, bare.replace(/^title:/m, `sidebar_label: '${name}'\ntitle:`));
      } else if (to.endsWith('_category_.yml')) {
        writeFileSync(to, text().replace(/^label:.*$/m, `label: '${name}'`));
      }
    });
  }
  return (readdirSync(docs, {recursive: true}) as string[]).filter((file) => /\.mdx?$/.test(file))
    .length;
}

/** Sizes of the weighed page and of each script that it has from the start, in kB after brotli. */
function weigh(site: string): [name: string, size: number][] {
  const html = readHtml(weighed, site);
  const size = (content: string | Buffer): number => brotliCompressSync(content).length / 1000;
  const scripts = elementsIn(readPage(html).tree, 'script')
    .map((script) => attribute(script, 'src') ?? '')
    .filter((source) => source.startsWith('/'));
  return [
    [`kB of ${weighed}`, size(html)],
    ...scripts.map((source): [string, number] => {
      const [name = ''] = path.basename(source).split('.');
      // Docusaurus puts all routes into it: https://github.com/facebook/docusaurus/issues/7256
      const label = name === 'main' ? 'kB of main, with all routes' : `kB of ${name}`;
      return [label, size(readFileSync(site + source))];
    }),
  ];
}

/** Builds the site with its pages a number of times; gives what was measured, by name. */
function measure(factor: number, isDry: boolean): Map<string, number> {
  const project = copyProject({packages: isDry ? 'linked' : 'own'});
  try {
    const measured = new Map([['pages', multiply(project.folder, factor)]]);
    if (isDry) {
      return measured;
    }
    project.write('hook.cjs', hook);
    const {ok, output, folder} = project.build({
      DOCUSAURUS_PERF_LOGGER: 'true',
      NODE_OPTIONS: `--require ${path.join(project.folder, 'hook.cjs')}`,
    });
    if (!ok) {
      throw new Error(`The build of ${factor} times the pages failed:\n${output.slice(-3000)}`);
    }
    for (const [, seconds, stage = ''] of output.matchAll(/^stage ([\d.]+) (.+)$/gm)) {
      const name = `s ${stage.split(' > ').slice(0, 3).join(' > ')}`;
      measured.set(name, (measured.get(name) ?? 0) + Number(seconds));
    }
    const stages = [...measured].filter(([name]) => name.startsWith('s '));
    const seconds = stages.reduce((sum, [, stage]) => sum + stage, 0);
    const classic = buildWithPresetClassic(folder);
    measured
      .set('s in all', seconds)
      .set('s of preset-classic, same Markdown', classic)
      .set('times preset-classic', seconds / classic)
      .set('MB of memory', Math.max(...(output.match(/(?<=^peak )\d+/gm) ?? []).map(Number)));
    weigh(folder).forEach(([name, size]) => measured.set(name, size));
    measured.set('kB of search index', statSync(path.join(folder, indexFile)).size / 1000);
    return measured;
  } finally {
    project.remove();
  }
}

const options = process.argv.slice(2);
const named = options.map(Number).filter((factor) => factor > 0);
const factors = named.length > 0 ? named : [1, 3, 10];
/** Measurements of a size; none if it could not be built, which fails the command after the others. */
const sizes = factors.map((factor) => {
  try {
    return measure(factor, options.includes('--dry'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return new Map<string, number>();
  }
});
const names = [...new Set(sizes.flatMap((size) => [...size.keys()]))];
const rows = names.map((name) => [
  name,
  ...sizes.map((size) => size.get(name)?.toFixed(1) ?? 'failed'),
]);
console.log(
  format({
    title: 'A build of more pages',
    rows: [['', ...factors.map((factor) => `× ${factor}`)], ...rows],
  }),
);
