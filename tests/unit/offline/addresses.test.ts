import {describe, expect, it} from 'vitest';
import {isHashed, pageName} from '../../../src/offline/addresses';
import {readYaml} from '../../support/readYaml';

const cases = readYaml<{names: [string, string][]; hashed: string[]; others: string[]}>(
  __dirname,
  'addresses.yml',
);

describe('pageName', () => {
  it.each(cases.names)('of %s is %j', (pathname, name) => {
    expect(pageName(pathname, '/')).toBe(name);
  });

  it('is relative to the base URL, and undefined outside of it', () => {
    expect(pageName('/docs/a', '/docs/')).toBe('a');
    expect(pageName('/docs', '/docs/')).toBe('');
    expect(pageName('/documents/a', '/docs/')).toBeUndefined();
  });
});

describe('isHashed', () => {
  it.each(cases.hashed)('is true for %s', (pathname) => expect(isHashed(pathname)).toBe(true));

  it.each(cases.others)('is false for %s', (pathname) => expect(isHashed(pathname)).toBe(false));
});
