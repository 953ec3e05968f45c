/** Drawings of the calculators: what is drawn belongs to the values, and stays in its frame. */
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  getTextBox,
  width,
  withoutOverlaps,
  type Scene,
} from '../../../../src/instruments/kit/scene';
import type {Field, FieldValues} from '../../../../src/components/fields/model';
import {allCalculators} from './models';

/** Every number of a path or label. */
const numbersIn = (scene: Scene): number[] =>
  scene.shapes.flatMap((shape) =>
    'path' in shape ? [...shape.path.matchAll(/-?[\d.]+|NaN|Infinity/g)].map(Number) : shape.at,
  );

/** Labels of a drawing that are outside of it or written over each other. */
function misplaced({shapes, height}: Scene): string[] {
  const labels = shapes.filter((shape) => 'text' in shape);
  const alone = withoutOverlaps(labels);
  return labels
    .filter((label) => {
      const [left, top, right, bottom] = getTextBox(label);
      return left < 0 || top < 0 || right > width || bottom > height || !alone.includes(label);
    })
    .map(({text}) => text);
}

/** Texts that a field may hold, most of them within its limits. */
function typed({kind, value, options, min, max = 1000, integer}: Field): fc.Arbitrary<string> {
  if (options || kind === 'check') {
    return fc.constantFrom(...(options?.map((option) => option.value) ?? ['', '1']));
  }
  const low = Math.max(min ?? 0, -1000);
  const numbers = [low, max, low + (max - low) / 100, Math.min(max, Math.max(low, 7))];
  return fc.constantFrom(
    value,
    ...(kind === 'number' || kind === 'range'
      ? numbers.map((one) => String(integer || kind === 'range' ? Math.round(one) : one))
      : []),
  );
}

const illustrated = allCalculators.filter(({createScene}) => createScene);

it('are drawn for most calculators about something with a shape', () => {
  expect(illustrated.map(({model}) => model.about.id).sort()).toEqual([
    'aspect-ratio',
    'colour',
    'delay',
    'dimmer-curve',
    'lfo-scope',
    'merge-explorer',
    'pan-tilt',
    'photometrics',
    'pixels',
    'power',
    'projection',
    'range-explorer',
    'runtime',
    'subnet',
    'voltage-drop',
  ]);
});

describe.each(
  illustrated.map(({model, createScene}) => ({name: model.about.id, model, createScene})),
)('the drawing of $name', ({model, createScene}) => {
  const draw = (state: FieldValues): Scene | undefined => {
    const reading = model.read(state);
    return reading.ok && model.solve(state).ok
      ? createScene?.({state, values: reading.values, set: () => undefined})
      : undefined;
  };

  it('has a text alternative in words, and labels in their places', () => {
    const scene = draw(model.defaults);
    expect(scene?.label).toMatch(/^[A-Z\d].{15,}/);
    expect(scene && misplaced(scene)).toEqual([]);
  });

  it('stays in its frame, whatever has a result', () => {
    const state = fc.record(
      Object.fromEntries(model.fields.map((field) => [field.id, typed(field)])),
    );
    fc.assert(
      fc.property(state, (change) => {
        const scene = draw({...model.defaults, ...change});
        fc.pre(scene !== undefined);
        expect(numbersIn(scene).filter((value) => !Number.isFinite(value))).toEqual([]);
        expect(JSON.stringify(scene)).not.toMatch(/NaN|Infinity|undefined|–/);
        expect(misplaced(scene)).toEqual([]);
        expect(scene.shapes.length).toBeLessThan(400);
      }),
      {numRuns: 200},
    );
  });
});
