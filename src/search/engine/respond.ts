import {escapeHtml} from '../../shared/escape';
import {passes, type FacetValues} from './facets';
import type {Query} from './requests';
import type {FacetFilters, Hit, Marked, SearchParams, SearchResult} from './types';
import {levelNames, type SearchRecord} from '../records/types';
import type {SearchIndex} from './index';
import {markStart, markText, matchesOf, rangesToMark, snippet, type Matches} from './highlight';
import {hitsPerPage, longestQuery} from './limits';
import {rank} from './rank';
import type {SynonymMap} from './synonyms';

/** Words of a snippet, as in DocSearch's settings, with a little more room for phones. */
const snippetWords = 24;

function marked(value: string): Marked {
  return {value, matchLevel: value.includes(markStart) ? 'full' : 'none'};
}

function hitOf(record: SearchRecord, matches: Matches, ellipsis: string | undefined): Hit {
  const levels = levelNames.filter((level) => record.hierarchy[level] !== null);
  const texts = levels.map((level) => record.hierarchy[level] ?? '');
  const bodies = (['content', 'unconfirmed', 'description'] as const).filter(
    (name) => record[name],
  );
  const all = [...texts, ...bodies.map((name) => record[name] ?? '')];
  const ranges = rangesToMark(all, matches);
  return {
    objectID: record.objectID,
    url: record.url,
    url_without_anchor: record.url_without_anchor,
    anchor: record.anchor,
    type: record.type,
    hierarchy: record.hierarchy,
    content: record.content,
    section: record.section,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        levels.map((level, at) => [level, marked(markText(texts[at] ?? '', ranges[at] ?? []))]),
      ),
    },
    _snippetResult: Object.fromEntries(
      bodies.map((name, at) => [
        name,
        marked(
          snippet(
            record[name] ?? '',
            ranges[levels.length + at] ?? [],
            snippetWords,
            ellipsis && escapeHtml(ellipsis),
          ),
        ),
      ]),
    ),
  };
}

function facetsOf({language, docusaurus_tag, section, type}: SearchRecord): FacetValues {
  return {language, docusaurus_tag, section, type};
}

/** Which records pass a filter; the same filters come with every key press. */
const masks = new WeakMap<SearchIndex, Map<string, Uint8Array>>();

function allowedBy(index: SearchIndex, filters: FacetFilters | undefined): Uint8Array | undefined {
  if (!filters) {
    return undefined;
  }
  const known = masks.get(index) ?? new Map<string, Uint8Array>();
  masks.set(index, known);
  const key = JSON.stringify(filters);
  let mask = known.get(key);
  if (!mask) {
    mask = Uint8Array.from(index.records, (record) => Number(passes(filters, facetsOf(record))));
    known.set(key, mask);
  }
  return mask;
}

function facetNames({facets}: SearchParams): string[] {
  return typeof facets === 'string' ? [facets] : (facets ?? []);
}

function countFacets(
  names: string[],
  records: (SearchRecord | undefined)[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const name of names) {
    const values: Record<string, number> = (counts[name] = {});
    for (const record of records) {
      const value = record && facetsOf(record)[name];
      if (typeof value === 'string' && value) {
        values[value] = (values[value] ?? 0) + 1;
      }
    }
  }
  return counts;
}

const natural = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : otherwise;

/** Answers one query in the form of the hosted service. */
export function respond(
  index: SearchIndex,
  synonyms: SynonymMap,
  {indexName, params}: Query,
): SearchResult {
  const started = Date.now();
  const asked = params.query ?? '';
  const perPage = Math.min(natural(params.hitsPerPage, hitsPerPage), 1000);
  const page = natural(params.page, 0);
  const allowed = allowedBy(index, params.facetFilters);
  const {records, query} = rank(index, synonyms, asked.slice(0, longestQuery), {
    ...(allowed ? {allowed} : {}),
    wanted: (page + 1) * perPage,
  });
  const matches = matchesOf(query.slots);
  const hits = records
    .slice(page * perPage, (page + 1) * perPage)
    .flatMap((number) => index.records[number] ?? [])
    .map((record) => hitOf(record, matches, params.snippetEllipsisText));
  const facets = facetNames(params);
  return {
    index: indexName,
    query: asked,
    params: '',
    hits,
    nbHits: records.length,
    page,
    nbPages: perPage > 0 ? Math.ceil(records.length / perPage) : 0,
    hitsPerPage: perPage,
    processingTimeMS: Date.now() - started,
    exhaustiveNbHits: true,
    ...(facets.length
      ? {
          facets: countFacets(
            facets,
            records.map((number) => index.records[number]),
          ),
        }
      : {}),
  };
}
