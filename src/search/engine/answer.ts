import {levelNames, type SearchRecord} from '../records/types';
import {bestText, hasMark, markAll, snippet, termsOf, textOf, type Terms} from './highlight';
import {hitsPerPage, maxPages} from './limits';
import {rank, type RankedPage} from './rank';
import type {SearchIndex} from './searchIndex';
import type {Hit, SearchQuery, SearchResult} from './types';

/** Maximum number of sections to show below a page. */
const maxSections = 3;

/** Maximum number of queries to suggest when there are no results. */
const maxSuggestions = 3;

/** Number of a page's best sections to search for a snippet. */
const maxEvidence = 6;

/** Minimum score of a page, relative to the best one. */
const minRelativeScore = 0.1;

/** Converts a record to a hit with highlighted headings. */
function hitOf({objectID, url, type, hierarchy, kind}: SearchRecord, terms: Terms): Hit {
  const levels = levelNames.filter((level) => hierarchy[level] !== null);
  const marked = markAll(
    levels.map((level) => hierarchy[level] ?? ''),
    terms,
  );
  const headings = Object.fromEntries(levels.map((level, at) => [level, marked[at]]));
  return {objectID, url, type, hierarchy, kind, headings};
}

/** Pages of calculators, whose formulas make no useful snippets. */
const isCalculator = /\/handbook\/tools\/./;

/**
 * Selects a snippet: the sentence of the best sections with the most words of the query, else the description.
 * Adds the matching keyword if nothing else that is shown has a word of the query.
 */
function snippetOf(
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

/** Converts a further section to a hit, with a snippet if the heading has no word of the query. */
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
  const evidence = snippetOf(page, records, hit, terms);
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
 * Suggests queries when there are no results: titles of matching pages in other sections, then symptoms.
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
  const minScore = minRelativeScore * (pages[0]?.score ?? 0);
  const matches = pages.filter(({score}) => score >= minScore).slice(0, maxPages);
  return {
    hits: matches.slice(0, query.pages * hitsPerPage).map((one) => pageHit(one, terms)),
    nbHits: matches.length,
    ...(matches.length === 0 ? {suggestions: suggest(index, query.query)} : {}),
    guessed,
    offered,
  };
}
