import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sections} from '../../../src/config/products';
import {symptomTexts} from '../../../src/data/symptoms';
import cards from '../../../src/pages/_home/cards.json';
import {launchClip} from '../../../src/pages/_home/show/tracks';
import {readableDate} from '../../../src/components/shared/readableDate';
import {examples} from '../../../src/pages/_home/examples';
import {getFeatured} from '../../../src/instruments/featured';
import {
  calculatorById,
  getCalculatorAddress,
  quickCalculators,
} from '../../../src/instruments/list';
import type {CalculatorModel, CalculatorState} from '../../../src/instruments/kit/model';
import type {Tree} from '../../../src/data/types';
import {readTokens} from '../../../src/plugins/application/tokens';
import {type Colour, luminance} from '../../support/colours';
import {root} from '../../support/build';

/** The source file of the page at an address, if it exists. */
function source(address: string): string | undefined {
  return [`docs${address}.mdx`, `src/pages${address}.tsx`, `src/pages${address}.mdx`]
    .map((file) => path.join(root, file))
    .find((file) => existsSync(file));
}

/** Parses a hexadecimal colour of three or six digits. */
function hex(text: string): Colour {
  const digits = text.length === 4 ? text.replace(/[^#]/g, '$&$&') : text;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  );
  return [red, green, blue, 1];
}

async function allTrees(): Promise<Tree[]> {
  const folder = path.join(root, 'src', 'data', 'trees');
  const modules = await Promise.all(
    readdirSync(folder).map(
      (file) => import(path.join(folder, file)) as Promise<Record<string, Tree>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module));
}

describe('start page', () => {
  it('lists six symptoms each of Videosync and Beam, with links to the headings of their trees', async () => {
    const trees = new Map((await allTrees()).map((tree) => [tree.id, tree]));
    for (const product of ['videosync', 'beam-for-live']) {
      expect(symptomTexts.filter(({section}) => section === product)).toHaveLength(6);
    }
    for (const {id, to} of symptomTexts) {
      const tree = trees.get(id);
      const [page = '', anchor] = to.split('#');
      expect(tree, id).toBeDefined();
      const file = source(page);
      expect(file, page).toBeDefined();
      const [above = '', below] = readFileSync(file ?? '', 'utf8').split(`tree="${id}"`);
      expect(below, page).toBeDefined();
      const [, heading, explicitId] =
        [...above.matchAll(/^## (.*?)(?: \{\/\* #(.*?) \*\/\})?$/gm)].at(-1) ?? [];
      const generatedId = heading?.toLowerCase().replaceAll(' ', '-') ?? `${id}-${tree?.root.id}`;
      expect(anchor).toBe(explicitId ?? generatedId);
    }
  });

  it('links to three existing pages in every section except the release notes', () => {
    const ids = sections.map(({id}) => id).filter((id) => id !== 'release-notes');
    expect(Object.keys(cards)).toEqual(ids);
    for (const {pages} of Object.values(cards)) {
      expect(pages).toHaveLength(3);
      expect(pages.map(({to}) => to).filter((to) => !source(to))).toEqual([]);
    }
  });

  it.each(quickCalculators)(
    'has an example of %s with the result of the calculator',
    async (id) => {
      expect(source(getCalculatorAddress(calculatorById(id)))).toBeDefined();
      const {model} = (await import(
        path.join(root, 'src/instruments/calculators', id, 'model')
      )) as {
        model: CalculatorModel<CalculatorState>;
      };
      const {state, answer, ask} = examples[id];
      expect(Object.keys(model.defaults)).toEqual(expect.arrayContaining(Object.keys(state)));
      // Without a value in the state, the form would have no field.
      expect(Object.keys(state)).toContain(ask?.field ?? Object.keys(state)[0]);
      const outcome = model.solve({...model.defaults, ...state});
      const values = outcome.ok
        ? outcome.lines.flatMap(({main, value}) => (main ? [value] : []))
        : [];
      expect(values.filter((value) => ` ${answer} `.includes(` ${value} `))).toHaveLength(1);
    },
  );

  it('launching a clip replaces the one in the same track, and stops it if it is playing', () => {
    expect(launchClip([0, 0, -1], 1, 1)).toEqual([0, 1, -1]);
    expect(launchClip([0, 1, -1], 1, 1)).toEqual([0, -1, -1]);
  });

  it('features four instruments that have a page', () => {
    const instruments = getFeatured();
    expect(instruments).toHaveLength(4);
    for (const {title, to} of instruments) {
      expect(source(to), title).toBeDefined();
    }
  });

  it.each([
    [':root', 4.5],
    [":root[data-stage='on']", 7],
  ])(
    'has sufficient contrast on its beams, which are always dark: %s',
    (appearance, minContrast) => {
      const css = readFileSync(path.join(root, 'src', 'css', 'tokens.css'), 'utf8');
      const token = readTokens(css);
      const luminanceOf = (name: string): number => luminance(hex(token(appearance, name, 'dark')));
      for (const background of ['--surface-1', '--beam-video', '--beam-light']) {
        // Mixtures of these colours are not brighter than the brightest one.
        const contrast = (luminanceOf('--text') + 0.05) / (luminanceOf(background) + 0.05);
        expect(contrast, background).toBeGreaterThanOrEqual(minContrast);
      }
    },
  );

  it('formats dates in UTC', () => {
    expect(readableDate('2026-01-01')).toBe('1 January 2026');
  });
});
