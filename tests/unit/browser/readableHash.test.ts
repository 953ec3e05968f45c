import {expect, it} from 'vitest';
import {withReadableHash} from '../../../src/browser/app/readableHash';

it('leaves places alone whose hash can be decoded', () => {
  for (const hash of ['', '#part', '#caf%C3%A9']) {
    const place = {hash};
    expect(withReadableHash(place)).toBe(place);
  }
});

it('gives a place with a malformed hash one copy, whose hash names the same id', () => {
  const place = {hash: '#100%', pathname: '/a'};
  const copy = withReadableHash(place);
  expect(copy).toEqual({hash: '#100%25', pathname: '/a'});
  expect(withReadableHash(place)).toBe(copy);
});
