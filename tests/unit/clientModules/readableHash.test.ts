import {expect, it} from 'vitest';
import {readableHash} from '../../../src/clientModules/app/readableHash';

it('leaves a hash alone that can be decoded', () => {
  for (const hash of ['', '#part', '#caf%C3%A9']) {
    expect(readableHash(hash)).toBe(hash);
  }
});

it('makes a malformed hash one that names the same id', () => {
  expect(readableHash('#100%')).toBe('#100%25');
});
