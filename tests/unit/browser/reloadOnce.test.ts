import {describe, expect, it, vi} from 'vitest';
import {
  reloadGuardMs,
  reloadOnce,
  type ReloadEnvironment,
} from '../../../src/browser/app/reloadOnce';

function memory(
  now: () => number,
): ReloadEnvironment & {reload: ReturnType<typeof vi.fn<() => void>>} {
  let stored: string | null = null;
  return {
    read: () => stored,
    write: (value) => {
      stored = value;
    },
    reload: vi.fn<() => void>(),
    now,
  };
}

describe('reloadOnce', () => {
  it('reloads the first time and not again for the same address soon after', () => {
    let now = 1000;
    const environment = memory(() => now);
    expect(reloadOnce('/a', environment)).toBe(true);
    now += reloadGuardMs - 1;
    expect(reloadOnce('/a', environment)).toBe(false);
    expect(environment.reload).toHaveBeenCalledTimes(1);
  });

  it('reloads another address, and the same one after a while', () => {
    let now = 1000;
    const environment = memory(() => now);
    expect(reloadOnce('/a', environment)).toBe(true);
    expect(reloadOnce('/b', environment)).toBe(true);
    now += reloadGuardMs;
    expect(reloadOnce('/b', environment)).toBe(true);
  });

  it('does not reload when it could not remember having done so', () => {
    const environment = memory(() => 0);
    environment.write = () => {
      throw new Error('blocked');
    };
    expect(reloadOnce('/a', environment)).toBe(false);
    expect(environment.reload).not.toHaveBeenCalled();
  });
});
