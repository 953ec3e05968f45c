import fc from 'fast-check';
import {expect, it} from 'vitest';
import {frontMatterProblems} from '../../../src/check/frontMatter';
import {anyText} from './hostile';

const value = fc.oneof(
  anyText,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), {maxLength: 3}),
  fc.constantFrom('videosync', '2.1', '2024-02-31', 'constructor', new Date(0)),
);
const release = fc.record({product: value, version: value, date: value}, {requiredKeys: []});
const record = fc.record(
  {
    ...{title: value, description: value, keywords: value, confirm: value, slug: value},
    ...{date: value, draft: value, release: fc.oneof(value, release)},
  },
  {requiredKeys: []},
);

it('front matter that a writer, or a tool of theirs, gets wrong fails in words', () => {
  const kinds = fc.constantFrom('doc', 'release', 'post', 'page');
  expect(frontMatterProblems('doc', {}, '').length).toBeGreaterThan(2);
  fc.assert(
    fc.property(kinds, record, (kind, frontMatter) => {
      for (const {message} of frontMatterProblems(kind, frontMatter, '')) {
        expect(message).toMatch(/^`\w.*/s);
      }
    }),
  );
});
