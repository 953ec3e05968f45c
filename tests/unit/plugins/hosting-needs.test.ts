import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {mostInlineScripts} from '../../../src/config/headers';
import {hashSource, readNeeds} from '../../../src/plugins/finish/hosting/needs';
import {readBuild} from '../../../src/plugins/finish/html/readBuild';
import {readPage} from '../../../src/plugins/finish/html/readPage';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'needs-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function put(file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

describe('what no policy can allow', () => {
  it.each([
    ['<p style="color: red">', 'an inline style on <p>: style="color: red"'],
    ['<style>p {}</style>', 'a <style> element'],
    ['<base href="/x/">', 'a <base> element'],
    ['<button onclick="go()">', 'an inline handler on <button>: onclick'],
    ['<a href=" JavaScript:go()">', 'a javascript: address on <a>'],
    ['<a href="data:text/html,x">', 'a data: address on <a>'],
  ])('%s', (html, problem) => {
    expect(readPage(html).forbidden).toEqual([problem]);
  });

  it('is not what only looks like it', () => {
    const html =
      '<script src="/a.js"></script><p data-style="x" title="javascript">style="x"</p>' +
      '<img src="data:image/png,x">';
    expect(readPage(html)).toMatchObject({scripts: [], forbidden: []});
  });
});

async function needsOf(connect: string[]): ReturnType<typeof readNeeds> {
  const {pages} = await readBuild(folder, '/');
  return readNeeds(folder, pages, connect);
}

describe('readNeeds', () => {
  it('collects hashes of inline scripts, each once and sorted', async () => {
    put('index.html', '<script>one</script>');
    put('deep/page.html', '<script>one</script><script>two</script>');
    expect(await needsOf(['https://b.example', 'https://a.example'])).toEqual({
      scriptHashes: [hashSource('one'), hashSource('two')].sort(),
      connect: ['https://a.example', 'https://b.example'],
    });
  });

  it('names the page and what is wrong with it', async () => {
    put('videosync/bad.html', '<p style="color: red">');
    await expect(needsOf([])).rejects.toThrow(
      /would break 1 places[\s\S]*videosync[\\/]bad\.html contains an inline style on <p>/,
    );
  });

  it('refuses inline scripts that vary from page to page', async () => {
    for (let page = 0; page < mostInlineScripts; page += 1) {
      put(`${page}.html`, `<script>${page}</script>`);
    }
    expect((await needsOf([])).scriptHashes).toHaveLength(mostInlineScripts);
    put('more.html', '<script>more</script>');
    await expect(needsOf([])).rejects.toThrow(
      `There are ${mostInlineScripts + 1} different inline scripts`,
    );
  });
});
