import type {Ask, Hit, Marked, SearchResult} from './types';
import {levelNames} from '../records/types';
import {markText, rangesIn, snippet, termsOf, type Terms} from './highlight';
import type {SearchIndex} from './index';
import {hitsPerPage, mostPages} from './limits';
import {rank, type RankedPage} from './rank';

/** Sections that are shown below a page. */
const mostSections = 3;

/** Pages that count less than this part of the best one are not shown. */
const leastScore = 0.1;

function hitOf(index: SearchIndex, number: number, terms: Terms): Hit[] {
  const record = index.records[number];
  if (!record) {
    return [];
  }
  const {objectID, url, anchor, type, hierarchy, kind, section} = record;
  const levels = levelNames.filter((level) => hierarchy[level] !== null);
  const texts = levels.map((level) => hierarchy[level] ?? '');
  const ranges = rangesIn(texts, terms);
  const marked = levels.map((level, at): [string, Marked] => [
    level,
    {value: markText(texts[at] ?? '', ranges[at] ?? [])},
  ]);
  return [
    {
      ...{objectID, url, anchor, type, hierarchy, kind, section},
      url_without_anchor: record.url_without_anchor,
      _highlightResult: {hierarchy: Object.fromEntries(marked)},
    },
  ];
}

function pageHit(index: SearchIndex, {records}: RankedPage, terms: Terms): Hit[] {
  const [first = -1, ...others] = records;
  const {description, content, unconfirmed} = index.records[first] ?? {};
  const texts = [content, description, unconfirmed].filter((text) => typeof text === 'string');
  const text = snippet(texts, terms);
  const sections = others
    .filter((other) => index.records[other]?.anchor)
    .slice(0, mostSections)
    .flatMap((other) => hitOf(index, other, terms));
  return hitOf(index, first, terms).map((hit) => ({
    ...hit,
    ...(text === undefined ? {} : {_snippetResult: {content: {value: text}}}),
    ...(sections.length > 0 ? {sections} : {}),
  }));
}

/** Answers one query. */
export function answer(index: SearchIndex, ask: Ask): SearchResult {
  const {pages, slots, guessed} = rank(index, ask.query, ask);
  const terms = termsOf(slots);
  const least = leastScore * (pages[0]?.score ?? 0);
  const found = pages.filter(({score}) => score >= least).slice(0, mostPages);
  return {
    hits: found.slice(0, ask.pages * hitsPerPage).flatMap((one) => pageHit(index, one, terms)),
    nbHits: found.length,
    ...(guessed === undefined ? {} : {guessed}),
  };
}
