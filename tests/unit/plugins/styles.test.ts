import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {finishStyles, withoutUnused} from '../../../src/plugins/finish/styles';
import {inlineStyles} from '../../../src/plugins/finish/styles/inline';
import {darkOnly} from '../../../src/plugins/finish/styles/dark';

const left = (css: string, text: string): string =>
  withoutUnused(css, (name) => new Set(text.match(/[\w-]+/g)).has(name));

describe('what nothing names', () => {
  it('is removed with its states, and the rest is kept', () => {
    const css = left('.used:hover{top:0}.gone,.gone:focus{top:1px}p:not(.gone){top:2px}', 'used');
    expect(css).toContain('.used:hover');
    expect(css).toContain('top:2px');
    expect(css).not.toMatch(/top:1px|gone:focus/);
  });

  it('is removed among custom properties, also through others', () => {
    const css = left('p{--a:1px;--b:var(--c);--c:2px;--script:3px;margin:var(--a)}', '--script');
    expect(css).toContain('--a:1px');
    expect(css).toContain('--script:3px');
    expect(css).not.toMatch(/--[bc]:/);
  });
});

describe('the dark appearance without script', () => {
  it('has the dark rules only, as strong as they were, and none for paper', () => {
    const css = darkOnly(
      "p{top:0}:root,:root[data-theme='dark']{--a:1}@media print{[data-theme=dark]{--a:2}}@media (width>1px){p{top:1px}}@keyframes x{from{top:0}}",
    );
    expect(css).toBe(':root:not([data-theme]){--a:1}');
  });
});

describe('the step', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const sheets = path.join(folder, 'assets', 'css');
  const page =
    '<link rel=stylesheet href=/base/assets/css/styles.01234567.css><p class="used part_a1B2">';
  beforeAll(async () => {
    mkdirSync(sheets, {recursive: true});
    mkdirSync(path.join(folder, 'assets', 'js'), {recursive: true});
    writeFileSync(
      path.join(sheets, 'styles.01234567.css'),
      ':root {--of-part: 1px; --of-nobody: 2px} .used {color: red} .gone {top: 0} .window {left: 0}',
    );
    writeFileSync(path.join(sheets, 'part.01234567.css'), '.part_a1B2 {top: var(--of-part)}');
    writeFileSync(path.join(sheets, 'other.01234567.css'), '.other_c3D4 {top: 0}');
    writeFileSync(path.join(folder, 'assets', 'js', 'main.01234567.js'), '"window"');
    writeFileSync(path.join(folder, 'index.html'), page);
    writeFileSync(path.join(folder, 'plain.html'), '<p>');
    await finishStyles({outDir: folder, baseUrl: '/base/'});
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('names the common sheet by the hash of what is left, and each page those that it needs', () => {
    const [name = ''] = readdirSync(sheets).filter((file) => file.startsWith('styles.'));
    const text = readFileSync(path.join(sheets, name), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    expect(name).toBe(`styles.${hash}.css`);
    expect(text).toMatch(/\.used[^]*\.window/);
    expect(text).not.toContain('.gone');
    expect(text).toContain('--of-part:1px');
    expect(text).not.toContain('--of-nobody');
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html.match(/(?<=href="\/base\/assets\/css\/)[\w.]+/g)).toEqual([
      name,
      'part.01234567.css',
      expect.stringMatching(/^dark\./) as unknown,
    ]);
    expect(readFileSync(path.join(folder, 'plain.html'), 'utf8')).toBe('<p>');
  });

  it('puts the sheets into the pages, and keeps a copy with links of what is saved', async () => {
    const linked = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const sources = await inlineStyles({outDir: folder, baseUrl: '/base/'});
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const inside = [...html.matchAll(/<style data-href="\/base\/([^"]+)">(.*?)<\/style>/gs)];
    expect(
      inside.map(([, file = '', css]) => readFileSync(path.join(folder, file), 'utf8') === css),
    ).toEqual([true, true]);
    expect(sources).toEqual(
      inside
        .map(([, , css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
        .sort(),
    );
    // Only what has a condition is still asked for.
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringContaining('media='),
    ]);
    const saved = path.join(folder, 'offline-pages');
    expect(readFileSync(path.join(saved, 'index.txt'), 'utf8')).toBe(linked);
    expect(readdirSync(saved, {recursive: true})).toEqual(['index.txt']);
  });
});
