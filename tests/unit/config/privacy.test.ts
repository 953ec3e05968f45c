import {describe, expect, it} from 'vitest';
import {contactedHosts, unlistedHosts} from '../../../src/components/legal/hosts';
import {storedItems, unlistedItems} from '../../../src/components/legal/storedItems';
import {fits} from '../../../src/components/shared/fits';

describe('the list of stored items', () => {
  it('names each item once, with what, when and until', () => {
    const names = storedItems.map(({area, key}) => `${area} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    for (const item of storedItems) {
      expect(Object.values(item).every((text) => text.length > 3)).toBe(true);
    }
  });

  it('knows no pattern that would cover anything', () => {
    for (const {key} of storedItems) {
      expect(key.replaceAll('*', '').length, key).toBeGreaterThanOrEqual(5);
    }
  });

  it('finds what is not listed, by area', () => {
    expect(
      unlistedItems({
        localStorage: ['theme-showsync', 'tool.dip-switch', '_ga'],
        sessionStorage: ['theme-showsync'],
        cookie: ['id'],
      }),
    ).toEqual(['localStorage: _ga', 'sessionStorage: theme-showsync', 'cookie: id']);
  });

  it('takes signs in names as they are', () => {
    expect(fits('tool.*', 'toolx')).toBe(false);
    expect(fits('a*c', 'abc')).toBe(true);
    expect(fits('a*c', 'abcd')).toBe(false);
  });
});

describe('the list of hosts', () => {
  it('is empty for a build without choices', () => {
    expect(contactedHosts({})).toEqual([]);
  });

  it('holds the endpoint and the search service when the build has them', () => {
    const list = contactedHosts({
      requestEndpoint: 'https://requests.example.com/x',
      searchApplication: 'ABC123',
    });
    const seen = [
      'site.example',
      'requests.example.com',
      'abc123-dsn.algolia.net',
      'abc123-1.algolianet.com',
    ];
    expect(unlistedHosts([...seen, 'tracker.example'], 'site.example', list)).toEqual([
      'tracker.example',
    ]);
  });
});
