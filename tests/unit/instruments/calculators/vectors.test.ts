/**
 * Test vectors of all calculators: one in each line of `vectors.txt` in the calculator's folder, calculated from the
 * standard in the first line, never with the calculator. The format is `fields that differ from the defaults | label |
 * value`. Special labels: `?`: a note or warning contains the value (empty: there is no warning); `not ?`: none does;
 * `!field`: the field is invalid, with the value in its message or offers; `>unit`: the value after selecting that
 * unit. ¶ is a line break, ⇥ a tab.
 */
import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {toPlainText} from '../../../../src/components/fields/format';
import type {Outcome} from '../../../../src/instruments/kit/model';
import {allCalculators, type AnyCalculator} from './models';

/** The actual value for a label; the expected value itself if the label only requires that it is contained. */
function actualValue(outcome: Outcome, label: string, value: string): string {
  if (label.startsWith('!')) {
    const field = label.slice(1);
    const error = outcome.ok ? undefined : outcome.errors[field];
    const texts =
      outcome.ok || error === undefined ? [] : [error, ...(outcome.offers?.[field] ?? [])];
    return texts.some((text) => toPlainText(text).includes(value))
      ? value
      : `accepted, or: ${texts.join()}`;
  }
  if (!outcome.ok) {
    return `invalid: ${Object.values(outcome.errors).join(' ')}`;
  }
  if (['?', 'not ?'].includes(label)) {
    if (value === '') {
      return outcome.warnings?.join(' ') ?? '';
    }
    const notes = toPlainText([...(outcome.warnings ?? []), ...(outcome.notes ?? [])].join(' '));
    return notes.includes(value) === (label === '?') ? value : notes;
  }
  return toPlainText(
    outcome.lines.find((line) => toPlainText(line.label) === label)?.value ?? 'no such line',
  );
}

/** Replaces the expected value of a vector by the actual one. */
function withActualValue({model}: AnyCalculator, vector: string): string {
  const [fields = '', label = '', value = ''] = vector.split(' | ');
  const typed = fields.replaceAll('¶', '\n').replaceAll('⇥', '\t').split('&');
  const state = typed.map((field) => /^(\w+)=([^]*)$/.exec(field)?.slice(1) ?? [field]);
  const change = Object.fromEntries(state) as Record<string, string>;
  expect(Object.keys({...model.defaults, ...change})).toHaveLength(
    Object.keys(model.defaults).length,
  );
  const before = {...model.defaults, ...change};
  if (label.startsWith('>')) {
    const after = {...before, from: label.slice(1)};
    return `${fields} | ${label} | ${model.rewrite?.(before, after)['value'] ?? 'unchanged'}`;
  }
  const outcome = model.solve(before);
  return `${fields} | ${label} | ${actualValue(outcome, label, value)}`;
}

it.each(allCalculators.map((calculator) => [calculator.model.about.id, calculator] as const))(
  '%s',
  (id, calculator) => {
    const [source = '', ...vectors] = readFileSync(
      `src/instruments/calculators/${id}/vectors.txt`,
      'utf8',
    )
      .replace(/\n$/, '')
      .split('\n');
    expect(source).toMatch(/^# \S/);
    expect(vectors.length).toBeGreaterThanOrEqual(29);
    expect(vectors.map((vector) => withActualValue(calculator, vector))).toEqual(vectors);
  },
);

it('would notice a wrong value', () => {
  const [calculator] = allCalculators;
  const vector = 'from=beam&address=1 | Port-Address (from 0) | 1';
  expect(calculator && withActualValue(calculator, vector)).toBe(
    'from=beam&address=1 | Port-Address (from 0) | 0',
  );
  expect(calculator && withActualValue(calculator, 'from=beam&address=1 | !address | ')).toMatch(
    /accepted/,
  );
});
