import {rm} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'lightningcss';
import {shortHash} from '../../bundleScript';
import {textsOf} from '../html/readBuild';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';
import {darkOnly} from './dark';

const namesIn = (text: string, name: RegExp): Set<string> => new Set(text.match(name));

/** Custom properties that a style sheet refers to. */
const references = (css: string): Set<string> => namesIn(css, /(?<=var\(\s*)--[\w-]+/g);

/** A style sheet without rules of classes, and without custom properties, that nothing names. */
function withoutUnused(css: string, isNamed: (name: string) => boolean): string {
  const referred = references(css);
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
  const pages = await textsOf(outDir, /\.html$/);
  const scripts = await textsOf(outDir, /\.js$/);
  const sheets = await textsOf(outDir, /\.css$/);
  const words = namesIn([...pages.values(), ...scripts.values()].join(' '), /[\w-]+/g);
  const common = [...sheets.keys()].find((file) => /\/styles\./.test(file)) ?? '';
  const whole = sheets.get(common) ?? '';
  sheets.delete(common);
  // What the common sheet declares, a part may be the only one to use.
  const ofParts = references([...sheets.values()].join(''));
  const left = withoutUnused(whole, (name) => words.has(name) || ofParts.has(name));
  const classesOf = (css: string): Set<string> => namesIn(css, /(?<=\.)[A-Za-z][\w-]*/g);
  const classes = [left, ...sheets.values()].map(classesOf);
  // What several sheets style does not tell which of them a page needs.
  const isOwn = (name: string): boolean => classes.filter((names) => names.has(name)).length === 1;
  const parts = [...sheets].map(([file, css]) => ({
    href: baseUrl + file,
    classes: [...classesOf(css)].filter(isOwn),
  }));
  const write = async (name: string, css: string): Promise<string> => {
    const file = `assets/css/${name}.${shortHash(css)}.css`;
    await writeBuilt(outDir, file, css);
    return baseUrl + file;
  };
  const styles = await write('styles', left);
  const dark = await write('dark', darkOnly([left, ...sheets.values()].join('')));
  await rm(path.join(outDir, common));
  for (const [page, html] of pages) {
    const inPage = namesIn(
      (html.match(/(?<=\sclass=)(?:"[^"]*"|[^\s>]+)/g) ?? []).join(' '),
      /[\w-]+/g,
    );
    const needed = parts.filter((part) => part.classes.some((name) => inPage.has(name)));
    const links = [styles, ...needed.map(({href}) => href)].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    );
    const ofDark = `<noscript><link rel="stylesheet" href="${dark}" media="screen and (prefers-color-scheme: dark)"></noscript>`;
    const first = /<link[^>]*rel=["']?stylesheet[^>]*>/;
    await writeBuilt(outDir, page, html.replace(first, [...links, ofDark].join('')));
  }
}
