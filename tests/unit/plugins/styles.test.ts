import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import styles, {linkStyles} from '../../../src/plugins/styles';
import {writeOutConstants} from '../../../src/plugins/styles/constants';
import {purge} from '../../../src/plugins/styles/purge';
import {namesIn, split} from '../../../src/plugins/styles/split';

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

/** Forty pages: with the threshold in use, one page is not enough to be common, two are. */
const pages = (special: string) =>
  Array.from({length: 40}, (_, index) =>
    namesIn(`<body><p class=text>${index === 7 ? `<b class="${special} text">` : ''}`),
  );

describe('writeOutConstants', () => {
  const write = (css: string, words: string[] = []) => writeOutConstants(css, new Set(words));
  const root = ':root{--a:1px;--b:var(--a)}';

  it('writes a value where it is used, also through others and inside layers', () => {
    expect(write(`${root}p{margin:var(--b)}`)).toContain('p{margin:1px}');
    expect(write(`@layer x{${root}}p{margin:var(--b)}`)).toContain('p{margin:1px}');
    expect(write(`${root}p{--own:var(--b)}`)).toContain('p{--own:1px}');
  });

  it('keeps values apart that only a bracket parted', () => {
    expect(write(`${root}p{margin:var(--a)var(--b)2px}`)).toContain('margin:1px 1px 2px');
    expect(write(`${root}p{margin:calc(2*var(--a))}`)).toContain('calc(2*1px)');
    expect(write(`${root}p{margin:3px var(--a)}`)).toContain('margin:3px 1px');
  });

  it.each([
    ['is declared twice', '[data-theme=dark]{--b:2px}', []],
    ['depends on what an element sets', '.card{--a:2px}', []],
    ['is used with a fallback', 'i{top:var(--b,0)}', []],
    ['is named by a script', '', ['--b']],
  ])('leaves alone what %s', (_, more, words) => {
    expect(write(`${root}${more}p{margin:var(--b)}`, words)).toContain('p{margin:var(--b)}');
  });

  it('leaves alone what holds in some states only, or for some elements', () => {
    for (const css of [
      '@media print{:root{--b:1px}}p{margin:var(--b)}',
      ':root[data-stage=on]{--b:1px}p{margin:var(--b)}',
      '.card{--b:1px}p{margin:var(--b)}',
      ':root{--b:}p{margin:var(--b)}',
      ':root{--b:var(--b)}p{margin:var(--b)}',
    ]) {
      expect(write(css)).toContain('p{margin:var(--b)}');
    }
  });

  it('follows what depends on the state of the page, but not on an element', () => {
    const css = ':root{--c:red;--b:var(--c)}:root[data-theme=dark]{--c:blue}p{color:var(--b)}';
    expect(write(css)).toContain('p{color:var(--c)}');
  });

  it('writes a long value once, and not again and again', () => {
    const long = `:root{--long:${'a'.repeat(80)}}`;
    expect(write(`${long}p{content:var(--long)}`)).toContain('p{content:aaa');
    expect(write(`${long}p{content:var(--long)}i{content:var(--long)}`)).toContain(
      'p{content:var(--long)}',
    );
  });
});

