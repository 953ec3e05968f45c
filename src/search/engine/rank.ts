import {levelNames, type SearchRecord} from '../records/types';
import type {Entry, SearchIndex, WordHits} from './searchIndex';
import {maxQueryLength} from '../../config/search';
import {collectTerms, getSentences, maxCoverage, type Terms} from './highlight';
import {applyReplacements, longestSynonym, phraseKey} from './synonyms';
import {fold, getPhrase, smallWords, stems, type Token, tokenize} from './tokens';
import type {SearchQuery} from './types';
import {sentenceWeights, weights} from './weights';
import lists from './words.json';

/** A word of the query with all its matches. */
export interface QueryWord {
  word: string;
  /** Terms of the index that are this word. */
  exact: ReadonlySet<string>;
  /** All terms that matched, including synonyms and corrections. */
  terms: Set<string>;
  /** A similar word of the index, if the index lacks this one. */
  correction?: string | undefined;
  /** Best score by entry. */
  hits: Map<Entry, number>;
}

/** A matching page with its matching records, best first. */
export interface RankedPage {
  page: SearchRecord;
  records: SearchRecord[];
  score: number;
}

export interface Ranking {
  pages: RankedPage[];
  queryWords: QueryWord[];
  /** Matching terms, for highlighting. */
  terms: Terms;
  /** The corrected query that was searched instead. */
  correctedQuery: string | undefined;
  /** A corrected query to offer: the index lacks a word but has a similar one. */
  suggestedCorrection: string | undefined;
  /** Whether no page has all words of the query. */
  hasNoFullMatch: boolean;
}

const asTyped = {processTerm: (term: string) => term};
const asPrefix = {prefix: true, ...asTyped};
const allWords = {combineWith: 'AND'} as const;

/** The word with two adjacent letters swapped, once at each position. */
const swaps = (word: string): string =>
  Array.from(
    {length: word.length - 1},
    (_, index) =>
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  ).join(' ');

/** Whether a word is still being typed: nothing follows it. A number is complete. */
const isUnfinished = (query: string, {word, end}: Token): boolean =>
  /^\**$/.test(query.slice(end)) && word.length > 1 && !/^[\d.:]+$/.test(word);

function addHits(queryWord: QueryWord, {scores, terms}: WordHits, factor = 1): void {
  terms.forEach((term) => queryWord.terms.add(term));
  scores.forEach((score, entry) =>
    queryWord.hits.set(entry, Math.max(factor * score, queryWord.hits.get(entry) ?? 0)),
  );
}

/** Synonyms of the phrases that a word of the query belongs to. */
function findSynonyms(index: SearchIndex, words: string[], place: number): string[] {
  const synonyms: string[] = [];
  for (let count = 1; count <= longestSynonym; count += 1) {
    for (let from = Math.max(0, place - count + 1); from <= place; from += 1) {
      const key = phraseKey(words.slice(from, from + count));
      synonyms.push(...(index.synonyms.others.get(key) ?? []));
    }
  }
  return synonyms;
}

/** Splits a word that the index lacks: two words written as one, or a model number with the maker's name. */
function matchParts(index: SearchIndex, queryWord: QueryWord): void {
  const {word} = queryWord;
  // Swapped letters are likelier than a missing space.
  if (index.find(swaps(word)).scores.size > 0) {
    return;
  }
  const letters = word.match(/\p{L}{2,}/gu) ?? [];
  const parts = /\d/.test(word)
    ? [[word.match(/\p{L}+|\d+/gu) ?? []].flat(), ...letters.map((one) => [one])]
    : Array.from({length: Math.max(0, word.length - 3)}, (_, position) => [
        word.slice(0, position + 2),
        word.slice(position + 2),
      ]).filter((halves) => !halves.some((half) => smallWords.has(half)));
  const hits = parts
    .map((words) => index.find(words.join(' '), allWords))
    .find(({scores}) => scores.size > 0);
  if (hits) {
    addHits(queryWord, hits);
  }
}

/**
 * Corrects a word that the index lacks: swapped letters, else one wrong letter, else two. Words with a
 * digit aren't corrected.
 */
