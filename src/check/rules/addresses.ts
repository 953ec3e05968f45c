import path from 'node:path';
import {type Finding, findingIn, type Rule} from '../finding';
import {getAllPages} from '../site/addresses';
import {getSection, sections} from '../../config/products';
import {yamlLine} from '../yaml';
import type {Page, Site} from '../site/types';

/** Files by lower-cased address, since some hosts are case-insensitive. */
function byAddress(site: Site): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const components = site.componentPages.map((address) => ({
    address,
    file: `src/pages${address === '/' ? '/index' : address}.tsx`,
  }));
  for (const {address, file} of [...components, ...getAllPages(site)]) {
    const key = address.toLowerCase();
    files.set(key, [...(files.get(key) ?? []), file]);
  }
  return files;
}

/** Pages with a duplicate title or position, which the sidebar can't tell apart or sort. */
function* duplicates(
  site: Site,
  key: 'title' | 'sidebar_position',
  fix: string,
): Generator<Finding> {
  const first = new Map<unknown, Page>();
  const selected = new Set(site.pages);
  for (const page of getAllPages(site)) {
    const value = page.frontMatter[key] as string | number | undefined;
    const parts = page.file.split('/');
    // Titles must be unique in a section, positions in a folder.
    const name = [...(key === 'title' ? parts.slice(0, 2) : parts.slice(0, -1)), value].join('/');
    const other = first.get(name);
    if (value === undefined || page.kind === 'page' || !other) {
      first.set(name, page);
      continue;
    }
    const [reported, same] = selected.has(page) ? [page, other] : [other, page];
    if (selected.has(reported)) {
      const problem = `\`${key}\` is the same as in ${same.file}: ${value}`;
      yield findingIn(reported)(yamlLine(reported.text, [key]), problem, fix);
    }
  }
}

/** Folders of the sidebar with the position of another folder or page beside them. */
function* sameFolderPositions(site: Site): Generator<Finding> {
  const taken = new Map<string, string>(
    getAllPages(site).map(({file, frontMatter}) => [
      `${path.posix.dirname(file)} ${String(frontMatter['sidebar_position'])}`,
      file,
    ]),
  );
  const folders = site.settings.filter(({file}) => file.endsWith('/_category_.yml'));
  for (const {file, text, value} of folders) {
    const {position} = (value ?? {}) as {position?: unknown};
    const folder = path.posix.dirname(file);
    const key = `${path.posix.dirname(folder)} ${String(position)}`;
    const other = taken.get(key);
    if (typeof position === 'number' && other && folder.split('/').length > 2) {
      const problem = `\`position\` is the same as of ${other}: ${position}`;
      yield findingIn({file})(
        yamlLine(text, ['position']),
        problem,
        'Give one of them another one.',
      );
    }
    taken.set(key, folder);
  }
}

function* findIn(page: Page, files: Map<string, string[]>): Generator<Finding> {
  const {file, address, text, frontMatter} = page;
  const {slug} = frontMatter;
  const line = yamlLine(text, ['slug']);
  const others = (files.get(address.toLowerCase()) ?? []).filter((other) => other !== file);
  if (file.startsWith('docs/') && !getSection(file.slice('docs'.length))) {
    const ids = sections.map(({id}) => id).join(', ');
    const fix = `Move it to a folder of a section in docs: ${ids}; or add a section to src/config/products.ts.`;
    yield findingIn(page)(1, 'The page is not in a section, so no sidebar lists it', fix);
  }
  if (others.length > 0) {
    const problem = `The page has the same address as ${others.join(', ')}: ${address}`;
    yield findingIn(page)(line, problem, 'Rename one of the files, or change its slug.');
  }
  if (typeof slug === 'string' && /[^a-z0-9/._-]|.\/$|(?:^|\/)\.\.?\//.test(slug)) {
    const fix = 'Use lowercase letters, digits and hyphens, without a slash at the end.';
    yield findingIn(page)(line, `The slug "${slug}" is not a valid address`, fix);
  }
}

/** Each page has a unique address, title and sidebar position, and slugs are valid addresses. */
export const addresses: Rule = (site) => {
  const files = byAddress(site);
  return [
    ...site.pages.flatMap((page) => [...findIn(page, files)]),
    ...duplicates(site, 'title', 'Make each title say what the other page does not cover.'),
    ...duplicates(site, 'sidebar_position', 'Give one of the pages another position.'),
    ...sameFolderPositions(site),
  ];
};
