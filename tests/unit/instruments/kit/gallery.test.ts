import {existsSync, readdirSync} from 'node:fs';

import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {
  CalculatorGallery,
  matching,
  RecentCalculators,
} from '../../../../src/instruments/calculators/CalculatorGallery';
import {calculators, getCalculatorAddress} from '../../../../src/instruments/list';
import {
  CalculatorIcon,
  drawings,
  InstrumentDrawing,
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

it('every calculator has a page and a card that links to it', () => {
  for (const {id} of calculators) {
    expect(existsSync(`docs${getCalculatorAddress({id})}.mdx`), id).toBe(true);
    expect(galleries.split(`href="${getCalculatorAddress({id})}"`)).toHaveLength(2);
  }
});

/** Expects valid SVG whose paths all start inside the view box. */
function expectInside(drawing: string, width: number, height: number): void {
  expect(drawing).not.toMatch(/NaN|undefined|style=|#[0-9a-f]{3}/);
  for (const [start, x, y] of drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x) >= 0 && Number(x) <= width, start).toBe(true);
    expect(Number(y) >= 0 && Number(y) <= height, start).toBe(true);
  }
}

it('every calculator has a different icon', () => {
  const icons = calculators.map(({id}) => html(CalculatorIcon, {id}));
  for (const icon of icons) {
    expect(icon).toMatch(/<path d="M[^"]+"/);
    expectInside(icon, 24, 24);
  }
  expect(new Set(icons).size).toBe(calculators.length);
});

it('every instrument has a different drawing, which uses only classes of the diagrams', () => {
  expect(Object.keys(drawings).sort()).toEqual(instruments.map(({id}) => id).sort());
  const markup = instruments.map(({id, job}) => {
    const drawing = html(InstrumentDrawing, {id});
    expect(drawing, id).toMatch(/aria-hidden="true".*class="d-/);
    expectInside(drawing, 120, 64);
    expect(job, id).toMatch(/^[A-Z].*\?$/);
    return drawing;
  });
  expect(new Set(markup).size).toBe(instruments.length);
});

it('links to no recent calculators before one was used', () => {
  expect(html(RecentCalculators, {})).not.toContain('<a ');
});

it('filters by title, purpose and job', () => {
  const ids = (text: string) => matching(calculators, text).map(({id}) => id);
  expect(ids('fixture 40')).toEqual(['patch-plan']);
  expect(ids('BPM milliseconds')).toEqual(['tempo']);
  expect(ids('')).toHaveLength(calculators.length);
  expect(ids('zebra')).toEqual([]);
});

describe.each([
  ['test-bench', tests],
  ['explorers', simulators],
])('the gallery of %s', (folder, cards) => {
  const gallery = html(InstrumentCards, {cards});

  it('has a card for every page of its folder, with its title as the only link', () => {
    const pages = readdirSync(`docs/handbook/${folder}`)
      .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
      .map((file) => `/handbook/${folder}/${file.replace('.mdx', '')}`);
    expect(cards.map(({to}) => to).sort()).toEqual(pages.sort());
    expect(gallery.match(/<a /g)).toHaveLength(cards.length);
    for (const {title, to} of cards) {
      expect(gallery).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${title}</a>`));
    }
  });

  it('separates the texts of a card with spaces, for search and Markdown copies', () => {
    expect(gallery + galleries).not.toMatch(/<\/(?:a|span)><span/);
  });
});
