import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const src = path.join(process.cwd(), 'src');

/** Every component of the site, relative to `src`. */
const components = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.tsx'),
);

/** The file of a style sheet as the bundler finds it. */
function sheetAt(folder: string, address: string): string {
  if (address.startsWith('.')) {
    return path.join(folder, address);
  }
  return address.startsWith('@site/')
    ? path.join(process.cwd(), address.slice('@site/'.length))
    : path.join(process.cwd(), 'node_modules', address);
}

/**
 * Classes that a component takes from a style sheet of its own although the sheet has none of that name.
 * TypeScript takes any name, and React silently omits an undefined class.
 *
 * @param text - the component
 * @param read - the text of a style sheet by the address that the component imports
 */
function missingClasses(text: string, read: (address: string) => string): string[] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', address = '']) => {
      const sheet = read(address);
      const used = [...text.matchAll(new RegExp(`[\\s{[(]${name}\\.(\\w+)`, 'g'))].map(
        ([, used = '']) => used,
      );
      return [...new Set(used)]
        .filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(sheet))
        .map((used) => `${name}.${used}`);
    },
  );
}

describe('classes of style sheets', () => {
  it('that components name exist', () => {
    const unused = components.flatMap((file) =>
      missingClasses(readFileSync(path.join(src, file), 'utf8'), (address) =>
        readFileSync(sheetAt(path.join(src, path.dirname(file)), address), 'utf8'),
      ).map((missing) => `${file}: ${missing}`),
    );
    expect(unused).toEqual([]);
  });

  it('are missed where a name is wrong', () => {
    const text =
      "import own from './a.module.css';\n<p className={own.wide} /><p className={own.far} />";
    expect(missingClasses(text, () => '.wider, .far:hover {}')).toEqual(['own.wide']);
  });
});
