import {describe, expect, it} from 'vitest';
import {isHashed, pageName} from '../../../src/offline/addresses';
import {readYaml} from '../../support/readYaml';

const cases = readYaml<{names: [string, string][]; hashed: string[]; others: string[]}>(
  __dirname,
  'addresses.yml',
);

describe('pageName', () => {
  it.each(cases.names)('gives one name to %s', (pathname, name) => {
    expect(pageName(pathname, '/')).toBe(name);
  });

  it('counts from the base, with or without its slash, and refuses what is outside', () => {
    expect(pageName('/docs/a', '/docs/')).toBe('a');
    expect(pageName('/docs', '/docs/')).toBe('');
    expect(pageName('/documents/a', '/docs/')).toBeUndefined();
  });
});

describe('isHashed', () => {
  it.each(cases.hashed)('knows %s', (pathname) => expect(isHashed(pathname)).toBe(true));

  it.each(cases.others)('does not take %s for one', (pathname) =>
    expect(isHashed(pathname)).toBe(false),
  );
});
