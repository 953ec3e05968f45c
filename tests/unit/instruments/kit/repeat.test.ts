import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {holdMs, repeat, repeatMs} from '../../../../src/components/fields/repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts once for a click or a short press, repeats while it is held, and not again at its end', () => {
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
