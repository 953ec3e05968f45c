import {createSlugger} from '@docusaurus/utils';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {words} from '../../../../src/search/engine/tokens';
import {readYaml} from '../../../support/readYaml';
import {typographic} from '../../../../src/components/shared/typographic';

describe('typographic', () => {
  it.each(readYaml<{typographic: [string, string][]}>(__dirname, '../cases.yml').typographic)(
    '%s',
    (text, expected) => {
      expect(typographic(text)).toBe(expected);
    },
  );

  it('preserves the length, anchors and search words, and is idempotent', () => {
    const texts = fc.array(fc.constantFrom("'", '"', ' ', 'a', 'don', 't', '7', '(', '-', 's.'));
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const result = typographic(text);
        expect(result).toHaveLength(text.length);
        expect(typographic(result)).toBe(result);
        expect(createSlugger().slug(result)).toBe(createSlugger().slug(text));
        expect(words(result)).toEqual(words(text));
      }),
    );
  });
});
