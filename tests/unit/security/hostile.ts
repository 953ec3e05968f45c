import fc from 'fast-check';
import hostile from '../../fixtures/hostile-texts.json';

/** Strings that often cause errors. */
const commonFailures = [...hostile, '\ud800', 'x'.repeat(10_000)];

/** Any string, such as one in a URL or in storage. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...commonFailures),
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({maxLength: 40}),
  fc.array(fc.constantFrom(...commonFailures), {maxLength: 4}).map((parts) => parts.join('')),
);

/** JSON: complete, truncated, or followed by other characters. */
export const anyJson: fc.Arbitrary<string> = fc
  .tuple(fc.json({maxDepth: 4}), fc.nat(), fc.constantFrom('complete', 'truncated', 'followed'))
  .map(([json, at, form]) => {
    if (form === 'truncated') {
      return json.slice(0, at % (json.length + 1));
    }
    return form === 'followed' ? `${json}]}x` : json;
  });

/** Any result of `localStorage.getItem`. */
export const anyStored: fc.Arbitrary<string | null> = fc.oneof(fc.constant(null), anyText, anyJson);
