import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {register} from 'tsx/cjs/api';
import {siteRedirects} from '../../plugins/siteRedirects';
import {sourceFiles, sourceTexts} from '../../plugins/sourceTexts';
import {readText, withLf} from '../../remark/readText';
import layers from '../../layers.json';
import {calculatorComponent, calculatorIds, namedModules} from '../../remark/componentsByName';
import {getAddress, getPageKind} from '../../remark/sources';
import {ledgerFile} from '../../remark/splitAnchor';
import {isValidExport} from '../rules/data';
import {settingsFiles, type SettingsSource, validEntries} from '../settings';
import {readYaml} from '../yaml';
import {ResultCache} from './resultCache';
import {moduleFault} from './moduleFault';
import {loadParsers, type ParsedPage, type Parsers, readFrontMatter, readTree} from './parse';
import {
  type DataModule,
  type Fault,
  isSelected,
  type Page,
  type Site,
  type TextFile,
} from './types';
import {unreadable} from './unreadable';

/** Patterns of code with texts for parsers. Data is loaded separately. */
const code = layers.browser
  .filter((layer) => layer !== 'data')
  .map((layer) => `src/${layer}/**/*.{ts,tsx}`);

/** Names of files that aren't pages: partials, tests, READMEs. */
const notAPage = /(?:^|\/)_|\.test\.|(?:^|\/)README\.md$/;

/** Loads modules of the site. tsx caches their JavaScript by file and namespace, which is the time by default. */
const typeScript = register({namespace: 'check'});

function readIfExists(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readText(full) : '';
}

/** Loads modules and settings, and collects errors of those that can't be loaded. */
class Loader {
  readonly broken: Fault[] = [];
  readonly settings: SettingsSource[] = [];

  constructor(readonly root: string) {}

  /** Exports of a module; empty if it is missing or broken. */
  async module<Exports extends object = Record<string, unknown>>(
    file: string,
  ): Promise<Partial<Exports>> {
    const full = path.join(this.root, file);
    try {
      return existsSync(full) ? (typeScript.require(full, full) as Exports) : {};
    } catch (error) {
      const fault = await moduleFault(error as Error, full, this.root);
      const isKnown = this.broken.some((other) => isDeepStrictEqual(other, fault));
      this.broken.push(...(fault && !isKnown ? [fault] : []));
      return {};
    }
  }

  /** Valid entries of a YAML file. */
  yaml<Value extends object>(file: string): Value {
    const text = readIfExists(this.root, file);
    const {value, faults} = readYaml(text);
    this.broken.push(...faults.map((fault) => ({file, ...fault})));
    const isMissing =
      !existsSync(path.join(this.root, file)) || (text === '' && file.startsWith('blog/'));
    return value === undefined || isMissing ? ({} as Value) : this.setting({file, text, value});
  }

  /** Valid entries of a list or record; the rule for settings reports the others. */
  setting<Value extends object>(setting: SettingsSource): Value {
    this.settings.push(setting);
    return validEntries<Value>(setting);
  }
}

/** Whether this project wrote the texts of a source file: copies of upstream files keep their wording. */
function isOwnText({file, text}: TextFile): boolean {
  return !file.endsWith('.d.ts') && !text.includes('Copyright (c) Facebook');
}

/** Reads a page. Its tree is parsed lazily, since few rules read every page. */
async function readPage(
  root: string,
  file: string,
  parsers: Parsers,
  cache: ResultCache<ParsedPage>,
  isWindows: boolean,
): Promise<Page> {
  const bytes = await readFile(path.join(root, file));
  const fault = unreadable(bytes, isWindows);
  const source = {file, text: fault?.fixed ?? withLf(bytes.toString('utf8'))};
  const front = await readFrontMatter(source);
  let read: ParsedPage | undefined =
    fault && fault.fixed === undefined
      ? {
          tree: {type: 'root', children: []},
          syntaxErrors: fault.faults.map(({line, problem: message}) => ({line, message})),
        }
      : undefined;
  const once = (): ParsedPage =>
    (read ??=
      cache.get(file, source.text) ?? cache.set(file, source.text, readTree(source, parsers)));
  return {
    ...source,
    ...front,
    ...(fault ? {unreadable: fault} : {}),
    kind: getPageKind(file),
    address: getAddress(file, front.frontMatter),
    get tree() {
      return once().tree;
    },
    get syntaxErrors() {
      return once().syntaxErrors ?? [];
    },
  };
}

async function readData(loader: Loader): Promise<DataModule[]> {
  const sources = await sourceTexts(loader.root, ['src/data/**/*.ts', '!**/{schemas,types}.ts']);
  return Promise.all(
    sources.map(async (source) => {
      const all = await loader.module(source.file);
      let exports: DataModule['exports'] | undefined;
      return {
        ...source,
        all,
        // Validated when it is used, since one page refers to few of them.
        get exports() {
          return (exports ??= Object.fromEntries(
            Object.entries(all).filter(([, value]) => isValidExport(source.file, value)),
          ));
        },
      };
    }),
  );
}

