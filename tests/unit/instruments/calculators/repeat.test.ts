import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {holdMs, repeat, repeatMs} from '../../../../src/instruments/kit/repeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('acts once for a click, a key and a short press', () => {
  const act = vi.fn();
  const button = repeat();
  button.does(act);
  button.click();
  expect(act).toHaveBeenCalledTimes(1);
  button.press();
  vi.advanceTimersByTime(holdMs - 1);
  button.release();
  button.click();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('repeats while it is held, and the click at the end is no further step', () => {
  const act = vi.fn();
  const button = repeat();
  button.does(act);
  button.press();
  vi.advanceTimersByTime(holdMs);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3 * repeatMs);
  expect(act).toHaveBeenCalledTimes(4);
  button.release();
  button.click();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(4);
  button.click();
  expect(act).toHaveBeenCalledTimes(5);
});
