import {expect, it} from 'vitest';
import {titleWithProduct} from '../../../src/components/pageTitle';

it('names the product, unless the title does or the page belongs to none', () => {
  expect(titleWithProduct('Effects', '/videosync/device-reference/effects')).toBe(
    'Effects · Videosync',
  );
  expect(titleWithProduct('Videosync EULA', '/videosync/eula')).toBe('Videosync EULA');
  expect(titleWithProduct('Fog', '/handbook/background/fog')).toBe('Fog');
  expect(titleWithProduct('Privacy', '/privacy-policy')).toBe('Privacy');
});
