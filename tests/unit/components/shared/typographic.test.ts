import {createSlugger} from '@docusaurus/utils';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {words} from '../../../../src/search/engine/tokens';
import {readYaml} from '../../../support/readYaml';
import {typographic} from '../../../../src/components/shared/typographic';

describe('typographic', () => {
  it.each(readYaml<{typographic: [string, string][]}>(__dirname, '../cases.yml').typographic)(
    '%s',
    (text, set) => {
      expect(typographic(text)).toBe(set);
    },
  );

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
