/**
 * Vectors of every calculator: one on a line of `vectors.txt` in the calculator's folder, worked out from the standard that the first
 * line names, never from the calculator. `fields over the defaults | label | value`; `?` is a remark or warning
 * that holds the text (no text: no warning), `not ?` that none does, `!field` a refusal there, with the text in its message or
 * offers, `>form` the value after that form is chosen. ¶ is a line break, ⇥ a tab.
 */
import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {plain} from '../../../../src/components/fields/format';
import type {Outcome} from '../../../../src/instruments/kit/model';
import {allCalculators, type AnyCalculator} from './models';

/** What the calculator says where a vector looks: the expected text itself where only a part of it counts. */
function actualValue(outcome: Outcome, label: string, value: string): string {
  if (label.startsWith('!')) {
    const field = label.slice(1);
    const error = outcome.ok ? undefined : outcome.errors[field];
    const texts =
      outcome.ok || error === undefined ? [] : [error, ...(outcome.offers?.[field] ?? [])];
    return texts.some((text) => plain(text).includes(value))
      ? value
      : `accepted, or: ${texts.join()}`;
  }
  if (!outcome.ok) {
    return `refused: ${Object.values(outcome.errors).join(' ')}`;
  }
  if (['?', 'not ?'].includes(label)) {
    if (value === '') {
      return outcome.warnings?.join(' ') ?? '';
    }
    const remarks = plain([...(outcome.warnings ?? []), ...(outcome.notes ?? [])].join(' '));
    return remarks.includes(value) === (label === '?') ? value : remarks;
  }
  return plain(outcome.lines.find((line) => plain(line.label) === label)?.value ?? 'no such line');
}

/** A vector with the calculator's result instead of the expected value. */
function worked({model}: AnyCalculator, vector: string): string {
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
    expect(vectors.map((vector) => worked(calculator, vector))).toEqual(vectors);
  },
);

it('notices a wrong value', () => {
  const [calculator] = allCalculators;
  const vector = 'from=beam&address=1 | Port-Address (from 0) | 1';
  expect(calculator && worked(calculator, vector)).toBe(
    'from=beam&address=1 | Port-Address (from 0) | 0',
  );
  expect(calculator && worked(calculator, 'address=1 | !address | ')).toMatch(/accepted/);
});
