import {type Finding, type Rule} from '../finding';
import {allPagesOf} from '../site/addresses';
import {sectionOf, sections} from '../../config/products';
import {yamlLine} from '../yamlLine';
import type {Page, Site} from '../site/types';

/** What stands at each address, in small letters: some hosts do not tell capitals apart. */
function byAddress(site: Site): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const components = site.componentPages.map((address) => ({
    address,
    file: `src/pages${address === '/' ? '/index' : address}.tsx`,
  }));
  for (const {address, file} of [...components, ...allPagesOf(site)]) {
    const key = address.toLowerCase();
    files.set(key, [...(files.get(key) ?? []), file]);
  }
  return files;
}

/** Pages that a menu cannot tell apart, or would put in an order of its own. */
function doubles(site: Site, key: 'title' | 'sidebar_position', fix: string): Finding[] {
  const first = new Map<unknown, Page>();
  const asked = new Set(site.pages);
  return allPagesOf(site).flatMap((page): Finding[] => {
    const {file, frontMatter, text} = page;
    const value = frontMatter[key] as string | number | undefined;
    const parts = file.split('/');
    // A title is of a section, a place of a folder.
    const place = key === 'title' ? parts.slice(0, 2) : parts.slice(0, -1);
    const name = [...place, value].join('/');
    const other = first.get(name);
    if (value === undefined || page.kind === 'page' || !other) {
      first.set(name, page);
      return [];
    }
    const [told, near] = asked.has(page) ? [page, other] : [other, page];
    return asked.has(told)
      ? [
          {
            file: told.file,
            line: yamlLine(told === page ? text : other.text, [key]),
            problem: `\`${key}\` ${value} is that of ${near.file} too`,
            fix,
          },
        ]
      : [];
  });
}

export const addresses: Rule = {
  name: 'addresses',
  asks: 'Each page has an address, a title and a place in the menu of its own, and a slug is an address.',
  find(site) {
    const files = byAddress(site);
    const pages = site.pages.flatMap(({file, address, text, frontMatter}): Finding[] => {
      const line = yamlLine(text, ['slug']);
      const others = (files.get(address.toLowerCase()) ?? []).filter((one) => one !== file);
      const {slug} = frontMatter;
      const isStray = file.startsWith('docs/') && !sectionOf(file.slice('docs'.length));
      return [
        ...(isStray
          ? [
              {
                file,
                line: 1,
                problem: 'The page is in no section, and so in no menu',
                fix: `Put it into a folder of docs: ${sections.map(({id}) => id).join(', ')}.`,
              },
            ]
          : []),
        ...(others.length > 0
          ? [
              {
                file,
                line,
                problem: `The page has the address ${address}, and so has ${others.join(', ')}`,
                fix: 'Rename one of the files, or change its slug.',
              },
            ]
          : []),
        ...(typeof slug === 'string' && /[^a-z0-9/._-]|.\/$/.test(slug)
          ? [
              {
                file,
                line,
                problem: `The slug "${slug}" is no address`,
                fix: 'Use lower case letters, digits and hyphens, without a slash at the end.',
              },
            ]
          : []),
      ];
    });
    return [
      ...pages,
      ...doubles(site, 'title', 'Say in each what the other does not cover.'),
      ...doubles(site, 'sidebar_position', 'Give one of them another number.'),
    ];
  },
};
