import fc from 'fast-check';

/** Texts that have broken programs before, beside arbitrary ones. */
const classics = [
  '',
  ' ',
  '%',
  '%E0%A4%A',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{}',
  '[[[[',
  '{"a":',
  '"><script>alert(1)</script>',
  "';alert(1)//",
  'javascript:alert(1)',
  '//example.org/x',
  '\\\\example.org\\x',
  'https://example.org/x',
  '../../../../etc/passwd',
  'x'.repeat(10_000),
  '٣٢١',
  '1e999',
  '-0',
] as const;

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
