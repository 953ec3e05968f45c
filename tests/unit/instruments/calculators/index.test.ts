import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import {existsSync} from 'node:fs';

import {addressOf, tools, type ToolId} from '../../../../src/instruments/list';
import {pictures, ToolDrawing} from '../../../../src/instruments/calculators/pictures';
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

it('draws an icon and a result for every tool, in the classes of the diagrams alone', () => {
  const seen = new Set<string>();
  for (const {id} of tools) {
    const icon = `<path d="${pictures[id as ToolId].icon}"/>`;
    const drawing = renderToStaticMarkup(createElement(ToolDrawing, {id}));
    expect(icon, id).toMatch(/<path d="M[^"]+"/);
    expect(drawing, id).toMatch(/class="d-/);
    expect(icon + drawing, id).not.toMatch(/NaN|undefined|style=|#[0-9a-f]{3}/);
    // Every point of a path is inside its picture.
    for (const [markup, width] of [
      [icon, 24],
      [drawing, 120],
    ] as const) {
      for (const [, x] of markup.matchAll(/M(-?[\d.]+) /g)) {
        expect(Number(x), id).toBeGreaterThanOrEqual(0);
        expect(Number(x), id).toBeLessThanOrEqual(width);
      }
    }
    seen.add(icon).add(drawing);
  }
  expect(seen.size).toBe(2 * tools.length);
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
