import {existsSync, readFileSync} from 'node:fs';

import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {calculatorById, calculators, getCalculatorPlace} from '../../../../src/instruments/list';
import {
  decodeState,
  encodeState,
  fieldCodec,
  sharedState,
  stateHash,
} from '../../../../src/instruments/kit/codec';
import {type Field, getHint, withLabel} from '../../../../src/components/fields/model';
import {
  type CalculatorState,
  groupLines,
  type Outcome,
} from '../../../../src/instruments/kit/model';
import {toPlainText} from '../../../../src/components/fields/format';
import {model as tempo} from '../../../../src/instruments/calculators/tempo/model';
import {announcedResult, resultText} from '../../../../src/instruments/kit/resultText';
import {calculatorModules} from '../../../../src/plugins/application/calculators';
import {anyText} from '../../security/hostile';
import {allCalculators} from './models';

/** Values of a field: for a choice one of its options; for text any string, often one that is almost valid. */
function valuesFor(field: Field): fc.Arbitrary<string> {
  if (field.kind === 'check') {
    return fc.constantFrom('', '1');
  }
  if (field.options) {
    return fc.constantFrom(...field.options.map((option) => option.value));
  }
  return fc.oneof(
    fc.integer({min: -10, max: 70000}).map(String),
    fc.double({min: -2, max: 1e7, noNaN: true}).map((value) => value.toFixed(3)),
    fc.tuple(fc.nat(300), fc.nat(300), fc.nat(300), fc.nat(300)).map((parts) => parts.join('.')),
    fc.tuple(fc.nat(30), fc.nat(70)).map((parts) => parts.join('/')),
    fc.constantFrom(
      ...['', ' ', '-', '.', ',', '1,5', '16,080', '1e9', 'NaN', 'Infinity', '0x1F', '٣', '😀'],
      ...['1/100-120', '12 x 300, 5', 'F#3'],
    ),
    fc.string({maxLength: 40}),
  );
}

/** All user-facing strings of an outcome. */
function texts(outcome: Outcome): string[] {
  if (!outcome.ok) {
    return Object.values(outcome.errors);
  }
  return [
    ...outcome.lines.flatMap((line) => [line.label, line.value]),
    ...(outcome.notes ?? []),
    ...(outcome.warnings ?? []),
  ];
}

