import {readdirSync} from 'node:fs';

import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {ToolGallery} from '../../../../src/instruments/calculators/ToolGallery';
import {addressOf, tools, type ToolGroup} from '../../../../src/instruments/list';
import {
  drawings,
  InstrumentDrawing,
  type DrawingId,
} from '../../../../src/instruments/kit/pictures';
import InstrumentCards from '../../../../src/instruments/kit/InstrumentCards';
import {simulators} from '../../../../src/instruments/simulators/list';
import {tests} from '../../../../src/instruments/testbench/list';

const instruments = [
  ...tools.map(({id, title, job}) => ({id: id as DrawingId, title, job})),
  ...tests,
  ...simulators,
];

it('draws every instrument once, in the classes of the diagrams alone', () => {
  expect(Object.keys(drawings).sort()).toEqual(instruments.map(({id}) => id).sort());
  const seen = new Set<string>();
  for (const {id, job} of instruments) {
    const drawing = renderToStaticMarkup(createElement(InstrumentDrawing, {id}));
    expect(drawing, id).toMatch(/aria-hidden="true".*class="d-/);
    expect(drawing, id).not.toMatch(/NaN|undefined|style=|#[0-9a-f]{3}/);
    for (const [, x, y] of drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x) >= 0 && Number(x) <= 120, `${id}: ${x}`).toBe(true);
      expect(Number(y) >= 0 && Number(y) <= 64, `${id}: ${y}`).toBe(true);
    }
    expect(job, id).toMatch(/^[A-Z].*\?$/);
    seen.add(drawing);
  }
  expect(seen.size).toBe(instruments.length);
});

it('has no picture for an instrument that nobody drew', () => {
  expect(() =>
    renderToStaticMarkup(createElement(InstrumentDrawing, {id: 'theremin' as DrawingId})),
  ).toThrow();
});

describe.each([
  ['test-bench', tests],
  ['explorers', simulators],
])('the gallery of %s', (folder, cards) => {
  const html = renderToStaticMarkup(createElement(InstrumentCards, {cards}));

  it('has a card for every page of its folder', () => {
    const pages = readdirSync(`docs/handbook/${folder}`)
      .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
      .map((file) => `/handbook/${folder}/${file.replace('.mdx', '')}`);
    expect(cards.map(({to}) => to).sort()).toEqual(pages.sort());
  });

  it('has one link in a card, which is its name', () => {
    expect(html.match(/<a /g)).toHaveLength(cards.length);
    for (const {title, to} of cards) {
      expect(html).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${title}</a>`));
    }
  });
});

it('keeps the texts of a card apart for search and Markdown copies', () => {
  const groups = [...new Set(tools.map(({group}) => group))];
  const html = [
    ...groups.map((group: ToolGroup) => createElement(ToolGallery, {group})),
    ...[tests, simulators].map((cards) => createElement(InstrumentCards, {cards})),
  ]
    .map((gallery) => renderToStaticMarkup(gallery))
    .join('');
  expect(html).toContain(addressOf({id: 'dip-switch'}));
  expect(html).not.toMatch(/<\/(?:a|span)><span/);
});
