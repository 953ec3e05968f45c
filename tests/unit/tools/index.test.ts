import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

import {existsSync} from 'node:fs';

import {addressOf, tools} from '../../../src/tools/list';
import {matching, ToolFilter, ToolGallery} from '../../../src/tools/ToolGallery';
import ToolIndex from '../../../src/tools/ToolIndex';

it('lists every tool with its purpose and a link to its place', () => {
  const html = renderToStaticMarkup(createElement(ToolIndex));
  for (const {id, title, purpose, page = addressOf({id})} of tools) {
    expect(html).toContain(`${page}#tool-${id}`);
    expect(html).toContain(title);
    expect(html).toContain(purpose);
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

it('filters by title, purpose and job', () => {
  const ids = (text: string) => matching(tools, text).map(({id}) => id);
  expect(ids('fixture 40')).toEqual(['patch-plan']);
  expect(ids('BPM milliseconds')).toEqual(['tempo']);
  expect(ids('')).toHaveLength(tools.length);
  expect(ids('zebra')).toEqual([]);
  expect(renderToStaticMarkup(createElement(ToolFilter))).toContain('type="search"');
});
