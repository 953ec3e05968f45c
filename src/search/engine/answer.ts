import {levelNames, type SearchRecord} from '../records/types';
import {bestText, countBelow, hasMark, joinPieces, markAll, snippet, type Terms} from './highlight';
import {hitsPerPage, maxPages} from './limits';
import {rank, type RankedPage} from './rank';
import type {SearchIndex} from './searchIndex';
import type {Hit, SearchQuery, SearchResult} from './types';

/** Maximum number of sections to show below a page. */
const maxSections = 3;

/** Maximum number of queries to suggest when there are no results. */
const maxSuggestions = 3;

/** Maximum number of sections of a page to search for a snippet, best first. */
const maxSnippetSections = 6;

/** Minimum score of a page, relative to the best one. */
const minRelativeScore = 0.1;

/** Converts a record to a hit with highlighted headings. */
function createHit({objectID, url, type, hierarchy, kind}: SearchRecord, terms: Terms): Hit {
  const levels = levelNames.filter((level) => hierarchy[level] !== null);
  const marked = markAll(
    levels.map((level) => hierarchy[level] ?? ''),
    terms,
  );
  const headings = Object.fromEntries(levels.map((level, index) => [level, marked[index]]));
  return {objectID, url, type, hierarchy, kind, headings};
}

/** URLs of calculators, whose formulas are not useful as snippets. */
const calculatorUrl = /\/handbook\/tools\/./;

/**
 * Selects a snippet: the sentence of the best sections that contains the most words of the query, or else the
 * description. Adds the matching keyword if neither the snippet nor a heading contains a word of the query.
 */
function selectSnippet(
  {url, description, keywords}: SearchRecord,
  sections: readonly SearchRecord[],
  hit: Hit,
  terms: Terms,
): Pick<Hit, 'snippet' | 'keyword'> {
  const texts = calculatorUrl.test(url)
    ? []
    : sections.slice(0, maxSnippetSections).map(({content}) => content);
  const sentence = snippet(
    [...texts, description].filter((text) => typeof text === 'string'),
    terms,
    description ?? undefined,
  );
  const hasMatch = [sentence, ...Object.values(hit.headings ?? {})].some(hasMark);
  return {snippet: sentence, keyword: hasMatch ? undefined : bestText(keywords, terms)};
}

/** Converts another section to a hit, with a snippet if its heading contains no word of the query. */
function sectionHit(record: SearchRecord, terms: Terms): Hit | undefined {
  const hit = createHit(record, terms);
  if (hasMark(hit.headings?.[hit.type])) {
    return hit;
  }
  const sentence = snippet([record.content ?? ''], terms);
  return hasMark(sentence) ? {...hit, snippet: sentence} : undefined;
}

/**
 * The place on a page that a hit leads to: its best section. A page ranks before its sections by its title and keywords,
 * so the section with the most words of the query in a sentence comes first, if the page itself has fewer.
 */
function findBestRecord({page, records}: RankedPage, terms: Terms): SearchRecord {
  const [first = page] = records;
  if (first !== page || calculatorUrl.test(page.url)) {
    return first;
  }
  const count = ({hierarchy, type, content}: SearchRecord): number =>
    countBelow(hierarchy[type] ?? '', content ?? '', terms);
  return records
    .slice(0, maxSnippetSections)
    .reduce((best, one) => (count(one) > count(best) ? one : best), page);
}

function pageHit(ranked: RankedPage, terms: Terms): Hit {
  const {page, records} = ranked;
  const best = findBestRecord(ranked, terms);
  const others = records.filter((record) => record !== best);
  const hit = createHit(best, terms);
  const excerpt = selectSnippet(page, records, hit, terms);
  const sections: Hit[] = [];
  for (const other of others) {
    const section =
      other.anchor && sections.length < maxSections ? sectionHit(other, terms) : undefined;
    if (
      section &&
      !(section.snippet && joinPieces(section.snippet) === joinPieces(excerpt.snippet))
    ) {
      sections.push(section);
    }
  }
  return {...hit, ...excerpt, ...(sections.length > 0 ? {sections} : {})};
}

/**
 * Suggests queries when there are no results: titles of matching pages in other sections, then symptoms.
 */
function suggest(index: SearchIndex, query: string): string[] {
  const titles = rank(index, query).pages.map(({page}) => page.hierarchy.lvl1);
  const symptoms = index.records
    .filter(({kind}, position, all) => kind === 'heading' && all[position + 1]?.kind === 'step')
    .map(({hierarchy, type}) => hierarchy[type]);
  return [...new Set([...titles, ...symptoms])]
    .filter((text) => typeof text === 'string')
    .slice(0, maxSuggestions);
}

/** Runs a query on the index. */
export function answer(index: SearchIndex, query: SearchQuery): SearchResult {
  const ranking = rank(index, query.query, query);
  const {pages, terms, correctedQuery, suggestedCorrection, hasNoFullMatch} = ranking;
  const minScore = minRelativeScore * (pages[0]?.score ?? 0);
  const matches = pages.filter(({score}) => score >= minScore).slice(0, maxPages);
  return {
    hits: matches.slice(0, query.pages * hitsPerPage).map((page) => pageHit(page, terms)),
    nbHits: matches.length,
    ...(matches.length === 0 ? {suggestions: suggest(index, query.query)} : {}),
    correctedQuery,
    suggestedCorrection,
    hasNoFullMatch,
  };
}
