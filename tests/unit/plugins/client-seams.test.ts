import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {byIntent} from '../../../src/clientModules/app/prefetchByIntent';

describe('byIntent', () => {
  beforeEach(() => vi.stubGlobal('navigator', {onLine: true}));
  afterEach(() => vi.unstubAllGlobals());

  it('loads nothing without a connection', () => {
    vi.stubGlobal('navigator', {onLine: false});
    const preload = vi.fn(() => Promise.resolve('loaded'));
    expect(byIntent({prefetch: () => false, preload}).preload('/a')).toBe(false);
    expect(preload).not.toHaveBeenCalled();
  });

  it('loads nothing for links in view, and passes pointing and touching on', async () => {
    const preload = vi.fn(() => Promise.resolve('loaded'));
    const prefetch = vi.fn(() => Promise.resolve());
    const ours = byIntent({prefetch, preload});
    expect(ours.prefetch('/a')).toBe(false);
    expect(await ours.preload('/a')).toBe('loaded');
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('swallows what could not be loaded ahead', async () => {
    const preload = () => Promise.reject(new Error('offline'));
    expect(await byIntent({prefetch: () => false, preload}).preload('/a')).toBeUndefined();
  });
});
