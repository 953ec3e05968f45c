import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import {shortHash} from '../../bundleScript';
import {filesOf} from '../html/readBuild';
import type {Build} from '../site';
import {darkOnly} from './dark';

const namesIn = (text: string, name: RegExp): Set<string> => new Set(text.match(name));

/** A style sheet without rules of classes, and without custom properties, that nothing names. */
export function withoutUnused(css: string, isNamed: (name: string) => boolean): string {
  const referred = namesIn(css, /(?<=var\(\s*)--[\w-]+/g);
  const unusedSymbols = [...namesIn(css, /(?<=\.)[A-Za-z_][\w-]*|--[\w-]+(?=:)/g)].filter(
    (name) => !isNamed(name) && !referred.has(name),
  );
  const {code} = transform({
    filename: 'styles',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  const left = code.toString();
  // What only an unused property referred to is unused in the next round.
  return left.length < css.length ? withoutUnused(left, isNamed) : left;
}

/**
 * Gives each page the style sheets that it needs: the common one, without the rules whose classes no page
 * and no script names, and those of parts whose classes occur in it. Without script nothing says which
 * appearance the system asks for, so a sheet of the dark rules does.
 */
export async function finishStyles({outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>) {
  const read = async (name: RegExp): Promise<Map<string, string>> =>
    new Map(
      await Promise.all(
        (await filesOf(outDir, name)).map(
          async (file) => [file, await readFile(path.join(outDir, file), 'utf8')] as const,
        ),
      ),
    );
  const [pages, scripts, sheets] = [
    await read(/\.html$/),
    await read(/\.js$/),
    await read(/\.css$/),
  ];
  const words = namesIn([...pages.values(), ...scripts.values()].join(' '), /[\w-]+/g);
  const common = [...sheets.keys()].find((file) => /\/styles\./.test(file)) ?? '';
  const left = withoutUnused(sheets.get(common) ?? '', (name) => words.has(name));
  sheets.delete(common);
  const parts = [...sheets].map(([file, css]) => ({
    file,
    classes: [...namesIn(css, /(?<=\.)[\w-]+_[\w-]{4}(?![\w-])/g)],
  }));
  const write = async (name: string, css: string): Promise<string> => {
    const file = `assets/css/${name}.${shortHash(css)}.css`;
    await writeFile(path.join(outDir, file), css);
    return baseUrl + file;
  };
  const styles = await write('styles', left);
  const dark = await write('dark', darkOnly([left, ...sheets.values()].join('')));
  await rm(path.join(outDir, common));
  for (const [page, html] of pages) {
    const inPage = namesIn(html, /[\w-]+/g);
    const needed = parts.filter((part) => part.classes.some((name) => inPage.has(name)));
    const links = [styles, ...needed.map(({file}) => baseUrl + file)].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    );
    const ofDark = `<noscript><link rel="stylesheet" href="${dark}" media="screen and (prefers-color-scheme: dark)"></noscript>`;
    const finished = html.replace(
      /<link[^>]*rel=["']?stylesheet[^>]*>/,
      [...links, ofDark].join(''),
    );
    await writeFile(path.join(outDir, page), finished);
  }
}
