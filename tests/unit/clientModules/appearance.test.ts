import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {buildSync} from 'esbuild';
import {nextChoice, type ColourChoice} from '../../../src/components/shared/colourChoice';
import {applyReading, readingValue} from '../../../src/components/ReadingComfort/useReading';
import * as storageKeys from '../../../src/config/storageKeys';
import {readYaml} from '../../support/readYaml';

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

interface Browser {
  stored?: Record<string, string> | 'blocked';
  isDark?: boolean;
  supports?: (what: string) => boolean;
}

/** Attributes that are set before the first paint. */
function attributesIn({
  stored = {},
  isDark = false,
  supports = () => true,
}: Browser): Record<string, string> {
  const documentElement = element();
  runInNewContext(script ?? '', {
    document: {documentElement},
    CSS: {supports},
    matchMedia: () => ({matches: isDark}),
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'blocked') {
          throw new Error('blocked');
        }
        return stored[key] ?? null;
      },
    },
  });
  return documentElement.attributes;
}

/** Values that are stored, by the name that the code has for their keys. */
type Named = Partial<Record<keyof typeof storageKeys, string>>;
const byKey = (named: Named = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named).map(([name, value]) => [storageKeys[name as keyof Named], value]),
  );
const cases = readYaml<{
  appearances: {what: string; stored?: Named | 'blocked'; isDark?: boolean; attributes: object}[];
}>(__dirname, 'appearance.yml');

describe('the inline script', () => {
  it.each(cases.appearances)('$what', ({stored, isDark, attributes}) => {
    const browser = {isDark, stored: typeof stored === 'string' ? stored : byKey(stored)};
    expect(attributesIn(browser)).toMatchObject(attributes);
  });

  it.each<[string, (what: string) => boolean]>([
    ['without `:has`', (what) => what !== 'selector(:has(a))'],
    ['without mixed colours', (what) => what !== 'fill'],
    [
      'where even asking fails',
      () => {
        throw new TypeError('CSS.supports is not a function');
      },
    ],
  ])('leaves the page alone below the minimum browsers: %s', (_, supports) => {
    expect(attributesIn({supports})).toEqual({});
  });

  it('lets no stored value through that is not one of its choices', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const stored = Object.fromEntries(Object.values(storageKeys).map((key) => [key, value]));
        const attributes = attributesIn({stored});
        expect(['light', 'dark']).toContain(attributes['data-theme']);
        expect([undefined, 'on']).toContain(attributes['data-stage']);
        expect([undefined, 'large', 'larger']).toContain(attributes['data-text-size']);
        expect([undefined, 'wide']).toContain(attributes['data-line-width']);
      }),
    );
  });
});

it.each([
  [true, ['light', 'dark', 'system']],
  [false, ['dark', 'light', 'system']],
])('colours are chosen in one order, dark system: %s', (systemIsDark, order) => {
  let choice: ColourChoice = 'system';
  expect(order.map(() => (choice = nextChoice(choice, systemIsDark)))).toEqual(order);
});

it('reading settings are attributes, and none for the default, which wrong ones fall back to', () => {
  expect(readingValue('textSize', 'large')).toBe('large');
  expect(readingValue('textSize', 'huge')).toBe('normal');
  expect(readingValue('stage', null)).toBe('off');
  const root = element();
  applyReading(root, 'stage', 'on');
  expect(root.attributes).toEqual({'data-stage': 'on'});
  applyReading(root, 'stage', 'off');
  expect(root.attributes).toEqual({});
});
