import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {getAddress, getPageKind} from '../../../src/remark/sources';
import {withoutFrontMatter} from '../../../src/check/site/parse';
import {findJsxTexts, findStrings} from '../../../src/check/site/strings';
import {readYaml} from '../../support/readYaml';

describe('kind and address of a page', () => {
  test.each(
    readYaml<[string, Record<string, unknown>, string, string][]>(__dirname, 'sources.yml'),
  )('%s', (file, frontMatter, kind, address) => {
    expect(getPageKind(file)).toBe(kind);
    expect(getAddress(file, frontMatter)).toBe(address);
  });
});

describe('withoutFrontMatter', () => {
  test('replaces front matter by spaces', () => {
    expect(withoutFrontMatter('---\ntitle: A\n---\n\nText.\n').trim()).toBe('Text.');
  });

  test('preserves the length and the line count of any text', () => {
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom('-', '\n', 'a', ' ', '---\n')}), (text) => {
        const blanked = withoutFrontMatter(text);
        expect(blanked.length).toBe(text.length);
        expect(blanked.split('\n').length).toBe(text.split('\n').length);
      }),
    );
  });
});

describe('user-facing text in source code', () => {
  test('includes string literals with their offsets, but no comments', () => {
    const source = "// 'no'\nconst a = 'one'; /* \"no\" */ const b = \"it's\"; const c = `three`;";
    const literals = findStrings(source);
    expect(literals.map(({text}) => text)).toEqual(['one', "it's", 'three']);
    for (const {text, start} of literals) {
      expect(source.slice(start, start + text.length)).toBe(text);
    }
  });

  test('includes the text of JSX elements without expressions', () => {
    const texts = (inside: string): string[] =>
      findJsxTexts(`<p className="x">${inside}</p>`).map(({text}) => text);
    expect(texts('Two words')).toEqual(['Two words']);
    expect(texts('Two words {value}')).toEqual([]);
  });
});
