import type {SearchQuery, Hit, MarkedText, SearchResult} from './types';
import {levelNames, type SearchRecord} from '../records/types';
import {bestOf, markStart, markText, rangesIn, snippet, termsOf, type Terms} from './highlight';
import type {SearchIndex} from './searchIndex';
import {hitsPerPage, mostPages} from './limits';
import {rank, type RankedPage} from './rank';

/** Sections that are shown below a page. */
const mostSections = 3;

/** Queries that are offered when nothing was found. */
const mostSuggestions = 3;

/** Best sections of a page that have to show why it was found. */
const mostEvidence = 6;

/** Pages that count less than this part of the best one are not shown. */
const leastScore = 0.1;

/** A record as a hit, with its marks. */
function hitOf(record: SearchRecord, terms: Terms): Hit {
  const {objectID, url, anchor, type, hierarchy, kind, section} = record;
  const levels = levelNames.filter((level) => hierarchy[level] !== null);
  const texts = levels.map((level) => hierarchy[level] ?? '');
  const ranges = rangesIn(texts, terms);
  const marked = levels.map((level, at): [string, MarkedText] => [
    level,
    {value: markText(texts[at] ?? '', ranges[at] ?? [])},
  ]);
  return {
    ...{objectID, url, anchor, type, hierarchy, kind, section},
    url_without_anchor: record.url_without_anchor,
    _highlightResult: {hierarchy: Object.fromEntries(marked)},
  };
}

const isMarked = (text: string | undefined): boolean => text?.includes(markStart) ?? false;

/** Pages of calculators: a formula is no evidence that one answers a query. */
const isCalculator = /\/handbook\/tools\/./;

/**
 * Why a page was found: the sentence of its best sections that has the most words of the query, else
 * its description; with the keyword, where nothing else has a word of the query.
 */
function evidenceOf(
  page: SearchRecord | undefined,
  [first, ...others]: readonly SearchRecord[],
  terms: Terms,
): Hit['_snippetResult'] {
  const sections = [first, ...others.slice(0, mostEvidence - 1)];
  const texts = sections.map((record) => record?.content);
  const usable = isCalculator.test(page?.url ?? '') ? [] : texts;
  const content = snippet(
    [...usable, page?.description].filter((text) => typeof text === 'string'),
    terms,
    page?.description ?? undefined,
  );
  const headings = Object.values(first?.hierarchy ?? {}).filter((text) => text !== null);
  const isShown = isMarked(content) || rangesIn(headings, terms).some((all) => all.length > 0);
  const keyword = isShown ? undefined : bestOf(page?.keywords ?? [], terms);
  return {
    ...(content === undefined ? {} : {content: {value: content}}),
    ...(keyword === undefined ? {} : {keyword: {value: keyword}}),
  };
}

/** A further section with its heading, or with a sentence where only that has a word of the query. */
function sectionHit(record: SearchRecord, terms: Terms): Hit | undefined {
  const hit = hitOf(record, terms);
  if (isMarked(hit._highlightResult?.hierarchy?.[hit.type]?.value)) {
    return hit;
  }
  const value = snippet([record.content ?? ''], terms);
  return value !== undefined && isMarked(value)
    ? {...hit, _snippetResult: {content: {value}}}
    : undefined;
}

function pageHit(index: SearchIndex, {records}: RankedPage, terms: Terms): Hit[] {
  const found = records.flatMap((number) => index.records[number] ?? []);
  const [first, ...others] = found;
  if (!first) {
    return [];
  }
  const page = index.records[index.firstOf[index.pageOf[records[0] ?? -1] ?? -1] ?? -1];
  const evidence = evidenceOf(page, found, terms);
  const sections: Hit[] = [];
  for (const other of others) {
    const hit =
      other.anchor && sections.length < mostSections ? sectionHit(other, terms) : undefined;
    const text = hit?._snippetResult?.content?.value;
    if (hit && (text === undefined || text !== evidence?.content?.value)) {
      sections.push(hit);
    }
  }
  return [
    {
      ...hitOf(first, terms),
      ...(evidence ? {_snippetResult: evidence} : {}),
      ...(sections.length > 0 ? {sections} : {}),
    },
  ];
}

/**
 * Queries to try when one has found nothing: titles of pages that a search of the whole site finds,
 * then the symptoms that it has an answer for.
 */
function suggest(index: SearchIndex, query: string): string[] {
  const {records} = index;
  const titles = rank(index, query).pages.map(
    ({records: [best = -1]}) => records[best]?.hierarchy.lvl1,
  );
  const symptoms = records
    .filter(({kind}, at) => kind === 'heading' && records[at + 1]?.kind === 'step')
    .map(({hierarchy, type}) => hierarchy[type]);
  return [...new Set([...titles, ...symptoms])]
    .filter((text) => typeof text === 'string')
    .slice(0, mostSuggestions);
}

/** Answers one query. */
export function answer(index: SearchIndex, query: SearchQuery): SearchResult {
  const {pages, slots, guessed, offered} = rank(index, query.query, query);
  const terms = termsOf(slots);
  const least = leastScore * (pages[0]?.score ?? 0);
  const found = pages.filter(({score}) => score >= least).slice(0, mostPages);
  return {
    hits: found.slice(0, query.pages * hitsPerPage).flatMap((one) => pageHit(index, one, terms)),
    nbHits: found.length,
    ...(found.length === 0 ? {suggestions: suggest(index, query.query)} : {}),
    ...(guessed === undefined ? {} : {guessed}),
    ...(offered === undefined ? {} : {offered}),
  };
}
