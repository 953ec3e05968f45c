import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {model} from '../../../../src/instruments/calculators/patch-plan/model';
import {
  blockName,
  csvOf,
  fits,
  fromAbsolute,
  layOut,
  layOutTypes,
  maxUniverse,
  mostFrom,
  overlaps,
  nextFree,
  parseBlocks,
  parseSlot,
  parseTypes,
  sheetColumns,
  sheetRows,
  toAbsolute,
} from '../../../../src/instruments/calculators/patch-plan/patch';

describe('patch', () => {
  it.each([
    [1, 1, 1],
    [512, 1, 512],
    [513, 2, 1],
    [1025, 3, 1],
  ])('absolute %d is %d/%d', (absolute, universe, address) => {
    expect(fromAbsolute(absolute)).toEqual({universe, address});
    expect(toAbsolute({universe, address})).toBe(absolute);
    expect(parseSlot(`/${absolute}`, 'A')).toEqual({ok: true, value: absolute});
    expect(parseSlot(`${universe}/${address}`, 'A')).toEqual({ok: true, value: absolute});
    expect(parseSlot(`${universe}.${address}`, 'A')).toEqual({ok: true, value: absolute});
  });

  it('goes there and back for every slot of 64 universes', () => {
    let wrong = 0;
    for (let absolute = 1; absolute <= 64 * 512; absolute += 1) {
      if (toAbsolute(fromAbsolute(absolute)) !== absolute) {
        wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('knows what fits', () => {
    expect(fits(498, 15)).toBe(true);
    expect(fits(499, 15)).toBe(false);
    expect(mostFrom(1, 15)).toBe(34);
    expect(mostFrom(1, 512)).toBe(1);
    expect(mostFrom(2, 512)).toBe(0);
    expect(mostFrom(1, 3)).toBe(170);
  });

  it('finds overlaps, whichever comes first', () => {
    const a = {first: 1, last: 15};
    expect(overlaps(a, {first: 15, last: 20})).toBe(true);
    expect(overlaps({first: 15, last: 20}, a)).toBe(true);
    expect(overlaps(a, {first: 16, last: 20})).toBe(false);
  });

  it('starts in the next universe when one is full', () => {
    const blocks = layOut(1, 15, 35, {atEnd: 'next'});
    expect(blockName(blocks[33] ?? {first: 0, last: 0})).toBe('1/496 to 1/510');
    expect(blockName(blocks[34] ?? {first: 0, last: 0})).toBe('2/1 to 2/15');
  });

  it('never splits a 16-bit pair', () => {
    expect(layOut(512, 2, 1, {atEnd: 'straddle', coarse: [1]})).toEqual([{first: 513, last: 514}]);
    expect(layOut(512, 2, 1, {atEnd: 'straddle'})).toEqual([{first: 512, last: 513}]);
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 512}),
        fc.integer({min: 4, max: 40}),
        fc.uniqueArray(fc.integer({min: 1, max: 3}), {maxLength: 2}),
        (start, footprint, coarse) => {
          for (const {first} of layOut(start, footprint, 60, {atEnd: 'straddle', coarse})) {
            for (const channel of coarse) {
              expect((first + channel - 1) % 512).not.toBe(0);
            }
          }
        },
      ),
    );
  });

  it('never overlaps its own fixtures, and never leaves a universe with "next"', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 2000}),
        fc.integer({min: 1, max: 512}),
        fc.integer({min: 1, max: 80}),
        fc.constantFrom('next', 'straddle'),
        (start, footprint, amount, atEnd) => {
          const blocks = layOut(start, footprint, amount, {atEnd: atEnd});
          expect(blocks).toHaveLength(amount);
          blocks.forEach((block, index) => {
            expect(block.last - block.first + 1).toBe(footprint);
            const before = blocks[index - 1];
            if (before) {
              expect(block.first).toBeGreaterThan(before.last);
            }
            if (atEnd === 'next') {
              expect(fromAbsolute(block.first).universe).toBe(fromAbsolute(block.last).universe);
            }
          });
        },
      ),
    );
  });

  it('reads lists of blocks', () => {
    expect(parseBlocks('1/100-120, 2/5; 2/500-3/4', 'Taken')).toEqual({
      ok: true,
      value: [
        {first: 100, last: 120},
        {first: 517, last: 517},
        {first: 1012, last: 1028},
      ],
    });
    expect(parseBlocks('', 'Taken')).toEqual({ok: true, value: []});
    for (const text of ['1/120-100', '1/0', '1/513', 'x', '1/1-2-3']) {
      expect(parseBlocks(text, 'Taken').ok, text).toBe(false);
    }
  });

  it('says which fixtures overlap what is taken', () => {
    const outcome = model.solve({...model.defaults, taken: '1/100-120'});
    expect(outcome.ok && outcome.warnings).toEqual([
      'Fixture 7 (1/91 to 1/105) overlaps 1/100 to 1/120.',
      'Fixture 8 (1/106 to 1/120) overlaps 1/100 to 1/120.',
    ]);
  });

  it('refuses what cannot be patched, at the field that is wrong', () => {
    const wrong = (state: Record<string, string>): Readonly<Record<string, string>> => {
      const outcome = model.solve({...model.defaults, ...state});
      return outcome.ok ? {} : outcome.errors;
    };
    const straddle = {atEnd: 'straddle'};
    expect(wrong({start: `${maxUniverse}/500`, amount: '2'})['start']).toMatch(/run past universe/);
    expect(wrong({...straddle, footprint: '1', coarse: '1'})['coarse']).toMatch(/no 16-bit pair/);
    expect(wrong({...straddle, footprint: '4', coarse: '4'})).toHaveProperty('coarse');
    expect(wrong({...straddle, footprint: '4', coarse: '1, 3'})).toEqual({});
  });

  it('names twelve overlaps and counts the others', () => {
    const outcome = model.solve({...model.defaults, footprint: '1', amount: '20', taken: '1/1-20'});
    const warnings = outcome.ok ? outcome.warnings : [];
    expect(warnings).toHaveLength(13);
    expect(warnings?.at(-1)).toBe('8 more overlaps.');
  });
});

