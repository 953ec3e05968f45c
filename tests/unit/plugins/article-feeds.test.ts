import {expect, it} from 'vitest';
import {feedContent} from '../../../src/plugins/feedContent';
import {feedErrors, withSelfLink} from '../../../src/plugins/finish/articleFeeds';

const article =
  '<h2 id="a">A<a class="hash-link" href="#a"></a></h2><p>1 &lt; 2</p><pre>x</pre>' +
  '<button type="button">Copy<span class="visually-hidden">: x</span></button>' +
  '<p>Seen<span class="visually-hidden"> unseen</span></p><div hidden>Other tab</div>';

const jsonFeed = (html: string): string =>
  JSON.stringify({items: [{url: 'https://site.example/a', content_html: html}]});

it('feedContent removes only buttons, permalinks and hidden text', () => {
  expect(feedContent(article)).toBe('<h2 id="a">A</h2><p>1 &lt; 2</p><pre>x</pre><p>Seen</p>');
});

it('feedContent replaces diagrams, which need the styles of the page, by their description, and removes icons', () => {
  const drawing =
    '<figure><svg role="img" aria-label="1 &lt; 2 &amp; 3"><text>1</text></svg>A</figure>';
  const icon = '<p><svg aria-hidden="true"><path d="M0 0"></path></svg>B</p>';
  const content = '<figure><p>1 &lt; 2 &amp; 3</p>A</figure><p>B</p>';
  expect(feedContent(drawing + icon)).toBe(content);
  expect(feedErrors(jsonFeed(drawing))).toHaveLength(1);
});

it('feedErrors reports elements that only work in pages', () => {
  expect(feedErrors(jsonFeed(feedContent(article)))).toEqual([]);
  expect(feedErrors(jsonFeed(article)).map((error) => /<(\w+)>/.exec(error)?.[1])).toEqual([
    'a',
    'button',
    'span',
    'div',
  ]);
  expect(feedErrors(jsonFeed(article))[1]).toContain('https://site.example/a');
});

it('withSelfLink adds the address of the feed, and throws for an unknown format', () => {
  const atom = withSelfLink('<feed xmlns="x"><id>1</id></feed>', 'blog/atom.xml', 'https://a');
  expect(atom).toBe('<feed xmlns="x"><link rel="self" href="https://a"/><id>1</id></feed>');
  expect(JSON.parse(withSelfLink('{"items":[]}', 'blog/feed.json', 'https://a'))).toEqual({
    feed_url: 'https://a',
    items: [],
  });
  expect(() => withSelfLink('<rss></rss>', 'blog/rss.xml', 'https://a')).toThrow('blog/rss.xml');
});
