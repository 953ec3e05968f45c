import {createSlugger} from '@docusaurus/utils';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {words} from '../../../../src/search/engine/tokens';
import {typographic} from '../../../../src/components/shared/typographic';

describe('typographic', () => {
  it.each([
    ["don't, it's, the users' list", 'don’t, it’s, the users’ list'],
    [`He said "go" ('now').`, 'He said “go” (‘now’).'],
    [`"'Go' is the word"`, '“‘Go’ is the word”'],
    [`'force sync': "version 2"`, '‘force sync’: “version 2”'],
    [`6' of pipe, 2" thick`, `6' of pipe, 2" thick`],
    ["the '90s, 1990's, Cycling '74's", 'the ’90s, 1990’s, Cycling ’74’s'],
    ["rock 'n' roll, set 'em, '10.0.0.1'", 'rock ’n’ roll, set ’em, ‘10.0.0.1’'],
    ['one—"two"/\'three\'', 'one—“two”/‘three’'],
  ])('%s', (text, set) => {
    expect(typographic(text)).toBe(set);
  });

  it('changes no length, no anchor and no word of the search, and nothing twice', () => {
    const texts = fc.array(fc.constantFrom("'", '"', ' ', 'a', 'don', 't', '7', '(', '-', 's.'));
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const set = typographic(text);
        expect(set).toHaveLength(text.length);
        expect(typographic(set)).toBe(set);
        expect(createSlugger().slug(set)).toBe(createSlugger().slug(text));
        expect(words(set)).toEqual(words(text));
      }),
    );
  });
});
