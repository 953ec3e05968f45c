import {expect, it} from 'vitest';
import {deviceFeatures, getFeatures} from '../../../src/config/devices';
import {pageHeaders, siteHeaders} from '../../../src/config/headers';

it('pages may use the features of their entry or folder, and other pages none', () => {
  expect(getFeatures('handbook/test-bench')).toEqual(deviceFeatures);
  expect(getFeatures('handbook/test-bench/midi/')).toEqual(deviceFeatures);
  expect(getFeatures('handbook/explorers/virtual-rig')).toEqual(['midi']);
  for (const page of [
    '',
    'handbook',
    'handbook/test-benches',
    'handbook/explorers',
    'x/handbook',
  ]) {
    expect(getFeatures(page), page).toEqual([]);
    expect(pageHeaders(page), page).toEqual({});
  }
});

it('the permissions policy of a page differs from that of the site only in its features', () => {
  const policy = pageHeaders('handbook/explorers/virtual-rig')['Permissions-Policy'];
  const sitePolicy = siteHeaders({scriptHashes: [], styleHashes: [], connect: []})[
    'Permissions-Policy'
  ];
  expect(policy).toContain('midi=(self)');
  expect(policy?.replace('midi=(self)', 'midi=()')).toBe(sitePolicy);
});