function correct(index: SearchIndex, queryWord: QueryWord): void {
  const {word} = queryWord;
  if (word.length < 4 || /\d/.test(word)) {
    return;
  }
  const tries = [
    index.find(swaps(word)),
    index.find(word, {fuzzy: 1}),
    index.find(word, {fuzzy: 2}),
  ];
  const edits = tries.findIndex(({scores}) => scores.size > 0);
  const hits = tries[edits];
  if (hits) {
    queryWord.correction = [...hits.terms].sort((a, b) => b.length - a.length)[0];
    if (edits < 2 && word.length > 4) {
      addHits(queryWord, hits, weights.synonym);
    }
  }
}

/** The words of a query with their matches. */
function parseQuery(index: SearchIndex, text: string, isLiteral: boolean) {
  const isKnown = (word: string): boolean => index.find(word, asTyped).scores.size > 0;
  // '16 A' is '16A' where the site has it.
  const query = applyReplacements(text.slice(0, maxQueryLength), index.synonyms, isKnown).replace(
    /(\d+) (\p{L}{1,2})(?!\p{L})/gu,
    (apart, number: string, unit: string) => (isKnown(fold(number + unit)) ? number + unit : apart),
  );
  const tokens = tokenize(query);
  const words = tokens.map(({word}) => word);
  const isLong = tokens.length > maxTerseLength;
  const big = tokens.filter(({word}) => !smallWords.has(word) && !(isLong && weakWords.has(word)));
  const asked = big.length > 0 ? big : tokens;
  const queryWords = asked
    .filter(({word}, position) => asked.findIndex((other) => other.word === word) === position)
    .map((token): QueryWord => {
      const {word} = token;
      const exact = index.find(word);
      const queryWord: QueryWord = {word, exact: exact.terms, terms: new Set(), hits: new Map()};
      addHits(queryWord, exact);
      if (isUnfinished(query, token)) {
        addHits(queryWord, index.find(word, asPrefix));
      }
      findSynonyms(index, words, tokens.indexOf(token)).forEach((phrase) =>
        addHits(queryWord, index.find(phrase, allWords), weights.synonym),
      );
      if (queryWord.hits.size === 0) {
        matchParts(index, queryWord);
      }
      return queryWord;
    });
  const unknown = queryWords.filter(({hits}) => hits.size === 0);
  /** Whether the index lacks every word of the query. */
  const isUnknown = unknown.length === queryWords.length;
  if (!isLiteral) {
    unknown.forEach((queryWord) => correct(index, queryWord));
  }
  /** The query with its unknown words replaced by their corrections. */
  const corrected = tokens.reduceRight((all, {start, end, word}) => {
    const replacement = queryWords.find((queryWord) => queryWord.word === word)?.correction;
    return replacement === undefined ? all : all.slice(0, start) + replacement + all.slice(end);
  }, query);
  return {
    words,
    queryWords,
    isUnknown,
    suggestedCorrection: corrected === query ? undefined : corrected,
  };
}

/** Normalised inverse document frequency of each word; their sum is 1. */
function idfShares({pages}: SearchIndex, queryWords: QueryWord[]): number[] {
  const all = queryWords.map(({hits}) => {
    const count = new Set([...hits.keys()].map(({page}) => page)).size;
    return Math.log(1 + pages.length / (count + 0.5)) ** weights.idfExponent;
  });
  const total = all.reduce((sum, idf) => sum + idf, 0);
  return all.map((idf) => idf / total);
}

/** Whether a query is a heading, or several words of its beginning. */
const isHeading = (heading: string | undefined, phrase: string): boolean =>
  heading === phrase || (phrase.includes(' ') && (heading?.startsWith(phrase) ?? false));

/** Queries for a page instead of information, such as 'download': a page with such a keyword comes first. */
const navigationalQueries: ReadonlySet<string> = new Set(lists.navigational.split(' '));

/** Pages, best first, and sections of each whose texts are read: a sentence with all words is the best evidence. */
const maxRefined = 8;
const maxReadSections = 4;

/** What a section states: its sentences, its heading with those above, and each keyword. */
const getStatements = ({hierarchy, keywords, description, content}: SearchRecord): string[] => [
  levelNames.flatMap((level, depth) => (depth > 0 && hierarchy[level]) || []).join(' '),
  ...keywords,
  ...getSentences([description, content].filter(Boolean).join('\n')).flat(),
];

/** Words that mean little in a whole sentence, though they may be all that is asked: dropped from longer queries. */
const weakWords: ReadonlySet<string> = new Set(lists.weak.split(' '));
const maxTerseLength = 5;

/** Minimum number of words, without stop words, of a sentence. */
const minSentenceLength = 4;

