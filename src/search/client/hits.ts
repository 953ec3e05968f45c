import {parseAddress} from '../../components/shared/parseAddress';
import {levelNames, type LevelName} from '../records/types';
import type {Hit, Piece} from '../engine/types';

/** Address on this site that a hit leads to; hits of another origin lead to the same path here. */
export function addressOf(hit: Pick<Hit, 'url'>): string {
  const address = parseAddress(hit.url, 'https://site.invalid');
  // Two leading slashes would mean another host.
  return address && /^https?:$/.test(address.protocol)
    ? address.pathname.replace(/^\/+/, '/') + address.search + address.hash
    : '/';
}

/** Address of the page that a hit is on. */
export const pageOf = (hit: Pick<Hit, 'url'>): string => addressOf(hit).replace(/[?#].*/, '');

/** Heading of the place that a hit leads to. */
export const headingOf = ({hierarchy, type}: Hit): string => hierarchy[type] ?? '';

/**
 * What the row of a hit shows.
 *
 * @returns title of its page, where that belongs, and the headings from below the title down to the
 *   place that the hit leads to
 */
export function viewOf({hierarchy, headings, type}: Hit): {
  title: Piece[];
  crumb: Piece[] | undefined;
  place: Piece[][];
} {
  const heading = (name: LevelName): Piece[] =>
    headings?.[name] ?? [{text: hierarchy[name] ?? '', isMarked: false}];
  return {
    title: heading('lvl1'),
    crumb: hierarchy.lvl0 && hierarchy.lvl0 !== hierarchy.lvl1 ? heading('lvl0') : undefined,
    place: levelNames
      .slice(2, levelNames.indexOf(type) + 1)
      .filter((name) => hierarchy[name])
      .map(heading),
  };
}
