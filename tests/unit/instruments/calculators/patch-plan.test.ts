import fc from 'fast-check';
import {expect, it} from 'vitest';

import {
  fromAbsolute,
  layOut,
  layOutTypes,
  parseTypes,
  sheetColumns,
  sheetRows,
  toCsv,
} from '../../../../src/instruments/calculators/patch-plan/patch';
import {readYaml} from '../../../support/readYaml';

const cases = readYaml<{types: string; parsed: object[]; plan: string; rows: string[][]}>(
  __dirname,
  'patch-plan.yml',
);

it('never splits a 16-bit pair', () => {
  const start = fc.integer({min: 1, max: 512});
  const footprint = fc.integer({min: 4, max: 40});
  const pairs = fc.uniqueArray(fc.integer({min: 1, max: 3}), {maxLength: 2});
  fc.assert(
    fc.property(start, footprint, pairs, (from, size, coarse) => {
      for (const {first} of layOut(from, size, 60, {atEnd: 'straddle', coarse})) {
        for (const channel of coarse) {
          expect((first + channel - 1) % 512).not.toBe(0);
        }
      }
    }),
  );
});

it('parses fixture types, and rejects invalid lines', () => {
  expect(parseTypes(cases.types, 'T')).toEqual({ok: true, value: cases.parsed});
  expect(parseTypes('', 'T')).toEqual({ok: true, value: []});
  const many = '1 x 1\n'.repeat(33);
  for (const text of ['Spot', '8 Spot', '0 x 5', '8 x 513', '8 x 20 Spot gap 600', many]) {
    expect(parseTypes(text, 'T').ok, text).toBe(false);
  }
});

it('patches types one after the other, with their numbers and gaps', () => {
  const types = parseTypes(cases.plan, 'T');
  expect(types.ok && sheetRows(layOutTypes(501, types.value, {atEnd: 'next'}))).toEqual(cases.rows);
  expect(sheetRows([{number: 1, type: '', first: 512, last: 513}])).toEqual([
    ['1', '–', '1', '512', '2/1', '512'],
  ]);
});

it('never overlaps fixtures, and keeps each in one universe with "next"', () => {
  const type = fc.record({
    name: fc.string(),
    amount: fc.integer({min: 1, max: 40}),
    footprint: fc.integer({min: 1, max: 512}),
    gap: fc.integer({min: 0, max: 512}),
  });
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 2000}),
      fc.array(type, {minLength: 1, maxLength: 6}),
      fc.constantFrom('next' as const, 'straddle' as const),
      (start, types, atEnd) => {
        const plan = layOutTypes(start, types, {atEnd});
        const sizes = types.flatMap(({amount, footprint}) => Array<number>(amount).fill(footprint));
        expect(plan.map(({first, last}) => last - first + 1)).toEqual(sizes);
        expect(plan.map(({number}) => number)).toEqual(plan.map((_, index) => index + 1));
        for (const [index, {first, last}] of plan.entries()) {
          expect(first).toBeGreaterThan(plan[index - 1]?.last ?? start - 1);
          if (atEnd === 'next') {
            expect(fromAbsolute(first).universe).toBe(fromAbsolute(last).universe);
          }
        }
      },
    ),
  );
});

it('escapes CSV cells, and prefixes formulas so that spreadsheets do not run them', () => {
  const rows = [
    ['1', 'x,y'],
    ['=1+1', 'say "hi"'],
  ];
  expect(toCsv(['a', 'b'], rows)).toBe(`a,b\r\n1,"x,y"\r\n'=1+1,"say ""hi"""\r\n`);
  expect(sheetColumns).toHaveLength(6);
});
