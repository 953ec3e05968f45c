import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parse as parseYaml} from 'yaml';
import type {AnchorRedirect, Redirect} from '../../../redirects';
import {addressOf, kindOf} from '../../markdown/sources';
import {parseMarkdown} from './parse';
import type {DataModule, Page, Site, TextFile} from './types';

/** File that lists every address and anchor that was ever published. */
const ledgerFile = 'src/check/addresses.txt';

const codeFolders = [
  'src/browser',
  'src/config',
  'src/content',
  'src/offline',
  'src/pages',
  'src/request',
  'src/search',
  'src/theme',
  'src/tools',
];

/** Parts of file names that keep a file from being a page: partials, tests, notes on the folder. */
const notAPage = /(?:^|\/)_|\.test\.|(?:^|\/)README\.md$/;

async function filesBelow(root: string, folder: string, ending: RegExp): Promise<string[]> {
  const full = path.join(root, folder);
  if (!existsSync(full)) {
    return [];
  }
  const entries = await readdir(full, {recursive: true});
  return entries
    .filter((entry) => ending.test(entry))
    .map((entry) => path.join(folder, entry).split(path.sep).join('/'))
    .sort();
}

async function texts(root: string, folders: string[], ending: RegExp): Promise<TextFile[]> {
  const files = await Promise.all(folders.map((folder) => filesBelow(root, folder, ending)));
  return Promise.all(
    files.flat().map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})),
  );
}

async function textIfThere(root: string, file: string): Promise<string> {
  const full = path.join(root, file);
  return existsSync(full) ? readFile(full, 'utf8') : '';
}

async function moduleIfThere(root: string, file: string): Promise<Record<string, unknown>> {
  const full = path.join(root, file);
  return existsSync(full)
    ? ((await import(pathToFileURL(full).href)) as Record<string, unknown>)
    : {};
}

/** Whether the words of a source file are ours: copies of upstream files keep theirs. */
function isOurs({file, text}: TextFile): boolean {
  return !file.endsWith('.d.ts') && !text.includes('Copyright (c) Facebook');
}

async function readPage(source: TextFile): Promise<Page> {
  const parsed = await parseMarkdown(source);
  return {
    ...source,
    ...parsed,
    kind: kindOf(source.file),
    address: addressOf(source.file, parsed.frontMatter),
  };
}

async function readData(root: string): Promise<DataModule[]> {
  const sources = await texts(root, ['src/data'], /\.ts$/);
  return Promise.all(
    sources.map(async (source) => ({...source, exports: await moduleIfThere(root, source.file)})),
  );
}

async function readRedirects(root: string): Promise<Pick<Site, 'redirects' | 'anchorRedirects'>> {
  const {siteRedirects, anchorRedirects = []} = (await moduleIfThere(root, 'redirects.ts')) as {
    siteRedirects?: (siteDir: string) => Redirect[];
    anchorRedirects?: AnchorRedirect[];
  };
  return {redirects: siteRedirects?.(root) ?? [], anchorRedirects};
}

function componentNames(source: string): string[] {
  const list = /const MDXComponents = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/^ {2}([A-Z]\w*)/gm)].map(([, name]) => name as string);
}

/**
 * Reads the sources of a site.
 *
 * @param root - the project, or a folder laid out like it; what it lacks counts as empty
 */
export async function readSite(root: string): Promise<Site> {
  const markdown = await texts(root, ['docs', 'blog', 'src/pages'], /(?<!README)\.mdx?$/);
  const glossary = await moduleIfThere(root, 'src/data/glossary.ts');
  const tools = await moduleIfThere(root, 'src/tools/list.ts');
  const css = await textIfThere(root, 'src/css/diagrams.css');
  const yaml = async (file: string): Promise<Record<string, object>> =>
    ((await parseYaml(await textIfThere(root, file))) as Record<string, object> | null) ?? {};
  return {
    root,
    pages: await Promise.all(markdown.filter(({file}) => !notAPage.test(file)).map(readPage)),
    drawings: await texts(root, ['docs', 'blog', 'src/pages'], /\.svg$/),
    code: (await texts(root, codeFolders, /\.tsx?$/)).filter(isOurs),
    data: await readData(root),
    componentPages: (await filesBelow(root, 'src/pages', /\.tsx$/))
      .filter((file) => !notAPage.test(file.slice('src/pages'.length)))
      .map((file) => addressOf(file, {})),
    glossary: (glossary['glossary'] ?? {}) as Site['glossary'],
    tools: (tools['tools'] ?? []) as Site['tools'],
    ...(await readRedirects(root)),
    redirectsFile: {file: 'redirects.ts', text: await textIfThere(root, 'redirects.ts')},
    authors: await yaml('blog/authors.yml'),
    tags: await yaml('blog/tags.yml'),
    components: componentNames(await textIfThere(root, 'src/theme/MDXComponents/index.tsx')),
    drawingClasses: [...new Set(css.match(/(?<=\.)d-[a-z-]+/g) ?? [])],
    ledger: {file: ledgerFile, text: await textIfThere(root, ledgerFile)},
  };
}
