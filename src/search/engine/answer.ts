import type {Ask, Hit, Marked, SearchResult} from './types';
import {levelNames} from '../records/types';
import {bestOf, markStart, markText, rangesIn, snippet, termsOf, type Terms} from './highlight';
import type {SearchIndex} from './index';
import {hitsPerPage, mostPages} from './limits';
import {rank, type RankedPage} from './rank';

/** Sections that are shown below a page. */
const mostSections = 3;

/** Best sections of a page that have to show why it was found. */
const mostEvidence = 6;

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

const isMarked = (text: string | undefined): boolean => text?.includes(markStart) ?? false;

/** Pages of calculators: a formula is no evidence that one answers a query. */
const isCalculator = /\/handbook\/tools\/./;

/**
 * Why a page was found: the sentence of its best sections that has the most words of the query, else
 * its description; with the keyword, where nothing else has a word of the query.
 */
function evidenceOf(index: SearchIndex, found: number[], terms: Terms): Hit['_snippetResult'] {
  const [first = -1] = found;
  const page = index.records[index.firstOf[index.pageOf[first] ?? -1] ?? -1];
  const sections = found.slice(0, mostEvidence).map((number) => index.records[number]);
  const texts = sections.flatMap((record) => [record?.content, record?.unconfirmed]);
  const usable = isCalculator.test(page?.url ?? '') ? [] : texts;
  const content = snippet(
    [...usable, page?.description].filter((text) => typeof text === 'string'),
    terms,
    page?.description ?? undefined,
  );
  const heading = index.records[first]?.hierarchy;
  const headings = Object.values(heading ?? {}).filter((text) => text !== null);
  const isShown = isMarked(content) || rangesIn(headings, terms).some((all) => all.length > 0);
  const keyword = isShown ? undefined : bestOf(page?.keywords ?? [], terms);
  return {
    ...(content === undefined ? {} : {content: {value: content}}),
    ...(keyword === undefined ? {} : {keyword: {value: keyword}}),
  };
}

/** A further section with its heading, or with a sentence where only that has a word of the query. */
function sectionHit(index: SearchIndex, number: number, terms: Terms): Hit[] {
  return hitOf(index, number, terms).flatMap((hit) => {
    if (isMarked(hit._highlightResult?.hierarchy?.[hit.type]?.value)) {
      return [hit];
    }
    const text = snippet([index.records[number]?.content ?? ''], terms);
    return isMarked(text) ? [{...hit, _snippetResult: {content: {value: text ?? ''}}}] : [];
  });
}

function pageHit(index: SearchIndex, {records}: RankedPage, terms: Terms): Hit[] {
  const [first = -1, ...others] = records;
  const evidence = evidenceOf(index, records, terms);
  const sections: Hit[] = [];
  for (const other of others.filter((number) => index.records[number]?.anchor)) {
    const more = sections.length < mostSections ? sectionHit(index, other, terms) : [];
    const isNew = (hit: Hit): boolean =>
      hit._snippetResult?.content?.value !== evidence?.content?.value || !hit._snippetResult;
    sections.push(...more.filter(isNew));
  }
  return hitOf(index, first, terms).map((hit) => ({
    ...hit,
    ...(evidence ? {_snippetResult: evidence} : {}),
    ...(sections.length > 0 ? {sections} : {}),
  }));
}

/** Answers one query. */
export function answer(index: SearchIndex, ask: Ask): SearchResult {
  const {pages, slots, guessed, offered} = rank(index, ask.query, ask);
  const terms = termsOf(slots);
  const least = leastScore * (pages[0]?.score ?? 0);
  const found = pages.filter(({score}) => score >= least).slice(0, mostPages);
  return {
    hits: found.slice(0, ask.pages * hitsPerPage).flatMap((one) => pageHit(index, one, terms)),
    nbHits: found.length,
    ...(guessed === undefined ? {} : {guessed}),
    ...(offered === undefined ? {} : {offered}),
  };
}

/**
 * Queries to try when one has found nothing: titles of pages that a search of the whole site finds,
 * then the symptoms that it has an answer for.
 */
export function suggest(index: SearchIndex, query: string, count = 3): string[] {
  const {records} = index;
  const titles = rank(index, query).pages.map(
    ({records: [best = -1]}) => records[best]?.hierarchy.lvl1,
  );
  const symptoms = records
    .filter(({kind}, at) => kind === 'heading' && records[at + 1]?.kind === 'step')
    .map(({hierarchy, type}) => hierarchy[type]);
  return [...new Set([...titles, ...symptoms])]
    .filter((text) => typeof text === 'string')
    .slice(0, count);
}