describe('what is taken', () => {
  it.each([
    // last used address, taken, next free: counted by hand
    [10, '1/11-20', 21],
    [10, '1/11-20, 1/21', 22],
    [10, '1/15-20', 11],
    [512, '513-520', 521],
    [10, '11-512', 513],
  ])('after %d with %j, %d is free', (last, text, free) => {
    const taken = parseBlocks(text, 'Taken');
    expect(taken.ok && nextFree(last + 1, taken.value)).toBe(free);
  });

  it('does not split a number in two', () => {
    for (const text of ['1,024', '1 024']) {
      const parsed = parseSlot(text, 'First address');
      expect(!parsed.ok && parsed.offers).toEqual(['1/24', '/1024']);
    }
    expect(parseSlot('1,513', 'First address')).toEqual({ok: true, value: 1513});
  });

  it('warns when the first fixture moves', () => {
    const outcome = model.solve({...model.defaults, start: '1/510'});
    expect(outcome.ok && outcome.warnings?.[0]).toMatch(/does not fit at 1\/510.*2\/1/);
  });
});

describe('several types', () => {
  it('are read from lines', () => {
    expect(parseTypes('8 x 20 Spot\n\n4×3\n2 * 12 LED bar #101 gap 4\n1x5 gap 2', 'T')).toEqual({
      ok: true,
      value: [
        {name: 'Spot', amount: 8, footprint: 20, gap: 0},
        {name: '', amount: 4, footprint: 3, gap: 0},
        {name: 'LED bar', amount: 2, footprint: 12, gap: 4, number: 101},
        {name: '', amount: 1, footprint: 5, gap: 2},
      ],
    });
    expect(parseTypes('', 'T')).toEqual({ok: true, value: []});
    const many = '1 x 1\n'.repeat(33);
    for (const text of ['Spot', '8 Spot', '0 x 5', '8 x 513', '8 x 20 Spot gap 600', many]) {
      expect(parseTypes(text, 'T').ok, text).toBe(false);
    }
  });

  it('follow each other with their numbers and gaps, by hand', () => {
    const plan = layOutTypes(
      501,
      [
        {name: 'Spot', amount: 2, footprint: 6, gap: 1, number: 1},
        {name: 'Bar', amount: 2, footprint: 4, gap: 0},
        {name: 'Hazer', amount: 1, footprint: 2, gap: 0, number: 200},
      ],
      {atEnd: 'next'},
    );
    expect(sheetRows(plan)).toEqual([
      ['1', 'Spot', '1', '501', '506', '501'],
      ['2', 'Spot', '2', '1', '6', '513'],
      ['3', 'Bar', '2', '8', '11', '520'],
      ['4', 'Bar', '2', '12', '15', '524'],
      ['200', 'Hazer', '2', '16', '17', '528'],
    ]);
    expect(sheetRows([{number: 1, type: '', first: 512, last: 513}])).toEqual([
      ['1', '–', '1', '512', '2/1', '512'],
    ]);
  });

  it('never overlap, whatever their gaps', () => {
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
          expect(plan).toHaveLength(types.reduce((sum, {amount}) => sum + amount, 0));
          expect(plan.map(({number}) => number)).toEqual(plan.map((_, index) => index + 1));
          for (const [index, {first}] of plan.entries()) {
            expect(first).toBeGreaterThan(plan[index - 1]?.last ?? start - 1);
          }
        },
      ),
    );
  });

  it('warn of numbers that are used twice, and count all fixtures', () => {
    const outcome = model.solve({...model.defaults, amount: '3', more: '2 x 4 Bar #3'});
    expect(outcome.ok && outcome.warnings?.join()).toMatch(/same number/);
    expect(outcome.ok && outcome.lines.find(({label}) => label === 'Fixtures')?.value).toBe('5');
    const fine = model.solve({...model.defaults, amount: '3', more: '2 x 4 Bar'});
    expect(fine.ok && fine.warnings).toEqual([]);
  });

  it('become CSV that a spreadsheet reads and does not run', () => {
    const rows = [
      ['1', 'x,y'],
      ['=1+1', 'say "hi"'],
    ];
    expect(csvOf(['a', 'b'], rows)).toBe(`a,b\r\n1,"x,y"\r\n'=1+1,"say ""hi"""\r\n`);
    expect(sheetColumns).toHaveLength(6);
  });
});
