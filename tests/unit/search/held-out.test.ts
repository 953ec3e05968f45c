import {expect, it} from 'vitest';
import {assignFolds, crossValidate} from '../../bench/heldOut';
import {weights} from '../../../src/search/engine/weights';

const topics = ['a/x', 'a/y', 'b/x', 'b/y', 'c/x', 'c/y', 'd/x'];
const queries = topics.flatMap((topic) =>
  ['one', 'two'].map((name) => ({query: name, relevant: [`/${topic}/${name}`], group: 'all'})),
);

it('no topic is in two folds, and every fold has one', () => {
  const folds = assignFolds(queries);
  queries.forEach((_, index) => expect(folds[index]).toBe(folds[index - (index % 2)]));
  expect(new Set(folds)).toEqual(new Set([0, 1, 2, 3, 4]));
});

// Right with a higher weight of synonyms only.
const engine = {search: () => (weights.synonym > initial.synonym ? [[0]] : [])};
const initial = structuredClone(weights);
const chosen = async (list: typeof queries, page: string): Promise<string[] | undefined> =>
  (await crossValidate(engine, list, () => page)).rows[2]?.slice(1);

it('counts what helps other topics, and not what helps one topic only', async () => {
  const general = queries.map((query) => ({...query, relevant: [...query.relevant, '/any']}));
  expect(await chosen(general, '/any')).toEqual(['1.000', '1.000']);
  expect(await chosen(queries, '/a/x/one')).toEqual(['0.000', '0.000']);
  expect(weights).toEqual(initial);
});
