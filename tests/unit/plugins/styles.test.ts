import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {finishStyles} from '../../../src/plugins/finish/styles';
import {inlineStyles} from '../../../src/plugins/finish/styles/inline';
import {darkOnly} from '../../../src/plugins/finish/styles/dark';
import {folderOf} from '../../support/folderOf';

it('the dark appearance without script has the dark rules only, as strong as they were, and none for paper', () => {
  const css = darkOnly(
    "p{top:0}:root,:root[data-theme='dark']{--a:1}@media print{[data-theme=dark]{--a:2}}@media (width>1px){p{top:1px}}@keyframes x{from{top:0}}",
  );
  expect(css).toBe(':root:not([data-theme]){--a:1}');
});

describe('the step', () => {
  const css = 'assets/css';
  const folder = folderOf({
    [`${css}/styles.01234567.css`]:
      ':root {--of-part: 1px; --script: 2px; --first: var(--second); --second: 3px}' +
      '.used:hover {color: red} .gone, .gone:focus {top: 1px} p:not(.gone) {top: 2px} .window {left: 0}',
    [`${css}/part.01234567.css`]: '.part_a1B2 {top: var(--of-part)}',
    [`${css}/other.01234567.css`]: '.other_c3D4 {top: 0}',
    'assets/js/main.01234567.js': '"window --script"',
    'index.html':
      '<link rel=stylesheet href=/base/assets/css/styles.01234567.css><p class="used part_a1B2">',
    'plain.html': '<p>',
  });
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  beforeAll(() => finishStyles({outDir: folder, baseUrl: '/base/'}));

  it('names the common sheet by the hash of what is left, and each page those that it needs', () => {
    const sheets = readdirSync(path.join(folder, css));
    const name = sheets.find((file) => file.startsWith('styles.'));
    const text = read(`${css}/${name}`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    expect(name).toBe(`styles.${hash}.css`);
    expect(text).toMatch(/--of-part:1px[^]*--script:2px[^]*\.used:hover[^]*top:2px[^]*\.window/);
    // What only an unused property refers to is unused too.
    expect(text).not.toMatch(/top:1px|gone:focus|--first|--second/);
    expect(read('index.html').match(/(?<=href="\/base\/assets\/css\/)[\w.]+/g)).toEqual([
      name,
      'part.01234567.css',
      expect.stringMatching(/^dark\./) as unknown,
    ]);
    expect(read('plain.html')).toBe('<p>');
  });

  it('puts the sheets into the pages, and keeps a copy with links of what is saved', async () => {
    const linked = read('index.html');
    const sources = await inlineStyles({outDir: folder, baseUrl: '/base/'});
    const html = read('index.html');
    const inside = [...html.matchAll(/<style data-href="\/base\/([^"]+)">(.*?)<\/style>/gs)];
    expect(sources).toHaveLength(2);
    expect(inside).toHaveLength(2);
    for (const [, file = '', text = ''] of inside) {
      expect(read(file)).toBe(text);
      const hash = createHash('sha256').update(text).digest('base64');
      expect(sources).toContain(`'sha256-${hash}'`);
    }
    // Only what has a condition is still asked for.
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringContaining('media='),
    ]);
    expect(read('offline-pages/index.txt')).toBe(linked);
    expect(readdirSync(path.join(folder, 'offline-pages'))).toEqual(['index.txt']);
  });
});
