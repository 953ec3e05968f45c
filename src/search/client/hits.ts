import {parseAddress} from '../../components/shared/parseAddress';
import {groupSeparator, type LevelName, levelNames} from '../records/types';
import type {Hit, Piece} from '../engine/types';

/** Address on this site that a hit leads to; hits of another origin lead to the same path here. */
export function getAddress(hit: Pick<Hit, 'url'>): string {
  const address = parseAddress(hit.url, 'https://site.invalid');
  // Two leading slashes would mean another host.
  return address && /^https?:$/.test(address.protocol)
    ? address.pathname.replace(/^\/+/, '/') + address.search + address.hash
    : '/';
}

/** Whether a hit is a command instead of a page. */
export const isCommand = ({objectID}: Pick<Hit, 'objectID'>): boolean =>
  objectID.startsWith('command:');

/** Whether a hit answers the query without the index. */
export const isDirect = (hit: Pick<Hit, 'objectID' | 'task'>): boolean =>
  isCommand(hit) || hit.task !== undefined;

/** Address of the page that a hit is on. */
export const getPageAddress = (hit: Pick<Hit, 'url'>): string =>
  getAddress(hit).replace(/[?#].*/, '');

/** Heading of the place that a hit leads to. */
export const getHeading = ({hierarchy, type}: Hit): string => hierarchy[type] ?? '';

/** Section and group of a page from its topmost level. */
function inGroups(pieces: Piece[]): {section: Piece[]; group?: Piece[]} {
  const at = pieces.findIndex(({text}) => text.includes(groupSeparator));
  const [before = '', after = ''] = pieces[at]?.text.split(groupSeparator) ?? [];
  const cut = (text: string): Piece[] => (text ? [{text, isMarked: false}] : []);
  return at < 0
    ? {section: pieces}
    : {
        section: [...pieces.slice(0, at), ...cut(before)],
        group: [...cut(after), ...pieces.slice(at + 1)],
      };
}

/**
 * What the row of a hit shows.
 *
 * @returns title of its page; section of the site and the group that it belongs to; and the headings from below the
 *   title down to the place that the hit leads to
 */
export function getView({hierarchy, headings, type}: Hit): {
  title: Piece[];
  crumb: {section: Piece[]; group?: Piece[]} | undefined;
  place: Piece[][];
} {
  const heading = (name: LevelName): Piece[] =>
    headings?.[name] ?? [{text: hierarchy[name] ?? '', isMarked: false}];
  return {
    title: heading('lvl1'),
    crumb:
      hierarchy.lvl0 && hierarchy.lvl0 !== hierarchy.lvl1 ? inGroups(heading('lvl0')) : undefined,
    place: levelNames
      .slice(2, levelNames.indexOf(type) + 1)
      .filter((name) => hierarchy[name])
      .map(heading),
  };
}
