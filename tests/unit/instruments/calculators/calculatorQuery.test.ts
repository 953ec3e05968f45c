import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {calculatorAnswer} from '../../../../src/instruments/answers';
import {fieldCodec, sharedState} from '../../../../src/instruments/kit/codec';
import {calculatorQuery} from '../../../../src/instruments/calculatorQuery';
import {allCalculators} from './models';
import queries from './vectors/queries.json';

/** What the calculator of a query says, from the link that the query leads to. */
function solveQuery(text: string) {
  const task = calculatorQuery(text);
  const model = allCalculators.find(
    (calculator) => calculator.model.about.id === task?.calculator,
  )?.model;
  if (!task || !model) {
    return undefined;
  }
  const hash = task.address.slice(task.address.indexOf('#'));
  const read = sharedState(hash, model.about.id, model.defaults, fieldCodec(model.fields));
  return {task, read, outcome: model.solve(read?.state ?? {})};
}

describe('a query that is a task', () => {
  // The answers are vectors of the calculators' own tests.
  it.each(queries.tasks)('$query', ({query, calculator: id, answer}) => {
    const calculator = solveQuery(query);
    expect(calculator?.task.calculator).toBe(id);
    expect(calculator?.task.address).toMatch(new RegExp(`^/handbook/tools/${id}#${id}\\?`));
    expect(calculator?.read?.whole).toBe(true);
    const values = calculator?.outcome.ok
      ? calculator.outcome.lines.map(({value}) => value)
      : undefined;
    expect(values?.join('\n')).toContain(answer);
  });

  it('always fills fields of the tool, so that its link is read whole and gives an answer', () => {
    const unit = fc.constantFrom(
      ...['dip', 'artnet universe', 'bpm', 'sacn', 'dmx %', 'w amps', 'note', 'k', 'm delay'],
      ...['pixels universes', 'channels refresh', 'fixtures 15 channels', 'cd at 10 m', 'v 3 kw'],
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.nat(600).map(String), fc.nat(70_000).map(String), fc.double().map(String)),
        unit,
        (number, words) => {
          const calculator = solveQuery(`${number} ${words}`);
          fc.pre(calculator !== undefined);
          expect(calculator?.read?.whole).toBe(true);
          expect(calculator?.outcome.ok).toBe(true);
        },
      ),
      {numRuns: 1000},
    );
  });

  it.each(queries.asked)('$query is asked, not guessed', ({query, field, offers}) => {
    const outcome = solveQuery(query)?.outcome;
    expect(outcome && !outcome.ok && outcome.offers?.[field]).toEqual(offers);
  });
});

describe('a query that is not a task', () => {
  it.each(queries.none)('%s', (query) => {
    expect(calculatorQuery(query)).toBeUndefined();
  });

  it('is every query without a number or colour, and every one with a word that no rule knows', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\p{N}|#/u.test(text));
        expect(calculatorQuery(text)).toBeUndefined();
      }),
    );
    for (const {query} of queries.tasks) {
      expect(calculatorQuery(`${query} zebra`)).toBeUndefined();
      expect(calculatorQuery(`zebra ${query}`)).toBeUndefined();
    }
  });

  it('takes anything without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(99_999), (text, number) => {
        expect(() => calculatorQuery(`${text}${number}`)).not.toThrow();
      }),
    );
  });
});

describe('the answer to a query', () => {
  const ask = async (query: string) => {
    const task = calculatorQuery(query);
    return task && calculatorAnswer(task);
  };

  it.each(queries.answers)('$query', async ({query, lines, assumed}) => {
    const answer = await ask(query);
    expect(answer?.lines.map(({value}) => value)).toEqual(lines);
    expect(answer?.assumed).toEqual(assumed);
  });

  it('has the warning of the result, and none about what was not asked for', async () => {
    expect((await ask('1/16 at 128 bpm'))?.warning).toContain('seizures');
    expect((await ask('2000 watts at 120 volts'))?.warning).toBeUndefined();
  });

  it('is none where the tool has to ask, or too much is open', async () => {
    expect(calculatorQuery('1.000 w 230 v')).toBeDefined();
    expect(await ask('1.000 w 230 v')).toBeUndefined();
    expect(await ask('voltage drop 30 m')).toBeUndefined();
  });
});
