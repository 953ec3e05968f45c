import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import trustedTypes, {guardPolicy} from '../../../src/build/application/trustedTypes';

const runtime = (rule: string): string => `
var policy;
r.tt = () => {
  if (policy === undefined) {
    policy = { createScriptURL: ${rule}, };
    if (typeof trustedTypes !== "undefined" && trustedTypes.createPolicy) {
      policy = trustedTypes.createPolicy("site", policy);
    }
  }
  return policy;
};`;

describe('the bundler’s Trusted Types policy', () => {
  it.each(['(url) => (url)', 'url => url', 'function(url) { return url; }'])(
    '%s is replaced by one that refuses other origins',
    (rule) => {
      const r: {tt?: () => {createScriptURL: (url: string) => string}} = {};
      runInNewContext(guardPolicy(runtime(rule)) ?? '', {
        r,
        URL,
        TypeError,
        location: new URL('https://support.example/a/b'),
      });
      const make = r.tt?.().createScriptURL;
      expect(make?.('/assets/js/1.js')).toBe('/assets/js/1.js');
      expect(make?.('https://support.example/x.js')).toBe('https://support.example/x.js');
      for (const hostile of [
        'https://example.org/x.js',
        '//example.org/x.js',
        'data:text/javascript,1',
        'javascript:1',
      ]) {
        expect(() => make?.(hostile)).toThrow(/Refused to load a script from/);
      }
    },
  );

  it('is left alone in other parts, and told when it reads differently', () => {
    expect(guardPolicy('r.p = "/"')).toBeUndefined();
    expect(() => guardPolicy(runtime('(url) => check(url)'))).toThrow(
      /adapt src\/plugins\/trusted-types/,
    );
  });
});

describe('the plugin', () => {
  /** Runs the plugin on one runtime module, as the bundler would; returns the module's source. */
  function bundle(source: string | undefined): string | undefined {
    const module = source === undefined ? {} : {source: {source: Buffer.from(source)}};
    const tap = <Argument>(argument: Argument) => ({
      tap: (_name: string, on: (value: Argument) => void): void => on(argument),
    });
    const config = trustedTypes().configureWebpack?.({}, false, {} as never, undefined) as {
      plugins: {apply: (compiler: unknown) => void}[];
    };
    config.plugins[0]?.apply({
      hooks: {compilation: tap({hooks: {runtimeModule: tap(module)}})},
    });
    return 'source' in module ? module.source?.source.toString('utf8') : undefined;
  }

  it('guards the policy and nothing else', () => {
    expect(bundle(runtime('(url) => (url)'))).toContain('Refused to load a script from');
    expect(bundle('r.p = "/"')).toBe('r.p = "/"');
    expect(bundle(undefined)).toBeUndefined();
  });

  it('leaves the server’s bundle alone', () => {
    expect(trustedTypes().configureWebpack?.({}, true, {} as never, undefined)).toEqual({});
    expect(
      trustedTypes().configureWebpack?.({mode: 'development'}, false, {} as never, undefined),
    ).toEqual({});
  });
});
