import {describe, expect, it} from 'vitest';
import {contactedHosts} from '../../../src/components/legal/hosts';
import {storedItems} from '../../../src/components/legal/storedItems';
import {cacheNames, maxReadPages} from '../../../src/config/caches';
import * as storageKeys from '../../../src/config/storageKeys';
import {unlistedHosts} from '../../support/privacy';

describe('the list of stored items', () => {
  it('lists each item once, with its content, trigger and duration', () => {
    const names = storedItems.map(({area, key}) => `${area} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    for (const item of storedItems) {
      expect(Object.values(item).every((text) => text.length > 3)).toBe(true);
    }
  });

  it('includes every key that the site writes, and the number of saved pages', () => {
    const keys = storedItems.map(({key}) => key.replace(/\*$/, ''));
    const names = [...Object.values(storageKeys), ...Object.values(cacheNames)];
    expect(names.filter((name) => !keys.includes(name))).toEqual([]);
    expect(storedItems.find(({key}) => key === cacheNames.read)?.what).toContain(`${maxReadPages}`);
  });

  it('has no pattern that matches unrelated keys', () => {
    for (const {key} of storedItems) {
      expect(key.replaceAll('*', '').length, key).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the list of hosts', () => {
  it('is empty for a build with default settings', () => {
    expect(contactedHosts({})).toEqual([]);
  });

  it('includes the endpoint and the search service if the build has them', () => {
    const build = {
      requestEndpoint: 'https://requests.example.com/x',
      searchApplication: 'ABC123',
    };
    const listed = ['requests.example.com', 'abc123-dsn.algolia.net', 'abc123-1.algolianet.com'];
    const others = ['abc123.algolia.net.evil.example', 'tracker.example'];
    const allHosts = ['site.example', ...listed, ...others];
    expect(unlistedHosts(allHosts, 'site.example', build)).toEqual(others);
  });
});
