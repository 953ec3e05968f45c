import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {finishStyles} from '../../../src/plugins/finish/styles';
import {inlineStyles} from '../../../src/plugins/finish/styles/inline';
import {darkOnly} from '../../../src/plugins/finish/styles/dark';
import {createFolder} from '../../support/createFolder';

it('darkOnly returns only dark rules, with the same specificity and without print styles', () => {
  const css = darkOnly(
    "p{top:0}:root,:root[data-theme='dark']{--a:1}@media print{[data-theme=dark]{--a:2}}@media (width>1px){p{top:1px}}@keyframes x{from{top:0}}",
  );
  expect(css).toBe(':root:not([data-theme]){--a:1}');
});

describe('finishing style sheets', () => {
  const css = 'assets/css';
  const common = `${css}/styles.01234567.css`;
  const part = `${css}/part.01234567.css`;
  // The output of Docusaurus's minifier: without quotes, and with characters that a serialiser would change.
  const link = `<link rel=stylesheet href=/base/${common}>`;
  const page = (head: string): string =>
    `<!doctype html><html><head>${head}<body><p class="used part_a1B2" hidden>A &amp b<br>`;
  const files: Record<string, string> = {
    [common]: '.used{color:red}.gone{top:0}[data-theme=dark] .used{color:blue}',
    [part]: '.part_a1B2{top:0}.used{left:0}',
    [`${css}/other.01234567.css`]: '.other_c3D4{top:0}',
    'index.html': page(link),
    'plain.html': '<p>',
  };
  const folder = createFolder(files);
  const build = {outDir: folder, baseUrl: '/base/'};
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  beforeAll(() => finishStyles(build));

  it('links the style sheets that a page needs, and changes nothing else in it', () => {
    const dark = readdirSync(path.join(folder, css)).find((name) => name.startsWith('dark.'));
    const links = [common, part].map((file) => `<link rel="stylesheet" href="/base/${file}">`);
    const media = 'media="screen and (prefers-color-scheme: dark)"';
    const darkLink = `<noscript><link rel="stylesheet" href="/base/${css}/${dark}" ${media}></noscript>`;
    expect(read('index.html')).toBe(page(links.join('') + darkLink));
    expect(read('plain.html')).toBe('<p>');
  });

  it('throws without a common style sheet, and removes nothing', async () => {
    const outDir = createFolder({[part]: '', 'index.html': page(link)});
    await expect(finishStyles({outDir, baseUrl: '/base/'})).rejects.toThrow('styleParts.ts');
    expect(readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe(page(link));
  });

  it('inlines style sheets, and keeps the files for offline copies, which link to them', async () => {
    const linked = read('index.html');
    const sources = await inlineStyles(build);
    const styles = [common, part].map(
      (file) => `<style data-href="/base/${file}">${files[file]}</style>`,
    );
    expect(read('index.html')).toBe(
      page(styles.join('') + /<noscript>.*<\/noscript>/.exec(linked)?.[0]),
    );
    expect(sources).toEqual(
      [common, part]
        .map((file) => createHash('sha256').update(String(files[file])).digest('base64'))
        .map((hash) => `'sha256-${hash}'`)
        .sort(),
    );
    expect(read('offline-pages/index.txt')).toBe(linked);
    for (const file of [common, part]) {
      expect(read(file)).toBe(files[file]);
    }
  });
});
