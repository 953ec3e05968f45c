import {expect, it} from 'vitest';
import {assignFolds, crossValidate, readTopics, removeKeywordsLike} from '../../bench/heldOut';
import {weights} from '../../../src/search/engine/weights';
import type {SearchRecord} from '../../../src/search/records/types';

const topics = ['a/x', 'a/y', 'b/x', 'b/y', 'c/x', 'c/y', 'd/x'];
const queries = topics.flatMap((topic) =>
  ['one', 'two'].map((name) => ({query: name, relevant: [`/${topic}/${name}`], group: 'all'})),
);

it('assigns the queries of a topic to one fold, and a topic to every fold', () => {
  const folds = assignFolds(queries);
  queries.forEach((_, index) => expect(folds[index]).toBe(folds[index - (index % 2)]));
  expect(new Set(folds)).toEqual(new Set([0, 1, 2, 3, 4]));
});

it('removes the keywords that are similar to a query', () => {
  const record = {keywords: ['black screens after sleep', 'HDMI']} as SearchRecord;
  const rest = removeKeywordsLike([record], [{query: 'black screen after sleeping'}]);
  expect(rest.map(({keywords}) => keywords)).toEqual([['HDMI']]);
});

it('reads topics that a page covers, without anchors', () => {
  const relevant = readTopics().flatMap((topic) => topic.relevant);
  expect(relevant.length).toBeGreaterThan(600);
  expect(relevant.filter((page) => !/^\/[^#]+$/.test(page))).toEqual([]);
});

// Finds the relevant page only if the weight of synonyms was increased.
const engine = {search: () => (weights.synonym > initial.synonym ? [[0]] : [])};
const initial = structuredClone(weights);
const crossValidated = async (list: typeof queries, page: string): Promise<string[] | undefined> =>
  (await crossValidate(engine, list, () => page)).rows[2]?.slice(1);

it('scores weights that help other topics, but not those that help one topic only', async () => {
  const general = queries.map((query) => ({...query, relevant: [...query.relevant, '/any']}));
  expect(await crossValidated(general, '/any')).toEqual(['1.000', '1.000']);
  expect(await crossValidated(queries, '/a/x/one')).toEqual(['0.000', '0.000']);
  expect(weights).toEqual(initial);
});
