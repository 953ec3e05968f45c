import {expect, it} from 'vitest';
import {titleWithProduct} from '../../../src/components/pageTitle';

it('titleWithProduct appends the product of the page, unless the title contains it', () => {
  expect(titleWithProduct('Effects', '/videosync/device-reference/effects')).toBe(
    'Effects · Videosync',
  );
  expect(titleWithProduct('Videosync EULA', '/videosync/eula')).toBe('Videosync EULA');
  expect(titleWithProduct('Fog', '/handbook/background/fog')).toBe('Fog');
  expect(titleWithProduct('Privacy', '/privacy-policy')).toBe('Privacy');
});
