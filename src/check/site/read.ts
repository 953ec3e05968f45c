import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parse as parseYaml} from 'yaml';
import type {AnchorRedirect, Redirect} from '../../../redirects';
import {sourceFiles, sourceTexts} from '../../plugins/sourceTexts';
import {readText, withLf} from '../../remark/readText';
import layers from '../../layers.json';
import {namedModules, calculatorComponent} from '../../remark/componentsByName';
import {addressOf, kindOf} from '../../remark/sources';
import {isSound} from '../rules/data';
import {Kept} from './kept';
import {loadReaders, readFrontMatter, readTree, type Read, type Readers} from './parse';
import {
  isAsked,
  type BrokenFile,
  type DataModule,
  type Page,
  type Site,
  type TextFile,
} from './types';
import {unreadable} from './unreadable';

/** File that lists every address and anchor that was ever published. */
const ledgerFile = 'src/check/addresses.txt';

/** Code whose texts readers see; data is read as data. */
const code = layers.seen
  .filter((layer) => layer !== 'data')
  .map((layer) => `src/${layer}/**/*.{ts,tsx}`);

/** Parts of file names that keep a file from being a page: partials, tests, notes on the folder. */
const notAPage = /(?:^|\/)_|\.test\.|(?:^|\/)README\.md$/;

function textIfThere(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readText(full) : '';
}

/** Loads modules and settings, and keeps a list of those that it could not. */
class Loader {
  readonly broken: BrokenFile[] = [];

  constructor(readonly root: string) {}

  /** What a file says; nothing if it is not there or broken. */
  private async load<Loaded extends object>(
    file: string,
    read: (full: string) => unknown,
  ): Promise<Loaded> {
    const full = path.join(this.root, file);
    try {
      return ((existsSync(full) ? await read(full) : undefined) ?? {}) as Loaded;
    } catch (error) {
      const fault = await placeOf(error, full);
      this.broken.push(...(fault ? [{file, ...fault}] : []));
      return {} as Loaded;
    }
  }

  module<Exports extends object = Record<string, unknown>>(file: string): Promise<Exports> {
    return this.load(file, (full) => import(pathToFileURL(full).href));
  }

  yaml(file: string): Promise<Record<string, object>> {
    return this.load(file, (full) => parseYaml(readText(full)) as unknown);
  }
}

type Place = Omit<BrokenFile, 'file'>;

/** Where a module or a settings file is broken, as its reader says; nothing if one that it imports is. */
async function placeOf(error: unknown, full: string): Promise<Place | undefined> {
  const {message, linePos} = error as Error & {linePos?: {line: number}[]};
  const fault = /\.tsx?$/.test(full) ? await syntaxFault(full) : undefined;
  if (fault || /transform failed|parse failure/i.test(message)) {
    return fault;
  }
  const [first = ''] = message.split('\n');
  return {line: linePos?.[0]?.line ?? 1, message: first.replace(/[.:]$/, '')};
}

/** The first place that is no program text; none if a module fails for another reason. */
async function syntaxFault(full: string): Promise<Place | undefined> {
  const {default: ts} = await import('typescript');
  const {diagnostics = []} = ts.transpileModule(readText(full), {
    reportDiagnostics: true,
    fileName: full,
  });
  const [first] = diagnostics;
  return (
    first && {
      message: ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, ''),
      line: (first.file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0) + 1,
    }
  );
}

/** Whether the words of a source file are ours: copies of upstream files keep theirs. */
function isOurs({file, text}: TextFile): boolean {
  return !file.endsWith('.d.ts') && !text.includes('Copyright (c) Facebook');
}

/** A page whose text is read when a rule first asks for it: few rules look at every page. */
async function readPage(
  root: string,
  file: string,
  readers: Readers,
  kept: Kept<Read>,
  isWindows: boolean,
): Promise<Page> {
  const bytes = await readFile(path.join(root, file));
  const source = {file, text: withLf(bytes.toString('utf8'))};
  const fault = unreadable(bytes, isWindows);
  const front = await readFrontMatter({file, text: fault?.fixed ?? source.text});
  let read: Read | undefined = fault && {
    tree: {type: 'root', children: []},
    syntaxError: {line: fault.line, message: fault.problem},
  };
  const once = (): Read =>
    (read ??=
      kept.recall(file, source.text) ?? kept.keep(file, source.text, readTree(source, readers)));
  return {
    ...source,
    ...front,
    ...(fault ? {unreadable: fault} : {}),
    kind: kindOf(file),
    address: addressOf(file, front.frontMatter),
    get tree() {
      return once().tree;
    },
    get syntaxError() {
      return once().syntaxError;
    },
  };
}

