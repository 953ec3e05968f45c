import {expect, it} from 'vitest';
import {parseAddress} from '../../../../src/components/shared/parseAddress';

it('parseAddress parses URLs with an optional base, and returns undefined for invalid ones', () => {
  expect(parseAddress('https://example.com/a?b#c')?.pathname).toBe('/a');
  expect(parseAddress('/a', 'https://example.com/x/y')?.href).toBe('https://example.com/a');
  expect(parseAddress('/a')).toBeUndefined();
  expect(parseAddress('https://')).toBeUndefined();
});
