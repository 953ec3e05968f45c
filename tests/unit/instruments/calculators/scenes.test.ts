/** The diagrams of calculators. */
import {readFileSync} from 'node:fs';

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  getTextBox,
  type Scene,
  width,
  withoutOverlaps,
} from '../../../../src/instruments/kit/scene';
import type {Field, FieldValues} from '../../../../src/components/fields/model';
import {allCalculators} from './models';

/** All coordinates of paths and labels. */
const numbersIn = (scene: Scene): number[] =>
  scene.shapes.flatMap((shape) =>
    'path' in shape ? [...shape.path.matchAll(/-?[\d.]+|NaN|Infinity/g)].map(Number) : shape.at,
  );

/** Labels that are outside of the diagram or overlap others. */
function misplaced({shapes, height}: Scene): string[] {
  const labels = shapes.filter((shape) => 'text' in shape);
  const visible = withoutOverlaps(labels);
  return labels
    .filter((label) => {
      const [left, top, right, bottom] = getTextBox(label);
      return left < 0 || top < 0 || right > width || bottom > height || !visible.includes(label);
    })
    .map(({text}) => text);
}

/** Values of a field, most of them within its limits. */
function valuesFor({kind, value, options, min, max = 1000, integer}: Field): fc.Arbitrary<string> {
  if (options || kind === 'check') {
    return fc.constantFrom(...(options?.map((option) => option.value) ?? ['', '1']));
  }
  const low = Math.max(min ?? 0, -1000);
  const numbers = [low, max, low + (max - low) / 100, Math.min(max, Math.max(low, 7))];
  return fc.constantFrom(
    value,
    ...(kind === 'number' || kind === 'range'
      ? numbers.map((number) => String(integer || kind === 'range' ? Math.round(number) : number))
      : []),
  );
}

/** The states of a calculator's test vectors, whose format is in `vectors.test.ts`. */
const vectorStates = (id: string): FieldValues[] =>
  readFileSync(`src/instruments/calculators/${id}/vectors.txt`, 'utf8')
    .split('\n')
    .filter((row) => row.includes(' | '))
    .map((row) => (row.split(' | ', 1)[0] ?? '').replaceAll('¶', '\n').replaceAll('⇥', '\t'))
    .map((typed) => typed.split('&').map((field) => /^(\w+)=([^]*)$/.exec(field)?.slice(1) ?? []))
    .map((entries) => Object.fromEntries(entries) as FieldValues);

const illustrated = allCalculators.filter(({createScene}) => createScene);

it('all calculators have a diagram, except two with switches and a map of their own', () => {
  const others = allCalculators.filter((calculator) => !illustrated.includes(calculator));
  expect(others.map(({model}) => model.about.id).sort()).toEqual(['dip-switch', 'edge-blend']);
});

describe.each(
  illustrated.map(({model, createScene}) => ({name: model.about.id, model, createScene})),
)('the diagram of $name', ({model, createScene}) => {
  const createDiagram = (state: FieldValues): Scene | undefined => {
    const reading = model.read(state);
    return reading.ok && model.solve(state).ok
      ? createScene?.({state, values: reading.values, set: () => undefined})
      : undefined;
  };

  it('has a text alternative, and no misplaced labels', () => {
    const scene = createDiagram(model.defaults);
    expect(scene?.label).toMatch(/^[A-Z\d].{15,}/);
    expect(scene && misplaced(scene)).toEqual([]);
  });

  const expectValid = (scene: Scene): void => {
    expect(numbersIn(scene).filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(JSON.stringify(scene)).not.toMatch(/NaN|Infinity|undefined|–/);
    expect(misplaced(scene)).toEqual([]);
    expect(scene.shapes.length).toBeLessThan(400);
  };

  it('is valid and has no misplaced labels for any input with a result', () => {
    const state = fc.record(
      Object.fromEntries(model.fields.map((field) => [field.id, valuesFor(field)])),
    );
    fc.assert(
      fc.property(state, (change) => {
        const scene = createDiagram({...model.defaults, ...change});
        fc.pre(scene !== undefined);
        expectValid(scene);
      }),
      {numRuns: 200},
    );
  });

  it('is valid and has no misplaced labels for the test vectors', () => {
    for (const change of vectorStates(model.about.id)) {
      const scene = createDiagram({...model.defaults, ...change});
      if (scene) {
        expectValid(scene);
      }
    }
  });
});
