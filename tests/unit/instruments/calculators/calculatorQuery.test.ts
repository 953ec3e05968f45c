import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {calculatorAnswer} from '../../../../src/instruments/answers';
import {fieldCodec, sharedState} from '../../../../src/instruments/kit/codec';
import {calculatorQuery} from '../../../../src/instruments/calculatorQuery';
import {allCalculators} from './models';
import queries from './vectors/queries.json';

/** Opens the link of a query in its calculator: the state that it restores, and the outcome. */
function solveQuery(text: string) {
  const task = calculatorQuery(text);
  const model = allCalculators.find(
    (calculator) => calculator.model.about.id === task?.calculator,
  )?.model;
  if (!task || !model) {
    return undefined;
  }
  const hash = task.address.slice(task.address.indexOf('#'));
  const shared = sharedState(hash, model.about.id, model.defaults, fieldCodec(model.fields));
  return {task, shared, outcome: model.solve(shared?.state ?? {})};
}

describe('a query for a calculation', () => {
  // The answers are also vectors of the calculators.
  it.each(queries.tasks)('$query', ({query, calculator: id, answer}) => {
    const calculator = solveQuery(query);
    expect(calculator?.task.calculator).toBe(id);
    expect(calculator?.task.address).toMatch(new RegExp(`^/handbook/tools/${id}#${id}\\?`));
    expect(calculator?.shared?.whole).toBe(true);
    const values = calculator?.outcome.ok
      ? calculator.outcome.lines.map(({value}) => value)
      : undefined;
    expect(values?.join('\n')).toContain(answer);
  });

  it('always has a link that the calculator restores completely, and a result', () => {
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
          expect(calculator?.shared?.whole).toBe(true);
          expect(calculator?.outcome.ok).toBe(true);
        },
      ),
      {numRuns: 1000},
    );
  });

  it.each(queries.ambiguous)(
    '$query is ambiguous: $field offers $offers',
    ({query, field, offers}) => {
      const outcome = solveQuery(query)?.outcome;
      expect(outcome && !outcome.ok && outcome.offers?.[field]).toEqual(offers);
    },
  );
});

describe('a query that is not for a calculation', () => {
  it.each(queries.none)('%s', (query) => {
    expect(calculatorQuery(query)).toBeUndefined();
  });

  it('has no number or colour, or has an unknown word', () => {
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

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(99_999), (text, number) => {
        expect(() => calculatorQuery(`${text}${number}`)).not.toThrow();
      }),
    );
  });
});

describe('calculatorAnswer', () => {
  const getAnswer = async (query: string) => {
    const task = calculatorQuery(query);
    return task && calculatorAnswer(task);
  };

  it.each(queries.answers)('$query', async ({query, lines, assumed}) => {
    const answer = await getAnswer(query);
    expect(answer?.lines.map(({value}) => value)).toEqual(lines);
    expect(answer?.assumed).toEqual(assumed);
  });

  it('has a warning about the result, but none about other results', async () => {
    expect((await getAnswer('1/16 at 128 bpm'))?.warning).toContain('seizures');
    expect((await getAnswer('2000 watts at 120 volts'))?.warning).toBeUndefined();
  });

  it('is undefined if the query is ambiguous or too many values are missing', async () => {
    expect(calculatorQuery('1.000 w 230 v')).toBeDefined();
    expect(await getAnswer('1.000 w 230 v')).toBeUndefined();
    expect(await getAnswer('voltage drop 30 m')).toBeUndefined();
  });
});
