import * as storageKeys from '../../../src/config/storageKeys';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {buildSync} from 'esbuild';
import {nextChoice, type ColourChoice} from '../../../src/components/shared/colourChoice';
import {isPrecious} from '../../../src/components/shared/connection';
import {applyReading, readingValue} from '../../../src/components/ReadingComfort/useReading';

const script = buildSync({
  entryPoints: ['src/clientModules/appearance.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  define: {announcementId: '"bar-2"'},
}).outputFiles[0]?.text;

/** As much of an element as the functions touch. */
function element(): HTMLElement & {attributes: Record<string, string>} {
  const attributes: Record<string, string> = {};
  return {
    attributes,
    setAttribute: (name: string, value: string) => {
      attributes[name] = String(value);
    },
    removeAttribute: (name: string) => {
      delete attributes[name];
    },
  } as unknown as HTMLElement & {attributes: Record<string, string>};
}

/** Attributes that the inline script sets, for given stored values. */
function inlineResult(
  stored: Record<string, string> | 'blocked',
  systemIsDark = false,
  supports = (_what: string, _value?: string): boolean => true,
): Record<string, string> {
  const root = element();
  runInNewContext(script ?? '', {
    document: {documentElement: root},
    CSS: {supports},
    matchMedia: () => ({matches: systemIsDark}),
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'blocked') {
          throw new Error('blocked');
        }
        return stored[key] ?? null;
      },
    },
  });
  return root.attributes;
}

describe('the inline script', () => {
  it('follows the system when nothing is stored', () => {
    expect(inlineResult({})).toMatchObject({
      'data-theme': 'light',
      'data-theme-choice': 'system',
      'data-js': '',
    });
    expect(inlineResult({}, true)).toMatchObject({
      'data-theme': 'dark',
      'data-theme-choice': 'system',
    });
  });

  it.each(['selector(:has(a))', 'fill'])('leaves the page alone below the floor: %s', (what) => {
    expect(inlineResult({[storageKeys.theme]: 'dark'}, false, (asked) => asked !== what)).toEqual(
      {},
    );
  });

  it('leaves the page alone where even asking fails', () => {
    const supports = (): boolean => {
      throw new TypeError('CSS.supports is not a function');
    };
    expect(inlineResult({}, false, supports)).toEqual({});
  });

  it('applies what is stored', () => {
    expect(
      inlineResult({
        [storageKeys.theme]: 'dark',
        [storageKeys.stage]: 'on',
        [storageKeys.textSize]: 'larger',
        [storageKeys.lineWidth]: 'wide',
      }),
    ).toMatchObject({
      'data-theme': 'dark',
      'data-theme-choice': 'dark',
      'data-stage': 'on',
      'data-text-size': 'larger',
      'data-line-width': 'wide',
    });
  });

  it('hides the announcement only for its own id', () => {
    const dismissed = {[storageKeys.announcementDismissed]: 'true'};
    const attribute = 'data-announcement-bar-initially-dismissed';
    expect(inlineResult({...dismissed, [storageKeys.announcementId]: 'bar-2'})[attribute]).toBe(
      'true',
    );
    expect(inlineResult({...dismissed, [storageKeys.announcementId]: 'bar-1'})[attribute]).toBe(
      'false',
    );
  });

  it('has defaults when storage is blocked', () => {
    expect(inlineResult('blocked')).toMatchObject({
      'data-theme': 'light',
      'data-theme-choice': 'system',
    });
  });

  it('lets no stored value through that is not one of its choices', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const stored = Object.fromEntries(Object.values(storageKeys).map((key) => [key, value]));
        const attributes = inlineResult(stored);
        expect(['light', 'dark']).toContain(attributes['data-theme']);
        expect([undefined, 'on']).toContain(attributes['data-stage']);
        expect([undefined, 'large', 'larger']).toContain(attributes['data-text-size']);
        expect([undefined, 'wide']).toContain(attributes['data-line-width']);
      }),
    );
  });
});

describe('colour choice', () => {
  it.each([
    [true, ['light', 'dark', 'system']],
    [false, ['dark', 'light', 'system']],
  ])('goes round in one order, dark system: %s', (systemIsDark, order) => {
    let choice: ColourChoice = 'system';
    const seen = order.map(() => (choice = nextChoice(choice, systemIsDark)));
    expect(seen).toEqual(order);
  });
});

describe('reading settings', () => {
  it('fall back to their default', () => {
    expect(readingValue('textSize', 'large')).toBe('large');
    expect(readingValue('textSize', 'huge')).toBe('normal');
    expect(readingValue('stage', null)).toBe('off');
  });

  it('are attributes, and none for the default', () => {
    const root = element();
    applyReading(root, 'stage', 'on');
    expect(root.attributes).toEqual({'data-stage': 'on'});
    applyReading(root, 'stage', 'off');
    expect(root.attributes).toEqual({});
  });
});

describe('a precious connection', () => {
  it.each([
    [{saveData: true}, true],
    [{effectiveType: '2g'}, true],
    [{effectiveType: 'slow-2g'}, true],
    [{effectiveType: '4g'}, false],
    [undefined, false],
  ])('%o: %s', (connection, expected) => {
    expect(isPrecious(connection)).toBe(expected);
  });
});
