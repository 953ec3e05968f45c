/**
 * Collects what belongs to a doc for the column below its contents (`src/components/RelatedParts`): the terms that it
 * explains, and the calculators that it links to or shows, each with a sentence that has an answer.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {RelatedContent} from '../components/RelatedParts';
import {glossary} from '../data/glossary';
import {type CalculatorEntry, calculators, getCalculatorAddress} from '../instruments';
import {calculatorAnswer} from '../instruments/answers';
import {calculatorQuery} from '../instruments/calculatorQuery';
import {calculatorComponent} from './componentsByName';
import {getAddress, getPageKind} from './sources';
import calculatorSentences from './calculatorSentences.json';

/** More would be longer than the contents. */
const maxTerms = 8;
const maxCalculators = 2;

/** By calculator: a search query, and a sentence with the labels of the answer's lines in braces. */
const sentences: Readonly<Partial<Record<string, string[]>>> = calculatorSentences;

/**
 * A calculator with its sentence, and the address of its page with the values of the sentence. Without a query, the
 * sentence is the question that it answers.
 *
 * @throws Error if the calculator doesn't answer the query, or not with the lines that the sentence names
 */
export async function calculatorPart(
  calculator: CalculatorEntry,
): Promise<RelatedContent['calculators'][number]> {
  const {id, title, job} = calculator;
  const [query, sentence = ''] = sentences[id] ?? [];
  if (query === undefined) {
    return {to: getCalculatorAddress(calculator), title, sentence: job};
  }
  const task = calculatorQuery(query);
  const answer = task?.calculator === id ? await calculatorAnswer(task) : undefined;
  return {
    to: task?.address ?? getCalculatorAddress(calculator),
    title,
    sentence: sentence.replace(/\{(.+?)\}/g, (_, label: string) => {
      const line = answer?.lines.find((one) => one.label === label);
      if (!line) {
        throw new Error(
          `calculatorSentences.json: ${id} doesn't answer "${query}" with a line "${label}": correct the query or the sentence`,
        );
      }
      return line.value;
    }),
  };
}

/** An element of MDX, as far as it matters here. */
interface Element {
  name?: string | null;
  attributes?: readonly {name?: string; value?: unknown}[];
}

/** Ids of the terms and calculators of a page, in its order. */
function findIds(tree: Root): {terms: string[]; calculators: string[]} {
  const terms = new Set<string>();
  const calculatorIds = new Set<string>();
  visit(tree, (node) => {
    const {name, attributes = []} = node as Element;
    if (name === 'Term') {
      terms.add(String(attributes.find((attribute) => attribute.name === 'id')?.value));
    } else if (node.type === 'link') {
      calculatorIds.add(/^\/handbook\/tools\/([\w-]+)/.exec(node.url)?.[1] ?? '');
    } else if (name) {
      calculatorIds.add(calculators.find(({id}) => calculatorComponent(id) === name)?.id ?? '');
    }
  });
  return {terms: [...terms], calculators: [...calculatorIds]};
}

/**
 * The remark plugin: adds `related` to the front matter of docs, which pages have at runtime. Pages of calculators have
 * no such column.
 *
 * @param siteDir - root of the project
 */
export default function remarkRelatedParts({siteDir}: {siteDir: string}) {
  return async (
    tree: Root,
    file: {path: string; data: {frontMatter?: Record<string, unknown>}},
  ): Promise<void> => {
    const name = path.relative(siteDir, file.path);
    const {frontMatter} = file.data;
    const isDoc = getPageKind(name) === 'doc' || getPageKind(name) === 'release';
    if (!frontMatter || !isDoc || getAddress(name, frontMatter).startsWith('/handbook/tools')) {
      return;
    }
    const ids = findIds(tree);
    const related: RelatedContent = {
      terms: ids.terms
        .flatMap((id): [string, string][] => (glossary[id] ? [[id, glossary[id].term]] : []))
        .slice(0, maxTerms),
      calculators: await Promise.all(
        ids.calculators
          .flatMap((id) => calculators.filter((calculator) => calculator.id === id))
          .slice(0, maxCalculators)
          .map(calculatorPart),
      ),
    };
    if (related.terms.length + related.calculators.length > 0) {
      frontMatter['related'] = related;
    }
  };
}