const invalidOutput = /NaN|Infinity|undefined|null|\[object|\u2013(?! )$/;

describe('the list of calculators', () => {
  it('is up to date (`npm start` and `npm run build` write it)', async () => {
    for (const [name, text] of Object.entries(await calculatorModules(process.cwd()))) {
      expect(readFileSync(`src/instruments/generated/${name}`, 'utf8'), name).toBe(text);
    }
    expect(allCalculators.map(({model}) => model.about)).toEqual(calculators);
  });

  it('has a folder for each calculator', () => {
    for (const {id} of calculators) {
      expect(existsSync(`src/instruments/calculators/${id}/model.ts`), id).toBe(true);
    }
  });

  it('has the purpose of each calculator in one sentence, and an address', () => {
    for (const calculator of calculators) {
      expect(calculator.purpose).toMatch(/^[A-Z][^.]+\.$/);
      expect(getCalculatorPlace(calculator)).toMatch(/^\/[a-z0-9/-]+[a-z]$/);
    }
  });

  it('throws for an unknown id', () => {
    expect(() => calculatorById('nothing')).toThrow(/nothing/);
  });
});

describe.each(allCalculators.map(({model, View}) => ({name: model.about.id, model, View})))(
  '$name',
  ({model, View}) => {
    const {id, title} = model.about;
    const codec = fieldCodec(model.fields);
    const shared = (text: string) => sharedState(text, id, model.defaults, codec);
    const read = (text: string) => decodeState(text, model.defaults, codec);
    const typed = model.fields.filter(({kind}) => kind === 'text' || kind === 'number');
    const record = (fields: readonly Field[]) =>
      fc.record(Object.fromEntries(fields.map((field) => [field.id, valuesFor(field)])));
    const choices = record(model.fields.filter((field) => field.options ?? field.kind === 'check'));
    // Either any value in each field, or valid values with one field changed, to cover results, too.
    const anyState = fc.oneof(
      record(model.fields),
      fc
        .tuple(
          choices,
          fc.constantFrom(...model.fields).chain((field) => record([field])),
        )
        .map(([choice, change]) => ({...model.defaults, ...choice, ...change})),
    ) as fc.Arbitrary<CalculatorState>;

    it('has a default for every field, and a result for the defaults', () => {
      expect(Object.keys(model.defaults).sort()).toEqual(
        model.fields.map((field) => field.id).sort(),
      );
      for (const field of model.fields) {
        expect(codec(field.id, model.defaults[field.id] ?? '')).toBe(model.defaults[field.id]);
      }
      const outcome = model.solve(model.defaults);
      expect(outcome.ok).toBe(true);
      expect(outcome.ok && outcome.lines.some((line) => line.main)).toBe(true);
    });

    it('has a hint with the limits of every text field', () => {
      for (const field of typed) {
        expect(getHint(field) ?? '', field.id).toMatch(/\.$/);
        expect(getHint(field) ?? '', field.id).not.toMatch(/\b(?:to|or) \d{5}/);
      }
    });

    it('labels a field by the selected option of the field in `labelBy`', () => {
      for (const field of model.fields.filter(({labelBy}) => labelBy)) {
        const by = model.fields.find(({id}) => id === field.labelBy);
        for (const {value, label} of by?.options ?? []) {
          const state = {...model.defaults, [by?.id ?? '']: value};
          expect(withLabel(field, state, model.fields).label).toBe(label);
        }
        expect(by?.options?.length).toBeGreaterThan(1);
      }
    });

    it('returns complete results or error messages for any input', () => {
      fc.assert(
        fc.property(anyState, (state) => {
          const outcome = model.solve(state);
          for (const text of texts(outcome)) {
            expect(text.trim()).not.toBe('');
            expect(text.replace(/“[^”]*”/g, '')).not.toMatch(invalidOutput);
          }
          if (outcome.ok) {
            const labels = outcome.lines.map((line) => line.label);
            expect(new Set(labels).size).toBe(labels.length);
          } else {
            expect(Object.keys(outcome.errors).length).toBeGreaterThan(0);
            for (const [field, message] of Object.entries(outcome.errors)) {
              const definition = model.fields.find((entry) => entry.id === field);
              expect(definition, field).toBeDefined();
              expect(definition?.when?.(state) ?? true, `${field} is hidden, but invalid`).toBe(
                true,
              );
              expect(message).toMatch(/\.$/);
            }
          }
        }),
        {numRuns: 400},
      );
    });

    it('restores its state from a link, and ignores invalid values', () => {
      fc.assert(
        fc.property(anyState, (state) => {
          fc.pre(Object.entries(state).every(([key, value]) => codec(key, value) === value));
          expect(shared(stateHash(id, state))).toEqual({state, whole: true});
        }),
      );
      const anyPair = fc.tuple(
        fc.oneof(fc.constantFrom(...Object.keys(model.defaults)), anyText),
        anyText,
      );
      const anyQuery = fc
        .array(anyPair, {maxLength: 6})
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
      fc.assert(
        fc.property(fc.oneof(anyText, anyQuery), (text) => {
          const {state} = read(text);
          expect(Object.keys(state)).toEqual(Object.keys(model.defaults));
          for (const {id: field, options} of model.fields) {
            expect(!options || options.some(({value}) => value === state[field])).toBe(true);
          }
          expect(() => model.solve(state)).not.toThrow();
          expect(read(encodeState(state)).state).toEqual(state);
        }),
      );
      for (const field of model.fields) {
        expect(codec(field.id, 'a\u0000b')).toBeUndefined();
      }
      expect(shared('#a-heading')).toBeUndefined();
      expect(encodeState(model.defaults)).not.toBe('');
    });

    it('restores its state from the form of another page, which names the calculator', () => {
      const fields = encodeState(model.defaults);
      expect(shared(`?tool=${id}&${fields}`)).toEqual({state: model.defaults, whole: true});
      for (const other of ['', `?${fields}`, `?tool=not-${id}&${fields}`]) {
        expect(shared(other)).toBeUndefined();
      }
    });

    it('reports a link that it can restore only partly', () => {
      expect(read('').whole).toBe(true);
      expect(read('x'.repeat(200_000)).whole).toBe(false);
      expect(read(`${encodeState(model.defaults)}&nothing=1`)).toEqual({
        state: model.defaults,
        whole: false,
        skipped: ['nothing'],
      });
    });

    it('rejects text that is too long instead of truncating it', () => {
      for (const field of typed) {
        const state = {...model.defaults, [field.id]: '1, '.repeat(400)};
        expect(shared(stateHash(id, state))).toEqual({state, whole: true});
        if (field.when?.(state) ?? true) {
          expect(model.solve(state).ok, field.id).toBe(false);
        }
      }
    });

    it('has a table without empty cells or duplicates', () => {
      const table = model.table();
      expect(table.rows.length).toBeGreaterThan(3);
      for (const row of table.rows) {
        expect(row).toHaveLength(table.columns.length);
        for (const cell of row) {
          expect(cell).not.toBe('');
          expect(cell).not.toMatch(invalidOutput);
        }
      }
      expect(new Set(table.rows.map((row) => row.join('|'))).size).toBe(table.rows.length);
      expect(new Set(table.columns).size).toBe(table.columns.length);
    });

    it('has inputs and results as plain text', () => {
      const text = resultText(title, model, model.defaults, model.solve(model.defaults));
      expect(text.startsWith(title)).toBe(true);
      expect(text).not.toMatch(/[\u202f\u2212]/);
      expect(text.split('\n').length).toBeGreaterThan(3);
      for (const field of model.fields.filter(({unit}) => unit !== undefined)) {
        const state = {...model.defaults, [field.id]: `5 ${field.unit}`};
        const copied = resultText(title, model, state, model.solve(state));
        expect(copied).not.toContain(`${field.unit} ${field.unit}`);
      }
    });

    it('announces its main results, but no errors', () => {
      const outcome = model.solve(model.defaults);
      const announcement = announcedResult(outcome);
      const main = outcome.ok ? groupLines(outcome.lines).main : [];
      expect(main.every(({label}) => announcement.includes(`${toPlainText(label)}: `))).toBe(true);
      expect(announcement).not.toMatch(/[\u202f\u2212]/);
      expect(announcedResult({ok: false, errors: {a: 'Wrong.'}})).toBe('');
    });

    it('renders on the server with heading, labels, live result and table, without inline styles', () => {
      const html = renderToStaticMarkup(createElement(View, {level: 'h2'}));
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).toContain(`id="tool-${id}"`);
      expect(html).toMatch(/<h2[^>]*>/);
      // A separate live region announces the result after a pause, instead of on each input event.
      expect(html).toMatch(/<output[^>]*aria-live="off"/);
      expect(html).toContain('<p class="visually-hidden" aria-live="polite"></p>');
      expect(html).toMatch(/<form[^>]*class="instrument-form /);
      expect(html).toMatch(/<details[^>]*class="instrument-table [^>]*open=""/);
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const match of html.matchAll(/\s(?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)) {
        for (const id of (match[1] ?? '').split(' ')) {
          expect(ids, id).toContain(id);
        }
      }
      const controls = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
        .map((match) => match[0])
        .filter((tag) => !tag.includes('aria-label='));
      expect(controls.length).toBeGreaterThan(0);
      expect(html.match(/<label/g)?.length).toBe(controls.length);
    });
  },
);

it('warnings are announced after the result', () => {
  const outcome = tempo.solve({...tempo.defaults, bpm: '480'});
  expect(outcome.ok && outcome.warnings?.length).toBeTruthy();
  expect(announcedResult(outcome)).toMatch(/Once per note: 8 Hz\. Watch out: .*seizures/);
});
