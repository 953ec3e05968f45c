import {describe, expect, it} from 'vitest';
import {contentsOf} from '../../../../src/components/shared/headings';

const heading = (id: string, top: number, isNested = false) => ({
  id,
  text: `${id}\u200b`,
  top,
  isNested,
});

describe('contentsOf', () => {
  it('marks the last section whose heading has passed the reading line', () => {
    const found = contentsOf([heading('a', -400), heading('b', 100, true), heading('c', 500)], 140);
    expect(found.map(({id, isCurrent}) => [id, isCurrent])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
    expect(found[1]).toMatchObject({text: 'b', isNested: true});
  });

  it('marks none above the first heading, and has nothing for a page without', () => {
    expect(contentsOf([heading('a', 300)], 140).some(({isCurrent}) => isCurrent)).toBe(false);
    expect(contentsOf([], 140)).toEqual([]);
  });
});
