import {sections} from '../../config/products';
import {fitQuery} from '../engine/limits';

/** What the address of the search page says. */
export interface SearchAddress {
  query: string;
  /** Id of a section, or ''. */
  product: string;
  /** How many pages of hits are shown. */
  pages: number;
}

/** More than this many pages of hits are not shown in one go. */
const maxPages = 50;

/** Reads the part of an address after the question mark. Whatever it says is data. */
export function readAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const product = params.get('product') ?? '';
  const pages = Number.parseInt(params.get('page') ?? '1', 10);
  return {
    query: fitQuery(params.get('q') ?? ''),
    product: sections.some(({id}) => id === product) ? product : '',
    pages: Math.min(Math.max(pages || 1, 1), maxPages),
  };
}

/** The part of an address after the path, with what is not the default only. */
export function createQueryString({query, product, pages = 1}: Partial<SearchAddress>): string {
  const all = Object.entries({q: query, product, page: pages > 1 ? String(pages) : ''});
  const parameters = all.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
}
