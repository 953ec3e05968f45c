import fc from 'fast-check';
import hostile from '../../fixtures/hostile-texts.json';

/** Texts that have broken programs before, beside arbitrary ones. */
const classics = [...hostile, '\ud800', 'x'.repeat(10_000)];

/** Any text, as it may stand in an address or in storage. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...classics),
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({maxLength: 40}),
  fc.array(fc.constantFrom(...classics), {maxLength: 4}).map((parts) => parts.join('')),
);

/** Any JSON text: whole, cut off somewhere, or with something behind it. */
export const anyJson: fc.Arbitrary<string> = fc
  .tuple(fc.json({maxDepth: 4}), fc.nat(), fc.constantFrom('whole', 'cut', 'more'))
  .map(([json, at, how]) => {
    if (how === 'cut') {
      return json.slice(0, at % (json.length + 1));
    }
    return how === 'more' ? `${json}]}x` : json;
  });

/** What `localStorage.getItem` may answer. */
export const anyStored: fc.Arbitrary<string | null> = fc.oneof(fc.constant(null), anyText, anyJson);
