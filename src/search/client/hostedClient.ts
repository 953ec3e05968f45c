import type {LiteClient} from 'algoliasearch/lite';
import {unescapeHtml} from '../../components/shared/escape';
import {hitsPerPage} from '../engine/limits';
import type {Hit, Piece, SearchClient, SearchResult, StoredHit} from '../engine/types';
import {pageOf} from './hits';

/** The part of the service's client that is used. */
type Service = Pick<LiteClient, 'search'>;

/** Facet filters as the service takes them: all of the list, any of an inner list. */
type FacetFilters = (string | string[])[];

/** Texts of a hit by name, as HTML with `<mark>` around what was found. */
type Marked = Readonly<Record<string, {value?: string} | undefined>>;

/** A record as the service sends it. */
export type HostedHit = StoredHit & {
  _highlightResult?: {hierarchy?: Marked};
  _snippetResult?: Marked;
};

/**
 * Takes a highlighted value apart. Everything but `<mark>` is text: whatever markup a service
 * sends is shown, never run.
 */
export function piecesOf(value: string): Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') {
      isMarked = part === '<mark>';
    } else if (part) {
      pieces.push({text: unescapeHtml(part), isMarked});
    }
  }
  return pieces;
}

/** A hit of the service in the site's own terms. */
export function hitOf({_highlightResult, _snippetResult = {}, ...hit}: HostedHit): Hit {
  const headings = Object.entries(_highlightResult?.hierarchy ?? {}).flatMap(([level, text]) =>
    text?.value ? [[level, piecesOf(text.value)] as const] : [],
  );
  const snippets = [_snippetResult['content'], _snippetResult['description']].flatMap((text) =>
    text?.value ? [piecesOf(text.value)] : [],
  );
  const snippet =
    snippets.find((pieces) => pieces.some(({isMarked}) => isMarked)) ?? snippets.at(-1);
  return {...hit, headings: Object.fromEntries(headings), snippet};
}

/** Hits by page: the first of a page, with the others as its sections. */
export function byPage(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, Hit>();
  for (const hit of hits) {
    const first = pages.get(pageOf(hit));
    pages.set(pageOf(hit), first ? {...first, sections: [...(first.sections ?? []), hit]} : hit);
  }
  return [...pages.values()];
}

/** What to ask for beside the query. */
const resultParams = {
  attributesToRetrieve: ['hierarchy', 'url', 'type', 'kind'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24', 'description:24'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Queries to offer when nothing was found. */
const suggestionParams = {attributesToRetrieve: ['hierarchy', 'url'], hitsPerPage: 3};

/**
 * The hosted service behind the site's interface.
 *
 * @param indexName - index that is asked
 * @param facetFilters - language and version of the site
 * @param load - makes the real client, on first use; it may come from the network
 */
export function hostedClient(
  indexName: string,
  facetFilters: FacetFilters,
  load: () => Promise<Service>,
): SearchClient {
  let loaded: Service | undefined;
  const service = async (): Promise<Service> => (loaded ??= await load());
  const request = async (params: object): Promise<SearchResult> => {
    const {results} = await (await service()).search({requests: [{indexName, ...params}]});
    const [result] = results as ({hits?: HostedHit[]; nbHits?: number} | undefined)[];
    if (!Array.isArray(result?.hits)) {
      throw new Error('The search service answered something else than results.');
    }
    return {hits: byPage(result.hits.map(hitOf)), nbHits: result.nbHits ?? result.hits.length};
  };
  const suggestions = async (query: string): Promise<string[]> => {
    const optionalWords = query.split(/\s+/);
    const {hits} = await request({query, optionalWords, facetFilters, ...suggestionParams});
    return [...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl1 ?? []))];
  };
  return {
    async search({query, product, isLiteral, pages}, onAnswer) {
      const result = await request({
        query,
        hitsPerPage: pages * hitsPerPage,
        facetFilters: [...facetFilters, ...(product ? [`section:${product}`] : [])],
        typoTolerance: !isLiteral,
        ...resultParams,
      });
      onAnswer(result.nbHits > 0 ? result : {...result, suggestions: await suggestions(query)});
    },
    warm() {
      service().catch(() => undefined);
    },
  };
}
