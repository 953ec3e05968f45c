import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {removeUnusedStyles} from '../../../src/build/styles';
import {darkOnly} from '../../../src/build/styles/dark';
import {purge} from '../../../src/build/styles/purge';

describe('purge', () => {
  it('removes rules that no page and no script names, and keeps the others', async () => {
    const css = await purge('.used {color: red} .added {color: blue} .gone {color: green}', [
      '<p class="used">',
      'element.classList.add("added")',
    ]);
    expect(css).toContain('.used');
    expect(css).toContain('.added');
    expect(css).not.toContain('.gone');
  });

  it('removes what Infima has for components that are not here, whatever their names', async () => {
    const css = await purge('.card__body, p {top: 0} .pills {top: 1px} .term-card {top: 2px}', [
      '<p>card__body pills term-card',
    ]);
    expect(css.replaceAll(/\s/g, '')).toBe('p{top:0}.term-card{top:2px}');
  });

  it('removes them with their states, and keeps what only excludes them', async () => {
    const css = await purge(
      '.card__body:hover, p:hover {top: 0} .gone:focus {top: 1px} p:not(.close, .gone) {top: 2px} :is(.gone, p) {top: 3px}',
      ['<p>card__body close'],
    );
    expect(css.replaceAll(/\s/g, '')).toBe(
      'p:hover{top:0}p:not(.close,.gone){top:2px}:is(p){top:3px}',
    );
  });

  it('keeps states that attributes switch on in the browser', async () => {
    const css = await purge("[data-stage='on'] p {color: red} [aria-expanded='true'] {top: 0}", [
      '<p>',
    ]);
    expect(css).toContain('data-stage');
    expect(css).toContain('aria-expanded');
  });

  it('removes custom properties that nothing refers to, also through others', async () => {
    const css = await purge(
      'p{--a:1px;--b:var(--c);--c:2px;--d:url("data:a;b,{c}");--script:3px;margin:var(--a)}',
      ['<p>', 'style.getPropertyValue("--script")'],
    );
    expect(css).toContain('--a:1px');
    expect(css).toContain('--script:3px');
    expect(css).not.toMatch(/--[bcd]:/);
    expect(css).toContain('margin:var(--a)');
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
  const page = '<link href=/base/assets/css/styles.01234567.css><p class="used">';
  beforeAll(async () => {
    mkdirSync(sheets, {recursive: true});
    mkdirSync(path.join(folder, 'assets', 'js'), {recursive: true});
    writeFileSync(
      path.join(sheets, 'styles.01234567.css'),
      '.used {color: red} .gone {top: 0} .window {left: 0}',
    );
    writeFileSync(path.join(folder, 'assets', 'js', 'main.01234567.js'), '"window"');
    writeFileSync(path.join(folder, 'index.html'), page);
    writeFileSync(path.join(folder, 'plain.html'), '<p>');
    await removeUnusedStyles({outDir: folder});
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('names the sheet by the hash of what is left, and links it in every page that did', () => {
    const [name = '', ...others] = readdirSync(sheets);
    expect(others).toEqual([]);
    const text = readFileSync(path.join(sheets, name), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    expect(name).toBe(`styles.${hash}.css`);
    expect(text).toMatch(/\.used[^]*\.window/);
    expect(text).not.toContain('.gone');
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
      page.replace('styles.01234567.css', name),
    );
    expect(readFileSync(path.join(folder, 'plain.html'), 'utf8')).toBe('<p>');
  });
});