describe('split', () => {
  const always = new Set(['is-waiting']);

  it('leaves to the rest what few pages or only the application use', () => {
    const {common, rest, needsRest} = split(
      '.text{top:0}.rare{top:1px}.window{top:2px}.is-waiting{top:3px}body{top:4px}',
      pages('rare'),
      always,
    );
    expect(common).toBe('.text{top:0}.is-waiting{top:3px}body{top:4px}');
    expect(rest).toBe('.rare{top:1px}.window{top:2px}');
    expect(needsRest.flatMap((needs, index) => (needs ? [index] : []))).toEqual([7]);
  });

  it('keeps a rule for all if one of its selectors is for all', () => {
    expect(split('.window,.text{top:0}', pages('rare'), always).rest).toBe('');
  });

  it('takes alternatives and exceptions for met', () => {
    const css = '.text:not(.window){top:0}.text :is(.window,:not(.rare)){top:1px}';
    expect(split(css, pages('rare'), always).common).toBe(css);
  });

  it('keeps layers, conditions and the order in both parts', () => {
    const {common, rest} = split(
      '@layer a,b;@layer a{.text{top:0}.window{top:1px}}@media print{.window{top:2px}}@font-face{src:x}@keyframes k{from{top:0}}',
      pages('rare'),
      always,
    );
    expect(common).toBe(
      '@layer a,b;@layer a{.text{top:0}}@font-face{src:x}@keyframes k{from{top:0}}',
    );
    expect(rest).toBe('@layer a{.window{top:1px}}@media print{.window{top:2px}}');
  });

  it('keeps a rare rule that a later common one overrides', () => {
    const css =
      '@layer a{.rare{--w:1px;top:0}.other-rare{top:0}}@media print{@layer a{.text{--w:2px}}}';
    expect(split(css, pages('rare'), always)).toMatchObject({
      common: '@layer a{.rare{--w:1px;top:0}}@media print{@layer a{.text{--w:2px}}}',
      rest: '@layer a{.other-rare{top:0}}',
    });
    const rests: [string, string][] = [
      ['another property', '.rare{top:0}.text{color:red}'],
      ['less weight', '.rare{top:0}p{top:1px}'],
      ['another layer', '@layer a{.rare{top:0}}.text{top:1px}'],
      ['an earlier place', '.text{top:1px}.rare{top:0}'],
      ['other elements', 'i.rare{top:0}p.text{top:1px}'],
    ];
    for (const [why, sheet] of rests) {
      expect(split(sheet, pages('rare'), always).rest, why).toContain('rare');
    }
    expect(split('.rare{margin-left:0}.text{margin:1px}', pages('rare'), always).rest).toBe('');
  });

  it('demands no name that stands in a value or an alternative', () => {
    const css = '.text a[href$=".pdf"]{top:0}.text:not(.x:nth-child(2)){top:1px}';
    expect(split(css, pages('rare'), always).common).toBe(css);
  });

  it('loses nothing and adds nothing', () => {
    const css = '.text{top:0}.rare>.text{left:0}#x.y\\:z{top:1px}a[href]{top:2px}';
    const {common, rest} = split(css, pages('rare'), always);
    const rules = (text: string): string[] => (text.match(/[^}]+\}/g) ?? []).sort();
    expect(rules(common + rest)).toEqual(rules(css));
  });

  it('reads the names in a page’s elements', () => {
    const {all, elements} = namesIn('<p class="b a" id=c>class="no"<i class=d></i><i class=d>');
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([...elements]).toEqual(['p a b c', 'i d']);
  });
});

describe('linkStyles', () => {
  const page =
    '<link rel=stylesheet href=/base/assets/css/old.css><script id=app-scripts>["/m.js"]</script>';
  const names = {before: 'old.css', common: 'c.css', rest: 'r.css'};

  it('links both where the first paint needs both', () => {
    expect(linkStyles(page, {...names, needsRest: true})).toBe(
      '<link rel=stylesheet href=/base/assets/css/c.css><link rel=stylesheet href=/base/assets/css/r.css><script id=app-scripts>["/m.js"]</script>',
    );
  });

  it('lets the rest come with the application elsewhere', () => {
    expect(linkStyles(page, {...names, needsRest: false})).toBe(
      '<link rel=stylesheet href=/base/assets/css/c.css><script id=app-scripts>["/base/assets/css/r.css","/m.js"]</script>',
    );
  });

  it('leaves a page alone that does not link the sheet', () => {
    expect(linkStyles('<p>', {...names, needsRest: true})).toBe('<p>');
  });
});

describe('the step', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const sheets = path.join(folder, 'assets', 'css');
  const page =
    '<link href="/assets/css/styles.01234567.css"><p class="used"><script id="app-scripts">["/m.js"]</script>';
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
    await styles().postBuild?.({outDir: folder} as never);
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('writes two sheets, named by the hash of their content, and links them', () => {
    const names = readdirSync(sheets).sort();
    expect(names.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
      'more.css',
      'styles.css',
    ]);
    const [more = '', common = ''] = names;
    for (const name of names) {
      const text = readFileSync(path.join(sheets, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      expect(name).toContain(`.${hash}.`);
      expect(text).not.toContain('.gone');
    }
    expect(readFileSync(path.join(sheets, common), 'utf8')).toContain('.used');
    expect(readFileSync(path.join(sheets, more), 'utf8')).toContain('.window');
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
      page
        .replace('styles.01234567.css', common)
        .replace('["/m.js"]', `["/assets/css/${more}","/m.js"]`),
    );
    expect(readFileSync(path.join(folder, 'plain.html'), 'utf8')).toBe('<p>');
  });
});
