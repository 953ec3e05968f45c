import {describe, expect, it} from 'vitest';
import {mostInlineScripts} from '../../../src/config/headers';
import {hashSource, readNeeds} from '../../../src/plugins/finish/hosting/needs';
import {readPage} from '../../../src/plugins/finish/html/readPage';

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

const needsOf = (files: Record<string, string>, connect: string[] = []) =>
  readNeeds(
    Object.entries(files).map(([file, html]) => ({file, ...readPage(html)})),
    connect,
  );

describe('readNeeds', () => {
  it('collects hashes of inline scripts, each once and sorted', () => {
    const files = {
      'index.html': '<script>one</script>',
      'deep/page.html': '<script>one</script><script>two</script>',
    };
    expect(needsOf(files, ['https://b.example', 'https://a.example'])).toEqual({
      scriptHashes: [hashSource('one'), hashSource('two')].sort(),
      connect: ['https://a.example', 'https://b.example'],
    });
  });

  it('names the page and what is wrong with it', () => {
    expect(() => needsOf({'videosync/bad.html': '<p style="color: red">'})).toThrow(
      /would break 1 places[\s\S]*videosync\/bad\.html contains an inline style on <p>/,
    );
  });

  it('refuses inline scripts that vary from page to page', () => {
    const varying = (count: number): Record<string, string> =>
      Object.fromEntries(
        Array.from({length: count}, (_, page) => [`${page}.html`, `<script>${page}</script>`]),
      );
    expect(needsOf(varying(mostInlineScripts)).scriptHashes).toHaveLength(mostInlineScripts);
    expect(() => needsOf(varying(mostInlineScripts + 1))).toThrow(
      `There are ${mostInlineScripts + 1} different inline scripts`,
    );
  });
});
