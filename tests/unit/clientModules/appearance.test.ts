import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {buildSync} from 'esbuild';
import {nextChoice, type ColourChoice} from '../../../src/components/shared/colourChoice';
import {applyReading, readingValue} from '../../../src/components/ReadingComfort/useReading';
import * as storageKeys from '../../../src/config/storageKeys';
import {typeface} from '../../../src/config/typeface';
import {readYaml} from '../../support/readYaml';

const script = buildSync({
  stdin: {
    contents: `import {showTypeface} from './src/clientModules/typeface'; showTypeface();`,
    resolveDir: '.',
  },
  bundle: true,
  write: false,
  format: 'iife',
  define: {announcementId: '"bar-2"', baseUrl: '"/docs/"'},
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
  navigator?: object;
  /** How loading a font ends. */
  load?: () => Promise<void>;
}

/** Attributes that appearance and typeface set before the first paint, and addresses of fonts. */
function shownIn({
  stored = {},
  isDark = false,
  supports = () => true,
  navigator = {},
  load = () => Promise.resolve(),
}: Browser): {attributes: Record<string, string>; fonts: string[]} {
  const documentElement = element();
  const fonts: string[] = [];
  runInNewContext(script ?? '', {
    document: {
      documentElement,
      fonts: {add: ({source}: {source: string}) => fonts.push(source)},
    },
    FontFace: class {
      load = load;
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
    },
    navigator,
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
  return {attributes: documentElement.attributes, fonts};
}

/** Values that are stored, by the name that the code has for their keys. */
type Named = Partial<Record<keyof typeof storageKeys, string>>;
const byKey = (named: Named = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named).map(([name, value]) => [storageKeys[name as keyof Named], value]),
  );
const cases = readYaml<{
  appearances: {what: string; stored?: Named | 'blocked'; isDark?: boolean; attributes: object}[];
  typefaces: {what: string; isShown: boolean; stored?: Named | 'blocked'; navigator: object}[];
}>(__dirname, 'appearance.yml');

describe('the inline script', () => {
  it.each(cases.appearances)('$what', ({stored, isDark, attributes}) => {
    const browser = {isDark, stored: typeof stored === 'string' ? stored : byKey(stored)};
    expect(shownIn(browser).attributes).toMatchObject(attributes);
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
  ])('leaves the page alone below the floor: %s', (_, supports) => {
    expect(shownIn({supports}).attributes).toEqual({});
  });

  it('lets no stored value through that is not one of its choices', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const stored = Object.fromEntries(Object.values(storageKeys).map((key) => [key, value]));
        const {attributes} = shownIn({stored});
        expect(['light', 'dark']).toContain(attributes['data-theme']);
        expect([undefined, 'on']).toContain(attributes['data-stage']);
        expect([undefined, 'large', 'larger']).toContain(attributes['data-text-size']);
        expect([undefined, 'wide']).toContain(attributes['data-line-width']);
      }),
    );
  });
});

describe('the typeface', () => {
  const serviceWorker = {controller: {}};
  const ofSite = [`url(/docs/${typeface})`];
  const noted = {[storageKeys.typeface]: typeface};

  it('has a name that changes with its content', () => {
    const content = readFileSync(path.join('static', typeface));
    const hash = createHash('sha256').update(content).digest('hex');
    expect(typeface).toContain(`-${hash.slice(0, 8)}.woff2`);
  });

  it.each(cases.typefaces)('is shown $what: $isShown', ({isShown, navigator, stored}) => {
    const named = typeof stored === 'string' ? stored : byKey(stored ?? {typeface});
    const shown = shownIn({navigator, stored: named});
    expect(shown.fonts).toEqual(isShown ? ofSite : []);
    expect('data-typeface' in shown.attributes).toBe(isShown);
  });

  it('may be gone, and the network too', async () => {
    const load = () => Promise.reject(new Error('no network'));
    expect(shownIn({navigator: {serviceWorker}, stored: noted, load}).fonts).toEqual(ofSite);
    // A promise that nobody looked at would fail the test.
    await new Promise((resolve) => setTimeout(resolve));
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