async function readRedirects(
  loader: Loader,
): Promise<Pick<Site, 'redirects' | 'anchorRedirects' | 'redirectsFile'>> {
  const file = 'redirects.ts';
  const text = readIfExists(loader.root, file);
  const known = loader.broken.length;
  const exports = await loader.module<Pick<Site, 'redirects' | 'anchorRedirects'>>(file);
  // Without the file, or if it can't be loaded, there are none; a list with another name would be ignored.
  const fallback = text === '' || loader.broken.length > known ? [] : undefined;
  const {redirects = fallback, anchorRedirects = fallback} = exports;
  const setting = {file, text};
  return {
    redirects: siteRedirects(
      loader.root,
      loader.setting({...setting, value: redirects, list: 'redirects'}),
    ),
    anchorRedirects: loader.setting({...setting, value: anchorRedirects, list: 'anchorRedirects'}),
    redirectsFile: {file, text},
  };
}

/** Components that pages use without an import; empty if the list is missing. */
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

/** Files of the folders with pages. */
const besidePages = '{docs,blog,src/pages}/**/*';

/**
 * Reads the sources of a site.
 *
 * @param root - root of the project, or of a folder with the same layout; missing files count as empty
 * @param only - files and folders to check; empty for all
 */
export async function readSite(root: string, only: readonly string[] = []): Promise<Site> {
  const loader = new Loader(root);
  const [parsers, cache] = [await loadParsers(), new ResultCache<ParsedPage>(root, 'trees')];
  const filterSelected = <Source extends {file: string}>(sources: Source[]): Source[] =>
    sources.filter(({file}) => isSelected(file, only));
  const files = await sourceFiles(root, [`${besidePages}.*`]);
  const markdown = files.filter((file) => /(?<!README)\.mdx?$/.test(file) && !notAPage.test(file));
  const {glossary = {}} = await loader.module<Partial<Site>>('src/data/glossary.ts');
  const {sections = []} = await loader.module<Partial<Site>>('src/config/products.ts');
  const {calculators: listed = []} = await loader.module<Partial<Site>>('src/instruments/list.ts');
  // A calculator whose page is a draft is on no list.
  const calculators = [...new Set([...listed.map(({id}) => id), ...calculatorIds(root)])].map(
    (id) => ({id}),
  );
  const [authors, tags, , topics] = settingsFiles.map((file) =>
    // Pages depend on authors and tags only.
    file.startsWith('blog/') || isSelected(file, only) ? loader.yaml<object>(file) : {},
  ) as [Site['authors'], Site['tags'], unknown, Site['topics']];
  filterSelected(files.map((file) => ({file})))
    .filter(({file}) => /\/_category_\.\w+$/.test(file))
    .forEach(({file}) => loader.yaml(file));
  const redirectsFile = path.join(root, 'redirects.ts');
  // Checked out with CRLF by git on Windows, like all files of the clone.
  const isWindows = existsSync(redirectsFile) && readFileSync(redirectsFile).includes('\r\n');
  const css = ['src/css/diagrams.css', 'src/components/Diagram/lights.css']
    .map((file) => readIfExists(root, file))
    .join('');
  const allPages = await Promise.all(
    markdown.map((file) => readPage(root, file, parsers, cache, isWindows)),
  );
  return {
    root,
    only,
    files,
    allPages,
    broken: loader.broken,
    pages: filterSelected(allPages),
    drawings: filterSelected(await sourceTexts(root, [`${besidePages}.svg`])),
    code: filterSelected(await sourceTexts(root, [...code, layers.jsonTexts])).filter(isOwnText),
    data: await readData(loader),
    componentPages: files
      .filter((file) => /^src\/pages\/.*\.tsx$/.test(file) && !notAPage.test(file))
      .map((file) => getAddress(file, {})),
    glossary: validTerms(glossary),
    calculators,
    sections,
    ...(await readRedirects(loader)),
    authors,
    tags,
    topics,
    settings: loader.settings,
    components: componentNames(
      readIfExists(root, 'src/theme/MDXComponents/index.tsx'),
      calculators,
    ),
    drawingClasses: [...new Set(css.match(/(?<=\.)d-[a-z-]+/g) ?? [])],
    ledger: {file: ledgerFile, text: readIfExists(root, ledgerFile)},
  };
}

/** Valid glossary terms; the rule for data reports the others. */
function validTerms(glossary: Site['glossary']): Site['glossary'] {
  return Object.fromEntries(
    Object.entries(glossary).filter(
      ([, entry]) => typeof (entry as {term?: unknown} | null)?.term === 'string',
    ),
  );
}
