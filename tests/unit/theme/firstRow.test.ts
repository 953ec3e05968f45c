import fc from 'fast-check';
import {expect, it} from 'vitest';
import {firstRow, type Row} from '../../../src/theme/DocSidebar/Desktop/Content/firstRow';

/** A sidebar of chapters with the given numbers of pages, in rows of 40 px, below a padding of 8 px. */
function createMenu(pages: readonly number[]): {chapter: Row; rows: Row[]}[] {
  let top = 8;
  const row = (covered: number): Row => {
    const result = {top, height: 40, covered};
    top += 40;
    return result;
  };
  return pages.map((count) => {
    const chapter = row(0);
    return {chapter, rows: [chapter, ...Array.from({length: count}, () => row(40))]};
  });
}

it('starts with the chapter of the current page', () => {
  const chapters = createMenu([3, 4, 20]);
  const rows = chapters.flatMap((chapter) => chapter.rows);
  const {chapter, rows: chapterRows} = chapters[1]!;
  expect(firstRow(rows, chapter, chapterRows[2]!, 400, 1000)).toBe(chapter.top);
});

it('never cuts off a row, and keeps the current page in view', () => {
  const menus = fc.array(fc.integer({min: 0, max: 40}), {minLength: 1, maxLength: 9});
  fc.assert(
    fc.property(menus, fc.nat(), fc.nat(), (pages, at, of) => {
      const chapters = createMenu(pages);
      const rows = chapters.flatMap((chapter) => chapter.rows);
      const {chapter, rows: chapterRows} = chapters[at % chapters.length]!;
      const current = chapterRows[of % chapterRows.length]!;
      const height = 405;
      const max = Math.max(0, rows.length * 40 + 16 - height);
      const scroll = firstRow(rows, chapter, current, height, max);
      expect(scroll).toBeLessThanOrEqual(max);
      expect([0, max, ...rows.map(({top, covered}) => top - covered)]).toContain(scroll);
      expect(current.top - current.covered).toBeGreaterThanOrEqual(scroll);
      expect(current.top + current.height).toBeLessThanOrEqual(scroll + height);
    }),
    // The last page of a menu that is 51 px longer than its visible part.
    {examples: [[[1, 8], 1, 8]]},
  );
});
