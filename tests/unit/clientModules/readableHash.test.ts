import {expect, it} from 'vitest';
import {decodableHash} from '../../../src/clientModules/app/readableHash';

it.each([
  ['', ''],
  ['#part', '#part'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
])('the hash %j can be read as %j', (hash, readable) => expect(decodableHash(hash)).toBe(readable));
