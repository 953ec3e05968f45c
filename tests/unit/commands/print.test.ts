import {describe, expect, it} from 'vitest';
import {readPageNumbers, renumberTags, setDates} from '../../../src/commands/print';

const pdf = Buffer.from(
  [
    '%PDF-1.4\n%\xd3\xeb',
    "1 0 obj\n<</Creator (Chrome)\n/CreationDate (D:20261127153735+00'00')\n/ModDate (D:20261127153735+00'00')>>\nendobj",
    '7 0 obj\n<</Type /Page\n/Parent 3 0 R>>\nendobj',
    '9 0 obj\n<</Type /Page\n/Parent 3 0 R>>\nendobj',
    '3 0 obj\n<</Type /Pages\n/Kids [7 0 R 9 0 R]>>\nendobj',
    '5 0 obj\n<</page-a-b [9 0 R /XYZ 0 828 0]\n/page-a-b--c [7 0 R /XYZ 0 9 0]>>\nendobj',
  ].join('\n'),
  'latin1',
);

describe('a PDF of Chrome', () => {
  it('has the page numbers of its targets', () => {
    expect(readPageNumbers(pdf)).toEqual({'#page-a-b': 2, '#page-a-b--c': 1});
    expect(readPageNumbers(Buffer.from('%PDF-1.4'))).toEqual({});
  });

  it('gets other dates, of the same length', () => {
    const dated = setDates(pdf, '2026-03-04T05:06:07.000Z');
    expect(dated.length).toBe(pdf.length);
    expect(dated.toString('latin1').match(/D:\d+/g)).toEqual(Array(2).fill('D:20260304050607'));
    expect(setDates(dated, '2026-11-27T15:37:35Z').equals(pdf)).toBe(true);
    expect(setDates(pdf, '2000-01-01').toString('latin1')).toContain('D:20000101000000');
  });

  it('gets the same tags, whatever number Chrome began with', () => {
    const withTags = (...tags: string[]): Buffer =>
      Buffer.from(tags.map((tag) => `/ID (node${tag})`).join('\n') + '/Headers [(node00000809)]');
    expect(renumberTags(withTags('00000812', '00000809')).toString('latin1')).toBe(
      '/ID (node00000002)\n/ID (node00000001)/Headers [(node00000001)]',
    );
    expect(renumberTags(pdf).equals(pdf)).toBe(true);
  });
});
