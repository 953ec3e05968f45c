import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const src = path.join(process.cwd(), 'src');

/** Every component of the site, relative to `src`. */
const components = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.tsx'),
);

/** Resolves the import of a style sheet as the bundler does. */
function resolveSheet(folder: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    return path.join(folder, specifier);
  }
  return specifier.startsWith('@site/')
    ? path.join(process.cwd(), specifier.slice('@site/'.length))
    : path.join(process.cwd(), 'node_modules', specifier);
}

/**
 * Finds classes that a component uses but its CSS module doesn't define. TypeScript accepts any name, and
 * React silently omits an undefined class.
 *
 * @param text - source code of the component
 * @param readSheet - returns the text of a style sheet by the specifier of its import
 * @returns `local name.class`, each once
 */
function missingClasses(text: string, readSheet: (specifier: string) => string): string[] {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', specifier = '']) => {
      const sheet = readSheet(specifier);
      const classes = [...text.matchAll(new RegExp(`[\\s{[(]${name}\\.(\\w+)`, 'g'))].map(
        ([, className = '']) => className,
      );
      return [...new Set(classes)]
        .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet))
        .map((className) => `${name}.${className}`);
    },
  );
}

describe('CSS modules', () => {
  it('define every class that components use', () => {
    const missing = components.flatMap((file) =>
      missingClasses(readFileSync(path.join(src, file), 'utf8'), (specifier) =>
        readFileSync(resolveSheet(path.join(src, path.dirname(file)), specifier), 'utf8'),
      ).map((className) => `${file}: ${className}`),
    );
    expect(missing).toEqual([]);
  });

  it('would notice a class that is not defined', () => {
    const text =
      "import own from './a.module.css';\n<p className={own.wide} /><p className={own.far} />";
    expect(missingClasses(text, () => '.wider, .far:hover {}')).toEqual(['own.wide']);
  });
});
