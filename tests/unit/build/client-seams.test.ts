import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {byIntent} from '../../../src/browser/app/prefetchByIntent';
import {replaceModule} from '../../../src/build/application/replaceModule';

interface Compilation {
  errors: Error[];
  compiler: {isChild: () => boolean};
}
type Compiled = (compilation: Compilation) => void;

/** Stands for the bundler: which requests are replaced, and what the build complains about. */
function compile(requests: {request: string; context: string}[], isChild = false): Compilation {
  class Replacement {
    constructor(
      private readonly pattern: RegExp,
      private readonly replace: (resource: {request: string; context: string}) => void,
    ) {}
    apply(): void {
      requests.filter(({request}) => this.pattern.test(request)).forEach(this.replace);
    }
  }
  const compilation = {errors: [], compiler: {isChild: () => isChild}};
  let afterCompile: Compiled | undefined;
  replaceModule(Replacement, {
    original: path.resolve('/packages/core/lib/client/Pending.js'),
    ours: '/site/Pending.jsx',
  }).apply({
    hooks: {
      afterCompile: {
        tap: (_name, then) => {
          afterCompile = then;
        },
      },
    },
  });
  afterCompile?.(compilation);
  return compilation;
}

describe('replaceModule', () => {
  const client = path.resolve('/packages/core/lib/client');

  it('replaces the module, with or without its ending, and no other of that name', () => {
    const requests = [
      {request: './Pending', context: client},
      {request: '../client/Pending.js', context: client},
      {request: './Pending', context: path.resolve('/packages/other')},
      {request: 'react', context: client},
    ];
    expect(compile(requests).errors).toEqual([]);
    expect(requests.map(({request}) => request)).toEqual([
      '/site/Pending.jsx',
      '/site/Pending.jsx',
      './Pending',
      'react',
    ]);
  });

  it('fails the build when nothing asks for the module', () => {
    const {errors} = compile([{request: './Pending', context: path.resolve('/packages/other')}]);
    expect(errors.map(({message}) => message).join()).toContain('Nothing imports');
    // A compilation inside another one, as the preview has for its HTML, need not ask for it.
    expect(compile([], true).errors).toEqual([]);
  });
});

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
