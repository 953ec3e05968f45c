import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {buildSync} from 'esbuild';
import {type ColourChoice, nextChoice} from '../../../src/components/shared/colourChoice';
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

/** An element with the members that the functions use. */
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
  supports?: (condition: string) => boolean;
}

/** The attributes that the inline script sets before the first paint. */
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

/** Stored values by the name of their key in `storageKeys`. */
type Settings = Partial<Record<keyof typeof storageKeys, string>>;
const toStorage = (settings: Settings = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [storageKeys[name as keyof Settings], value]),
  );
const cases = readYaml<{
  appearances: {
    title: string;
    stored?: Settings | 'blocked';
    isDark?: boolean;
    attributes: object;
  }[];
}>(__dirname, 'appearance.yml');

describe('the inline script', () => {
  it.each(cases.appearances)('$title', ({stored, isDark, attributes}) => {
    const browser = {isDark, stored: typeof stored === 'string' ? stored : toStorage(stored)};
    expect(attributesIn(browser)).toMatchObject(attributes);
  });

  it.each<[string, (condition: string) => boolean]>([
    ['no `:has()`', (condition) => condition !== 'selector(:has(a))'],
    ['no `color-mix()`', (condition) => condition !== 'fill'],
    [
      'no `CSS.supports()`',
      () => {
        throw new TypeError('CSS.supports is not a function');
      },
    ],
  ])('sets no attributes in browsers below the minimum: %s', (_, supports) => {
    expect(attributesIn({supports})).toEqual({});
  });

  it('ignores stored values that are not valid', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const stored = Object.fromEntries(Object.values(storageKeys).map((key) => [key, value]));
        const attributes = attributesIn({stored});
        expect(['light', 'dark']).toContain(attributes['data-theme']);
        expect([undefined, 'on']).toContain(attributes['data-stage']);
        expect([undefined, 'large', 'larger']).toContain(attributes['data-text-size']);
        expect([undefined, 'wide']).toContain(attributes['data-line-width']);
        expect([undefined, 'hidden']).toContain(attributes['data-sidebar']);
      }),
    );
  });
});

it.each([
  [true, ['light', 'dark', 'system']],
  [false, ['dark', 'light', 'system']],
])(
  'the colour button cycles through all choices, with a dark system: %s',
  (systemIsDark, choices) => {
    let choice: ColourChoice = 'system';
    expect(choices.map(() => (choice = nextChoice(choice, systemIsDark)))).toEqual(choices);
  },
);

it('reading settings set an attribute unless they have the default, which replaces invalid values', () => {
  expect(readingValue('textSize', 'large')).toBe('large');
  expect(readingValue('textSize', 'huge')).toBe('normal');
  expect(readingValue('stage', null)).toBe('off');
  const root = element();
  applyReading(root, 'stage', 'on');
  expect(root.attributes).toEqual({'data-stage': 'on'});
  applyReading(root, 'stage', 'off');
  expect(root.attributes).toEqual({});
});
