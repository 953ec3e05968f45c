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
import remarkTabLabels from './tabLabels';
import remarkTypography from './typography';

/** A plugin with its options inside: Docusaurus sends options that it can see to browsers, paths included. */
const withOptions = <This, Options, Result>(
  plugin: (this: This, options: Options) => Result,
  options: Options,
) =>
  function (this: This): Result {
    return plugin.call(this, options);
  };

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
      withOptions(remarkHandbookIndex, {siteDir}),
      // Before the drawings, which take their captions with them, and the contents of the page.
      remarkTypography,
      remarkTabLabels,
      remarkDiagrams,
      withOptions(remarkDataById, {siteDir}),
      withOptions(remarkComponentsByName, {siteDir}),
    ],
    rehypePlugins: [
      rehypeCodeHighlight,
      rehypeTables,
      rehypeTaskLabels,
      withOptions(rehypeMovedAnchors, {siteDir, redirects, anchorRedirects}),
    ],
  };
}
