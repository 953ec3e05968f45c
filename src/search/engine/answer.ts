import {levelNames, type SearchRecord} from '../records/types';
import {bestText, hasMark, markAll, snippet, termsOf, textOf, type Terms} from './highlight';
import {hitsPerPage, maxPages} from './limits';
import {rank, type RankedPage} from './rank';
import type {SearchIndex} from './searchIndex';
import type {Hit, SearchQuery, SearchResult} from './types';

/** Sections that are shown below a page. */
const maxSections = 3;

/** Queries that are offered when nothing was found. */
const maxSuggestions = 3;

/** Best sections of a page that have to show why it was found. */
const maxEvidence = 6;

/** Pages that count less than this part of the best one are not shown. */
const minScore = 0.1;

/** A record as a hit, with its marks. */
function hitOf({objectID, url, type, hierarchy, kind}: SearchRecord, terms: Terms): Hit {
  const levels = levelNames.filter((level) => hierarchy[level] !== null);
  const marked = markAll(
    levels.map((level) => hierarchy[level] ?? ''),
    terms,
  );
  const headings = Object.fromEntries(levels.map((level, at) => [level, marked[at]]));
  return {objectID, url, type, hierarchy, kind, headings};
}

/** Pages of calculators: a formula is no evidence that one answers a query. */
const isCalculator = /\/handbook\/tools\/./;

/**
 * Why a page was found: the sentence of its best sections that has the most words of the query, else
 * its description; with the keyword, where nothing else has a word of the query.
 */
function evidenceOf(
  {url, description, keywords}: SearchRecord,
  sections: readonly SearchRecord[],
  first: Hit,
  terms: Terms,
): Pick<Hit, 'snippet' | 'keyword'> {
  const texts = isCalculator.test(url)
    ? []
    : sections.slice(0, maxEvidence).map(({content}) => content);
  const sentence = snippet(
    [...texts, description].filter((text) => typeof text === 'string'),
    terms,
    description ?? undefined,
  );
  const isShown = [sentence, ...Object.values(first.headings ?? {})].some(hasMark);
  return {snippet: sentence, keyword: isShown ? undefined : bestText(keywords, terms)};
}

/** A further section with its heading, or with a sentence where only that has a word of the query. */
function sectionHit(record: SearchRecord, terms: Terms): Hit | undefined {
  const hit = hitOf(record, terms);
  if (hasMark(hit.headings?.[hit.type])) {
    return hit;
  }
  const sentence = snippet([record.content ?? ''], terms);
  return hasMark(sentence) ? {...hit, snippet: sentence} : undefined;
}

function pageHit({page, records}: RankedPage, terms: Terms): Hit {
  const [best = page, ...others] = records;
  const hit = hitOf(best, terms);
  const evidence = evidenceOf(page, records, hit, terms);
  const sections: Hit[] = [];
  for (const other of others) {
    const section =
      other.anchor && sections.length < maxSections ? sectionHit(other, terms) : undefined;
    if (section && !(section.snippet && textOf(section.snippet) === textOf(evidence.snippet))) {
      sections.push(section);
    }
  }
  return {...hit, ...evidence, ...(sections.length > 0 ? {sections} : {})};
}

/**
 * Queries to try when one has found nothing: titles of pages that a search of the whole site finds,
 * then the symptoms that it has an answer for.
 */
function suggest(index: SearchIndex, query: string): string[] {
  const titles = rank(index, query).pages.map(({page}) => page.hierarchy.lvl1);
  const symptoms = index.records
    .filter(({kind}, at, all) => kind === 'heading' && all[at + 1]?.kind === 'step')
    .map(({hierarchy, type}) => hierarchy[type]);
  return [...new Set([...titles, ...symptoms])]
    .filter((text) => typeof text === 'string')
    .slice(0, maxSuggestions);
}

/** Answers one query. */
export function answer(index: SearchIndex, query: SearchQuery): SearchResult {
  const {pages, slots, guessed, offered} = rank(index, query.query, query);
  const terms = termsOf(slots);
  const least = minScore * (pages[0]?.score ?? 0);
  const found = pages.filter(({score}) => score >= least).slice(0, maxPages);
  return {
    hits: found.slice(0, query.pages * hitsPerPage).map((one) => pageHit(one, terms)),
    nbHits: found.length,
    ...(found.length === 0 ? {suggestions: suggest(index, query.query)} : {}),
    guessed,
    offered,
  };
}
