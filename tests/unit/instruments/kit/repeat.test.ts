import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {holdMs, repeat, repeatMs} from '../../../../src/components/fields/repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the action once for a click or short press, and repeatedly while held, but not on release', () => {
  const act = vi.fn();
  const button = repeat();
  button.setAction(act);
  button.click();
  expect(act).toHaveBeenCalledTimes(1);
  button.press();
  vi.advanceTimersByTime(holdMs - 1);
  button.release();
  button.click();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
  button.press();
  vi.advanceTimersByTime(holdMs + 3 * repeatMs);
  expect(act).toHaveBeenCalledTimes(6);
  button.release();
  button.click();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(6);
  button.click();
  expect(act).toHaveBeenCalledTimes(7);
});
