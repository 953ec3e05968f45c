import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import purgeCss, {purge} from '../../../src/plugins/purge-css';

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
});

describe('the step', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'purge-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('renames each sheet by the hash of what is left, and the pages’ links with it', async () => {
    const styles = path.join(folder, 'assets', 'css');
    mkdirSync(styles, {recursive: true});
    mkdirSync(path.join(folder, 'assets', 'js'), {recursive: true});
    writeFileSync(path.join(styles, 'styles.01234567.css'), '.used {color: red} .gone {top: 0}');
    const page = '<link href="/assets/css/styles.01234567.css"><p class="used">';
    writeFileSync(path.join(folder, 'index.html'), page);
    writeFileSync(path.join(folder, 'plain.html'), '<p>');
    await purgeCss().postBuild?.({outDir: folder} as never);

    const [name = '', ...others] = readdirSync(styles);
    expect(others).toEqual([]);
    const left = readFileSync(path.join(styles, name), 'utf8');
    expect(left).not.toContain('.gone');
    const hash = createHash('sha256').update(left).digest('hex').slice(0, 8);
    expect(name).toBe(`styles.${hash}.css`);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
      page.replace('styles.01234567.css', name),
    );
    expect(readFileSync(path.join(folder, 'plain.html'), 'utf8')).toBe('<p>');
  });
});
