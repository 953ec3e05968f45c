import {expect, it} from 'vitest';
import {feedContent} from '../../../src/plugins/feedContent';
import {feedErrors, withSelfLink} from '../../../src/plugins/finish/articleFeeds';

const article =
  '<h2 id="a">A<a class="hash-link" href="#a"></a></h2><p>1 &lt; 2</p><pre>x</pre>' +
  '<button type="button">Copy<span class="visually-hidden">: x</span></button>' +
  '<p>Seen<span class="visually-hidden"> unseen</span></p><div hidden>Other tab</div>';

const jsonFeed = (html: string): string =>
  JSON.stringify({items: [{url: 'https://site.example/a', content_html: html}]});

it('the content of a feed has no buttons, permalinks or hidden text, and nothing else is changed', () => {
  expect(feedContent(article)).toBe('<h2 id="a">A</h2><p>1 &lt; 2</p><pre>x</pre><p>Seen</p>');
});

it('a drawing, which needs the styles of the page, is described, and an icon is left out', () => {
  const drawing =
    '<figure><svg role="img" aria-label="1 &lt; 2 &amp; 3"><text>1</text></svg>A</figure>';
  const icon = '<p><svg aria-hidden="true"><path d="M0 0"></path></svg>B</p>';
  const content = '<figure><p>1 &lt; 2 &amp; 3</p>A</figure><p>B</p>';
  expect(feedContent(drawing + icon)).toBe(content);
  expect(feedErrors(jsonFeed(drawing))).toHaveLength(1);
});

it('a feed with what only pages show stops the build', () => {
  expect(feedErrors(jsonFeed(feedContent(article)))).toEqual([]);
  expect(feedErrors(jsonFeed(article)).map((fault) => /<(\w+)>/.exec(fault)?.[1])).toEqual([
    'a',
    'button',
    'span',
    'div',
  ]);
  expect(feedErrors(jsonFeed(article))[1]).toContain('https://site.example/a');
});

it('each feed links to itself, and one that begins otherwise stops the build', () => {
  const atom = withSelfLink('<feed xmlns="x"><id>1</id></feed>', 'blog/atom.xml', 'https://a');
  expect(atom).toBe('<feed xmlns="x"><link rel="self" href="https://a"/><id>1</id></feed>');
  expect(JSON.parse(withSelfLink('{"items":[]}', 'blog/feed.json', 'https://a'))).toEqual({
    feed_url: 'https://a',
    items: [],
  });
  expect(() => withSelfLink('<rss></rss>', 'blog/rss.xml', 'https://a')).toThrow('blog/rss.xml');
});
