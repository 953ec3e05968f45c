import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import {existsSync} from 'node:fs';

import {addressOf, tools} from '../../../../src/instruments/list';
import {ToolIcon} from '../../../../src/instruments/kit/pictures';
import {
  matching,
  RecentTools,
  ToolFilter,
  ToolGallery,
} from '../../../../src/instruments/calculators/ToolGallery';
import ToolIndex from '../../../../src/instruments/calculators/ToolIndex';

it('has a page for every tool, a card that leads there without JavaScript, and a place in the index', () => {
  const groups = [...new Set(tools.map(({group}) => group))];
  const html = groups
    .map((group) => renderToStaticMarkup(createElement(ToolGallery, {group})))
    .join('');
  const index = renderToStaticMarkup(createElement(ToolIndex));
  for (const {id, title, page = addressOf({id})} of tools) {
    expect(existsSync(`docs${addressOf({id})}.mdx`), id).toBe(true);
    expect(html.split(`href="${addressOf({id})}"`)).toHaveLength(2);
    expect(index).toContain(`${page}#tool-${id}`);
    expect(index).toContain(title);
  }
});

it('has an icon of its own for every tool', () => {
  const icons = tools.map(({id}) => renderToStaticMarkup(createElement(ToolIcon, {id})));
  for (const icon of icons) {
    expect(icon).toMatch(/<path d="M[^"]+"/);
    expect(icon).not.toMatch(/NaN|undefined|style=/);
    const across = [...icon.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...across), icon).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across), icon).toBeLessThanOrEqual(24);
  }
  expect(new Set(icons).size).toBe(tools.length);
});

it('offers the tools for a hurry in the place of those that were used last', () => {
  const links = renderToStaticMarkup(createElement(RecentTools)).match(/<a /g);
  expect(links).toHaveLength(3);
});

it('filters by title, purpose and job', () => {
  const ids = (text: string) => matching(tools, text).map(({id}) => id);
  expect(ids('fixture 40')).toEqual(['patch-plan']);
  expect(ids('BPM milliseconds')).toEqual(['tempo']);
  expect(ids('')).toHaveLength(tools.length);
  expect(ids('zebra')).toEqual([]);
  expect(renderToStaticMarkup(createElement(ToolFilter))).toContain('type="search"');
});