async function readData(loader: Loader): Promise<DataModule[]> {
  const sources = await sourceTexts(loader.root, ['src/data/**/*.ts']);
  return Promise.all(
    sources.map(async (source) => {
      const all = await loader.module(source.file);
      const sound = Object.entries(all).filter(([, value]) => isSound(source.file, value));
      return {...source, all, exports: Object.fromEntries(sound)};
    }),
  );
}

async function readRedirects(loader: Loader): Promise<Pick<Site, 'redirects' | 'anchorRedirects'>> {
  const {siteRedirects, anchorRedirects = []} = await loader.module<{
    siteRedirects?: (siteDir: string) => Redirect[];
    anchorRedirects?: AnchorRedirect[];
  }>('redirects.ts');
  return {redirects: siteRedirects?.(loader.root) ?? [], anchorRedirects};
}

/** Components that pages use without an import; none if the list of them is not there. */
function componentNames(source: string, calculators: Site['calculators']): string[] {
  const list = /const MDXComponents = \{([\s\S]*?)\n\};/.exec(source)?.[1];
  const names = [...(list ?? '').matchAll(/^ {2}([A-Z]\w*)/gm)].map(([, name]) => name as string);
  return list
    ? [
        ...names,
        ...Object.keys(namedModules),
        ...calculators.map(({id}) => calculatorComponent(id)),
      ]
    : [];
}

/** Everything beside the pages. */
const besidePages = '{docs,blog,src/pages}/**/*';

/**
 * Reads the sources of a site.
 *
 * @param root - the project, or a folder laid out like it; what it lacks counts as empty
 * @param only - files and folders that the writer asks about; none for all
 */
export async function readSite(root: string, only: readonly string[] = []): Promise<Site> {
  const loader = new Loader(root);
  const [readers, kept] = [await loadReaders(), new Kept<Read>(root, 'trees')];
  const asked = <Source extends {file: string}>(sources: Source[]): Source[] =>
    sources.filter(({file}) => isAsked(file, only));
  const files = await sourceFiles(root, [`${besidePages}.*`]);
  const markdown = files.filter((file) => /(?<!README)\.mdx?$/.test(file) && !notAPage.test(file));
  const {glossary = {}} = await loader.module<Partial<Site>>('src/data/glossary.ts');
  const {calculators = []} = await loader.module<Partial<Site>>('src/instruments/list.ts');
  const redirectsFile = path.join(root, 'redirects.ts');
  // No editor makes this one anew: git wrote it, as it writes all files of a clone.
  const isWindows = existsSync(redirectsFile) && readFileSync(redirectsFile).includes('\r\n');
  const css = textIfThere(root, 'src/css/diagrams.css');
  const allPages = await Promise.all(
    markdown.map((file) => readPage(root, file, readers, kept, isWindows)),
  );
  return {
    root,
    only,
    files,
    allPages,
    broken: loader.broken,
    pages: asked(allPages),
    drawings: asked(await sourceTexts(root, [`${besidePages}.svg`])),
    code: asked(await sourceTexts(root, [...code, layers.texts])).filter(isOurs),
    data: await readData(loader),
    componentPages: files
      .filter((file) => /^src\/pages\/.*\.tsx$/.test(file) && !notAPage.test(file))
      .map((file) => addressOf(file, {})),
    glossary: soundTerms(glossary),
    calculators,
    ...(await readRedirects(loader)),
    redirectsFile: {file: 'redirects.ts', text: textIfThere(root, 'redirects.ts')},
    authors: await loader.yaml('blog/authors.yml'),
    tags: await loader.yaml('blog/tags.yml'),
    components: componentNames(textIfThere(root, 'src/theme/MDXComponents/index.tsx'), calculators),
    drawingClasses: [...new Set(css.match(/(?<=\.)d-[a-z-]+/g) ?? [])],
    ledger: {file: ledgerFile, text: textIfThere(root, ledgerFile)},
  };
}

/** Terms that other rules can work with; the rule for data tells of the others. */
function soundTerms(glossary: Site['glossary']): Site['glossary'] {
  return Object.fromEntries(
    Object.entries(glossary).filter(
      ([, one]) => typeof (one as {term?: unknown} | null)?.term === 'string',
    ),
  );
}
