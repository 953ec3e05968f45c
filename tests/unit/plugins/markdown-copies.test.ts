import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {groupPages, llmsText} from '../../../src/plugins/finish/markdownCopies/llms';
import {findElement, readPage} from '../../../src/plugins/finish/html/readPage';
import type {BuiltPage} from '../../../src/plugins/finish/html/readBuild';
import {readYaml} from '../../support/readYaml';
import {toMarkdown} from '../../../src/plugins/finish/markdownCopies/toMarkdown';

const copies = readYaml<{html: string; markdown: string}[]>(
  __dirname,
  '../../fixtures/markdown-copies.yml',
);
const url = 'https://site.example/docs/page';

function markdown(html: string): string {
  const body = findElement(readPage(`<main>${html}`).tree, ({tagName}) => tagName === 'main');
  return body ? toMarkdown(body, url) : '';
}

describe('toMarkdown', () => {
  it.each(copies)('$html', ({html, markdown: expected}) => {
    expect(markdown(html)).toBe(expected);
  });

  it('never throws, and is deterministic', () => {
    const names =
      'p ul li table tr td th thead tbody details summary a b pre code figure div h2 dl dt';
    const tags = fc.constantFrom(...names.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`]));
    const pieces = fc.oneof(fc.string(), tags);
    fc.assert(
      fc.property(fc.array(pieces, {maxLength: 40}), (list) => {
        const html = list.join('');
        expect(markdown(html)).toBe(markdown(html));
      }),
    );
  });
});

/** A page with the properties that llms.txt uses. */
const page = (path: string, next?: string): BuiltPage =>
  ({
    ...{path, title: `Page ${path}`, meta: {description: `About ${path}`}},
    next: next && `/base${next}`,
  }) as unknown as BuiltPage;

describe('llms.txt', () => {
  it('lists sections in the order of the menu and pages in the order of their next links', () => {
    const pages = [
      page('/blog/post'),
      page('/blog/tags/x'),
      page('/handbook/a'),
      page('/handbook/introduction', '/handbook/z'),
      page('/handbook/z', '/handbook/a'),
      page('/privacy-policy'),
      page('/videosync/introduction'),
    ];
    const groups = groupPages(pages, '/base/');
    expect(groups.map(({title, pages: list}) => [title, ...list.map(({path}) => path)])).toEqual([
      ['Videosync', '/videosync/introduction'],
      ['Handbook', '/handbook/introduction', '/handbook/z', '/handbook/a'],
      ['Articles', '/blog/post'],
      ['Optional', '/privacy-policy'],
    ]);
    const text = llmsText(groups, ({path}) => `https://site.example${path}.md`);
    expect(text.split('\n')[0]).toMatch(/^# /);
    expect(text).toContain(
      '- [Page /handbook/z](https://site.example/handbook/z.md): About /handbook/z',
    );
  });

  it('supports circular next links', () => {
    const [a, b] = ['/handbook/introduction', '/handbook/a'] as const;
    expect(groupPages([page(a, b), page(b, a)], '/base/')[0]?.pages).toHaveLength(2);
  });
});
