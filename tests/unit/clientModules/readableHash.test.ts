import {expect, it} from 'vitest';
import {decodableHash} from '../../../src/clientModules/app/readableHash';

it.each([
  ['', ''],
  ['#part', '#part'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
])('decodableHash(%j) is %j', (hash, decodable) => expect(decodableHash(hash)).toBe(decodable));
