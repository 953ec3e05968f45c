import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import rehypeTableNames from '../../../src/remark/tableNames';

/** Names that the tables of a page get, in order. */
function namesIn(html: string): unknown[] {
  const tree = fromHtml(html, {fragment: true});
  rehypeTableNames()(tree, {data: {frontMatter: {title: 'Page'}}});
  const names: unknown[] = [];
  visit(tree, 'element', ({tagName, properties}: Element) => {
    if (tagName === 'table') {
      names.push(properties['aria-labelledby'] ?? properties['aria-label']);
    }
  });
  return names;
}

describe('names of tables', () => {
  it('a table is named by the heading that it stands under', () => {
    expect(
      namesIn('<h2 id="a">A</h2><table></table><h3 id="b">B</h3><div><table></table></div>'),
    ).toEqual(['a', 'b']);
  });

  it('a table before every heading, or under one without an id, is called as the page', () => {
    expect(namesIn('<table></table><h2 id="a">A</h2><h2>B</h2><table></table>')).toEqual([
      'Page',
      'Page',
    ]);
  });
});
