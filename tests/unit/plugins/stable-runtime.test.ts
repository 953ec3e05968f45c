import {describe, expect, it} from 'vitest';
import {stableRuntime} from '../../../src/plugins/client-seams/stableRuntime';

interface Asset {
  text: string;
  info: object;
}

/** Runs the plugin on assets as the bundler does: provisional names, minifier, final names. */
function bundle(assets: Record<string, string>, provisional: string): Record<string, Asset> {
  const all: Record<string, Asset> = Object.fromEntries(
    Object.entries(assets).map(([name, text]) => [
      name,
      {text: text.replaceAll('FINAL', provisional), info: {}},
    ]),
  );
  const taps: {stage: number; then: () => void}[] = [];
  const compilation = {
    getAssets: () =>
      Object.entries(all).map(([name, {text}]) => ({name, source: {source: () => text}})),
    updateAsset: (name: string, source: {source: () => string}, info: object = {}) => {
      all[name] = {text: source.source(), info: {...all[name]?.info, ...info}};
    },
    hooks: {
      processAssets: {
        tap: ({stage}: {stage: number}, then: () => void) => void taps.push({stage, then}),
      },
    },
  };
  class RawSource {
    constructor(private readonly text: string) {}
    source = (): string => this.text;
  }
  stableRuntime('//# banner').apply({
    hooks: {
      compilation: {
        tap: (_name: string, then: (given: never) => void) => then(compilation as never),
      },
    },
    webpack: {sources: {RawSource}},
  } as never);
  const run = (from: number, to: number): void =>
    taps.filter(({stage}) => stage >= from && stage < to).forEach(({then}) => then());
  run(0, 400);
  run(400, 2500);
  for (const asset of Object.values(all)) {
    asset.text = asset.text.replaceAll(provisional, 'FINAL');
  }
  run(2500, Infinity);
  return all;
}

describe('the runtime of the bundler', () => {
  const assets = {
    'assets/js/runtime~main.12345678.js':
      'function load(chunkName) { const names = {1: "FINAL"}; return names[chunkName]; } load(1);',
    'assets/js/main.12345678.js': 'const  other = "FINAL";',
  };

  it('is left alone by the minifier, and minified when names are final', () => {
    const all = bundle(assets, 'eeeeeeee');
    const runtime = all['assets/js/runtime~main.12345678.js'];
    expect(runtime?.info).toMatchObject({minimized: true});
    expect(runtime?.text).toMatch(/^\/\/# banner\n/);
    expect(runtime?.text).toContain('"FINAL"');
    expect(runtime?.text.length).toBeLessThan(
      assets['assets/js/runtime~main.12345678.js'].length + '//# banner\n'.length,
    );
  });

  it('is the same whatever the provisional names were', () => {
    expect(bundle(assets, 'aaaaaaaa')).toEqual(bundle(assets, 'ffffffff'));
  });

  it('is the only file that is touched', () => {
    expect(bundle(assets, 'eeeeeeee')['assets/js/main.12345678.js']).toEqual({
      text: assets['assets/js/main.12345678.js'],
      info: {},
    });
  });
});
