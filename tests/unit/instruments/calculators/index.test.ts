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

it('lists every tool with a link to its place', () => {
  const html = renderToStaticMarkup(createElement(ToolIndex));
  for (const {id, title, page = addressOf({id})} of tools) {
    expect(html).toContain(`${page}#tool-${id}`);
    expect(html).toContain(title);
  }
});

it('has a page for every tool, and a card that leads there without JavaScript', () => {
  const groups = [...new Set(tools.map(({group}) => group))];
  const html = groups
    .map((group) => renderToStaticMarkup(createElement(ToolGallery, {group})))
    .join('');
  for (const tool of tools) {
    expect(existsSync(`docs${addressOf(tool)}.mdx`), tool.id).toBe(true);
    expect(html.split(`href="${addressOf(tool)}"`)).toHaveLength(2);
    expect(tool.job).toMatch(/^[A-Z].*\?$/);
  }
});

it('has an icon of its own for every tool', () => {
  const icons = tools.map(({id}) => renderToStaticMarkup(createElement(ToolIcon, {id})));
  for (const [index, icon] of icons.entries()) {
    expect(icon, tools[index]?.id).toMatch(/<path d="M[^"]+"/);
    expect(icon, tools[index]?.id).not.toMatch(/NaN|undefined|style=/);
    for (const [, x] of icon.matchAll(/M(-?[\d.]+) /g)) {
      expect(Number(x), tools[index]?.id).toBeGreaterThanOrEqual(0);
      expect(Number(x), tools[index]?.id).toBeLessThanOrEqual(24);
    }
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