/** Sørensen–Dice coefficient of two sets, 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/**
 * Ranks pages for a query. A section scores by how well it matches the words, and by how many of them; a
 * page by its best section and a decreasing share of the next five.
 */
export function rank(
  index: SearchIndex,
  text: string,
  options: Partial<SearchQuery> = {},
): Ranking {
  const {words, queryWords, isUnknown, suggestedCorrection} = parseQuery(
    index,
    text,
    options.isLiteral ?? false,
  );
  // If other words match, the correction may be wrong: it only counts as a synonym, and is suggested to the reader.
  if (suggestedCorrection !== undefined && isUnknown) {
    return {
      ...rank(index, suggestedCorrection, {...options, isLiteral: true}),
      correctedQuery: suggestedCorrection,
    };
  }
  const phrases = [
    words.join(' '),
    queryWords.map(({word}) => word).join(' '),
    // A heading with one misspelt letter.
    ...(suggestedCorrection === undefined ? [] : [getPhrase(suggestedCorrection)]),
  ];
  const queryStems = stems(suggestedCorrection ?? words.join(' '));
  const shares = idfShares(index, queryWords);
  const {coverageExponent, nextSection, keywordSimilarityBoost} =
    queryWords.length < minSentenceLength ? weights : sentenceWeights;
  const sums = new Map<Entry, {score: number; words: number}>();
  /** All words of the query, one bit each. */
  const allWordBits = 2 ** queryWords.length - 1;
  const coverage = (bits: number): number =>
    shares.reduce((sum, share, position) => sum + ((bits >> position) & 1) * share, 0);
  queryWords.forEach(({hits}, position) => {
    const share = shares[position] ?? 0;
    for (const [entry, score] of hits) {
      const sum = sums.get(entry) ?? {score: 0, words: 0};
      sums.set(entry, {
        score: sum.score + share * score,
        words: sum.words + 2 ** position,
      });
    }
  });
  const groups = new Map<Entry['page'], {id: number; record: SearchRecord; score: number}[]>();
  const bitsByPage = new Map<Entry['page'], number>();
  let hasNoFullMatch = true;
  for (const [{id, record, page, heading}, {score, words: bits}] of sums) {
    if (!options.product || record.section === options.product) {
      const isExact = phrases.some((phrase) => isHeading(heading, phrase));
      const factor = isExact ? weights.exactHeading : 1;
      const group = groups.get(page) ?? [];
      groups.set(page, group);
      // Entries of the glossary have little to do with each other.
      const pageBits = record.kind === 'term' ? bits : bits | (bitsByPage.get(page) ?? 0);
      if (record.kind !== 'term') {
        bitsByPage.set(page, pageBits);
      }
      hasNoFullMatch &&= pageBits !== allWordBits;
      group.push({id, record, score: score * coverage(bits) ** coverageExponent * factor});
    }
  }
  const pages = [...groups].map(([entry, group]) => {
    const {record: page, keywords} = entry;
    group.sort((a, b) => b.score - a.score || a.id - b.id);
    const sum = group
      .slice(0, 6)
      .reduce((all, one, position) => all + one.score * nextSection ** position, 0);
    const likeness = Math.max(0, ...keywords.map((one) => similarity(queryStems, one)));
    const keywordFactor =
      likeness === 1
        ? navigationalQueries.has(words.join(' '))
          ? weights.exactHeading
          : weights.exactKeyword
        : 1;
    return {
      page,
      records: group.map(({record}) => record),
      score:
        sum *
        coverage(bitsByPage.get(entry) ?? allWordBits) ** weights.pageCoverageExponent *
        (1 + keywordSimilarityBoost * likeness ** 2) *
        keywordFactor *
        (page.section === options.currentSection ? weights.currentSection : 1),
      id: group[0]?.id ?? 0,
    };
  });
  const byScore = (a: (typeof pages)[0], b: (typeof pages)[0]): number =>
    b.score - a.score || a.id - b.id;
  const terms = collectTerms(queryWords);
  pages.sort(byScore);
  for (const one of pages.slice(0, maxRefined)) {
    const texts = one.records.slice(0, maxReadSections).flatMap(getStatements);
    one.score *= 1 + weights.statementBoost * maxCoverage(texts, terms, shares) ** 2;
  }
  pages.sort(byScore);
  return {
    pages,
    queryWords,
    terms,
    correctedQuery: undefined,
    suggestedCorrection,
    hasNoFullMatch,
  };
}
