import type {AnchorRedirect} from '../../../../redirects';
import {splitAnchor} from '../../../remark/splitAnchor';
import type {CheckInput} from './check';

/**
 * Compares the anchor redirects with the final HTML.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns what is wrong, one sentence each with its fix
 */
export function findBrokenMoves(
  anchorRedirects: readonly AnchorRedirect[],
  {pages, redirects}: Pick<CheckInput, 'pages' | 'redirects'>,
  baseUrl: string,
): string[] {
  const served = (page: string): string => `${baseUrl}${page.slice(1)}`.replace(/(.)\/$/, '$1');
  return anchorRedirects.flatMap(({from, to}) => {
    const [start, id = ''] = splitAnchor(from);
    const [end, anchor] = splitAnchor(to);
    const origin = pages.get(redirects.get(served(start)) ?? served(start));
    const target = pages.get(served(end));
    const found = (problem: string): string[] => [
      `redirects.ts: the anchor redirect from ${from} ${problem}`,
    ];
    if (!origin) {
      return found('starts where no page is. Fix the address, or redirect its page.');
    }
    if (origin.ids.has(id)) {
      return found(
        'starts at an anchor that the page has. Remove it, or rename what has the anchor.',
      );
    }
    if (!origin.moved.has(id)) {
      return found('is not part of the page: only Markdown pages can have one.');
    }
    return target && (anchor === undefined || target.ids.has(anchor))
      ? []
      : found(`leads to ${to}, which does not exist. Fix the target.`);
  });
}
