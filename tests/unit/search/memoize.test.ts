import {expect, it, vi} from 'vitest';
import {memoize} from '../../../src/search/engine/tokens';

it('asks once for each text', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = memoize(make);
  expect([lengthOf('dmx'), lengthOf('dmx'), lengthOf('midi')]).toEqual([3, 3, 4]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('forgets all when it has too many', () => {
  const make = vi.fn((text: string) => [text]);
  const kept = memoize(make);
  const first = kept('first');
  for (let count = 1; count < 12_000; count += 1) {
    kept(String(count));
  }
  expect(kept('first')).toBe(first);
  kept('one too many');
  expect(kept('first')).not.toBe(first);
});
