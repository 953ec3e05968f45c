import type {FacetFilters} from './types';

function matchesOne(filter: string, values: object): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const wanted = filter.slice(colon + 1);
  const isNot = wanted.startsWith('-');
  const value = (values as Record<string, unknown>)[name];
  const is = (Array.isArray(value) ? value : [value]).includes(isNot ? wanted.slice(1) : wanted);
  return is !== isNot;
}

/**
 * Whether a record passes facet filters, as the hosted service defines them: every entry of the
 * list, or any of an inner list; `name:-value` excludes.
 */
export function passes(filters: FacetFilters | undefined, values: object): boolean {
  if (!filters) {
    return true;
  }
  return (typeof filters === 'string' ? [filters] : filters).every((filter) => {
    if (!Array.isArray(filter)) {
      return matchesOne(filter, values);
    }
    return filter.length === 0 || filter.some((one) => matchesOne(one, values));
  });
}
