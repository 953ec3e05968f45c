import path from 'node:path';
import * as moves from '../../redirects';
import remarkCodeFromFile from './codeFromFile';
import rehypeCodeHighlight from './codeHighlight';
import remarkComponentsByName from './componentsByName';
import remarkDataById from './dataById';
import remarkDiagrams from './diagrams';
import remarkHandbookIndex from './handbookIndex';
import rehypeMovedAnchors from './movedAnchors';
import {readText} from './readText';
import {ledgerEntries, ledgerFile, withEachAnchor} from './splitAnchor';
import rehypeTables from './tables';
import rehypeTaskLabels from './taskLabels';
import remarkTypography from './typography';

/**
 * Steps that Markdown takes on its way to a page, the same for docs, blog and pages.
 *
 * @param siteDir - root of the project
 */
export function markdownPlugins(siteDir: string) {
  const published = ledgerEntries(readText(path.join(siteDir, ledgerFile)));
  const {redirects} = moves;
  const anchorRedirects = withEachAnchor(moves.anchorRedirects, published);
  return {
    beforeDefaultRemarkPlugins: [
      remarkCodeFromFile,
      [remarkHandbookIndex, {siteDir}],
      // Before the drawings, which take their captions with them, and the contents of the page.
      remarkTypography,
      remarkDiagrams,
      [remarkDataById, {siteDir}],
      [remarkComponentsByName, {siteDir}],
    ],
    rehypePlugins: [
      rehypeCodeHighlight,
      rehypeTables,
      rehypeTaskLabels,
      // Options of a step are in the browser's copy of the configuration; these are long.
      () => rehypeMovedAnchors({siteDir, redirects, anchorRedirects}),
    ],
  };
}
