import {existsSync, readdirSync} from 'node:fs';

import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {
  matching,
  RecentCalculators,
  CalculatorFilter,
  CalculatorGallery,
} from '../../../../src/instruments/calculators/CalculatorGallery';
import CalculatorIndex from '../../../../src/instruments/calculators/CalculatorIndex';
import {getCalculatorAddress, calculators} from '../../../../src/instruments/list';
import {
  drawings,
  InstrumentDrawing,
  CalculatorIcon,
} from '../../../../src/instruments/kit/pictures';
import InstrumentCards from '../../../../src/instruments/kit/InstrumentCards';
import simulators from '../../../../src/instruments/simulators/cards.json';
import tests from '../../../../src/instruments/testbench/cards.json';

const instruments = [...calculators, ...tests, ...simulators];

const html = <Props extends object>(part: ComponentType<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(part, props));

const galleries = [...new Set(calculators.map(({group}) => group))]
  .map((group) => html(CalculatorGallery, {group}))
  .join('');

it('has a page for every tool, a card that leads there without JavaScript, and a place in the index', () => {
  const index = html(CalculatorIndex, {});
  for (const {id, title, page = getCalculatorAddress({id})} of calculators) {
    expect(existsSync(`docs${getCalculatorAddress({id})}.mdx`), id).toBe(true);
    expect(galleries.split(`href="${getCalculatorAddress({id})}"`)).toHaveLength(2);
    expect(index).toContain(`${page}#tool-${id}`);
    expect(index).toContain(title);
  }
});

/** Checks that every path of a drawing begins inside its frame, and nothing in it is broken. */
function expectInside(drawing: string, width: number, height: number): void {
  expect(drawing).not.toMatch(/NaN|undefined|style=|#[0-9a-f]{3}/);
  for (const [start, x, y] of drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x) >= 0 && Number(x) <= width, start).toBe(true);
    expect(Number(y) >= 0 && Number(y) <= height, start).toBe(true);
  }
}

it('has an icon of its own for every tool', () => {
  const icons = calculators.map(({id}) => html(CalculatorIcon, {id}));
  for (const icon of icons) {
    expect(icon).toMatch(/<path d="M[^"]+"/);
    expectInside(icon, 24, 24);
  }
  expect(new Set(icons).size).toBe(calculators.length);
});

it('draws every instrument once, in the classes of the diagrams alone', () => {
  expect(Object.keys(drawings).sort()).toEqual(instruments.map(({id}) => id).sort());
  const seen = instruments.map(({id, job}) => {
    const drawing = html(InstrumentDrawing, {id});
    expect(drawing, id).toMatch(/aria-hidden="true".*class="d-/);
    expectInside(drawing, 120, 64);
    expect(job, id).toMatch(/^[A-Z].*\?$/);
    return drawing;
  });
  expect(new Set(seen).size).toBe(instruments.length);
});

it('offers the tools for a hurry in the place of those that were used last', () => {
  expect(html(RecentCalculators, {}).match(/<a /g)).toHaveLength(3);
});

it('filters by title, purpose and job', () => {
  const ids = (text: string) => matching(calculators, text).map(({id}) => id);
  expect(ids('fixture 40')).toEqual(['patch-plan']);
  expect(ids('BPM milliseconds')).toEqual(['tempo']);
  expect(ids('')).toHaveLength(calculators.length);
  expect(ids('zebra')).toEqual([]);
  expect(html(CalculatorFilter, {})).toContain('type="search"');
});

describe.each([
  ['test-bench', tests],
  ['explorers', simulators],
])('the gallery of %s', (folder, cards) => {
  const gallery = html(InstrumentCards, {cards});

  it('has a card for every page of its folder, with one link, which is its name', () => {
    const pages = readdirSync(`docs/handbook/${folder}`)
      .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
      .map((file) => `/handbook/${folder}/${file.replace('.mdx', '')}`);
    expect(cards.map(({to}) => to).sort()).toEqual(pages.sort());
    expect(gallery.match(/<a /g)).toHaveLength(cards.length);
    for (const {title, to} of cards) {
      expect(gallery).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${title}</a>`));
    }
  });

  it('keeps the texts of a card apart for search and Markdown copies', () => {
    expect(gallery + galleries).not.toMatch(/<\/(?:a|span)><span/);
  });
});
