import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {groupPages, llmsText} from '../../../src/plugins/finish/markdownCopies/llms';
import {findElement, readPage} from '../../../src/plugins/finish/html/readPage';
import type {BuiltPage} from '../../../src/plugins/finish/html/readBuild';
import {toMarkdown} from '../../../src/plugins/finish/markdownCopies/toMarkdown';

const url = 'https://site.example/docs/page';

function markdown(html: string): string {
  const body = findElement(readPage(`<main>${html}`).tree, ({tagName}) => tagName === 'main');
  return body ? toMarkdown(body, url) : '';
}

describe('toMarkdown', () => {
  it.each([
    [
      '<h2 id=a>Two <code>x</code><a class=hash-link href=#a></a></h2><p>Text',
      '## Two `x`\n\nText',
    ],
    ['<p>Points (<!-- -->2<!-- -->)', 'Points (2)'],
    ['<p>a <strong>bold</strong> and <em>it</em>', 'a **bold** and *it*'],
    [
      '<p><a href=/x#y>there</a>, <a href=#z>here</a>',
      '[there](https://site.example/x#y), [here](https://site.example/docs/page#z)',
    ],
    ['<ul><li>one<li>two<ul><li>three</ul></ul>', '- one\n- two\n  - three'],
    ['<ol start=3><li>a<li>b</ol>', '3. a\n4. b'],
    [
      '<table><thead><tr><td><th>A<th>B<tbody><tr><th>r<td>1 | 2<td>',
      '| | A | B |\n| - | - | - |\n| r | 1 \\| 2 | |',
    ],
    [
      '<table><caption>Sizes<thead><tr><th>N<tbody><tr><td><p>x<p>y</table>',
      'Sizes:\n\n| N |\n| - |\n| x y |',
    ],
    [
      '<figure><figcaption>a.fs</figcaption><pre><code class=language-glsl><span>void</span> main() {\n}</code></pre><button>Copy</button></figure>',
      'a.fs:\n\n```glsl\nvoid main() {\n}\n```',
    ],
    ['<pre><code>```\nx</code></pre>', '````\n```\nx\n````'],
    [
      '<figure><div><svg role=img aria-label="A box"><text>no</text></svg></div><figcaption>Learn <b>this</b></figcaption><button>Enlarge</button></figure>',
      '(Picture: A box)\n\n*Learn __this__*',
    ],
    [
      '<div class="theme-admonition alert"><div><span><svg></svg></span>Careful</div><div><p>a<p>b</div></div>',
      '> **Careful**\n>\n> a\n>\n> b',
    ],
    [
      '<div class="tabs-container"><ul role=tablist><li role=tab>macOS<li role=tab>Windows</ul><div><div role=tabpanel>a</div><div role=tabpanel hidden>b</div></div></div>',
      '**macOS**\n\na\n\n**Windows**\n\nb',
    ],
    ['<details><summary>Why</summary><p>Because</details>', '- **Why**\n\n  Because'],
    [
      '<dl><div><dt>DMX<dd>A protocol</div><dt>Node<dd>A box</dl>',
      '- DMX\n\n  A protocol\n\n- Node\n\n  A box',
    ],
    [
      '<p>1. no list, # no heading *no* a_b _c_ &lt;tag&gt; [x]',
      '1\\. no list, # no heading \\*no\\* a_b \\_c\\_ \\<tag> \\[x]',
    ],
    ['<form><input></form><nav>x</nav><script>x</script><p aria-hidden=true>x<p>left', 'left'],
    ['<p>The code <code>a`b</code>', 'The code ``a`b``'],
    ['<blockquote><p>Said</blockquote><hr><p>x', '> Said\n\n---\n\nx'],
    ['<p><img src=data:image/png;base64,AA alt="A dot">', '(Picture: A dot)'],
    ['<p><img src=./a.png alt="A [b]">', '![A \\[b\\]](https://site.example/docs/a.png)'],
  ])('%s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('never throws, and is the same each time', () => {
    const names =
      'p ul li table tr td th thead tbody details summary a b pre code figure div h2 dl dt dd';
    const tags = fc.constantFrom(...names.split(' '));
    const pieces = fc.oneof(
      fc.string(),
      tags.map((tag) => `<${tag}>`),
      tags.map((tag) => `</${tag}>`),
    );
    fc.assert(
      fc.property(fc.array(pieces, {maxLength: 40}), (list) => {
        const html = list.join('');
        expect(markdown(html)).toBe(markdown(html));
      }),
    );
  });
});

function page(address: string, next?: string): BuiltPage {
  const html =
    `<html><head><meta name=description content="About ${address}"></head><body><main><article><nav>x</nav>` +
    `<div class=markdown><header><h1>Page ${address}</h1></header><p>Text</div></article>` +
    `${next ? `<a class="pagination-nav__link pagination-nav__link--next" href=/base${next}>n</a>` : ''}</main></body></html>`;
  return {
    ...readPage(html),
    address: `/base${address}`,
    path: address,
    file: `${address.slice(1)}.html`,
  };
}

describe('llms.txt', () => {
  it('lists sections in the order of the menu and pages in the order of reading', () => {
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

  it('does not follow a circle of next links for ever', () => {
    const [a, b] = ['/handbook/introduction', '/handbook/a'] as const;
    expect(groupPages([page(a, b), page(b, a)], '/base/')[0]?.pages).toHaveLength(2);
  });
});
