import {type Finding, type Rule} from '../finding';
import {allPagesOf} from '../site/addresses';
import type {Site} from '../site/types';

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

export const addresses: Rule = {
  name: 'addresses',
  asks: 'Each page has an address of its own, and a slug is an address.',
  find(site) {
    const files = byAddress(site);
    return site.pages.flatMap(({file, address, text, frontMatter}): Finding[] => {
      const line = text.split('\n').findIndex((one) => one.startsWith('slug:')) + 1 || 1;
      const others = (files.get(address.toLowerCase()) ?? []).filter((one) => one !== file);
      const {slug} = frontMatter;
      return [
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
  },
};
