import path from 'node:path';
import * as moves from '../../redirects';
import remarkCodeFromFile from './codeFromFile';
import rehypeCodeHighlight from './codeHighlight';
import remarkComponentsByName from './componentsByName';
import remarkDataById from './dataById';
import remarkDiagrams from './diagrams';
import remarkHandbookIndex from './handbookIndex';
import rehypeMovedAnchors from './movedAnchors';
import rehypePageHead from './pageHead';
import {readText} from './readText';
import remarkRelatedParts from './relatedParts';
import {expandAnchors, ledgerEntries, ledgerFile} from './splitAnchor';
import rehypeTables from './tables';
import rehypeTaskLabels from './taskLabels';
import remarkTabLabels from './tabLabels';
import remarkTypography from './typography';

/** Binds options to a plugin: Docusaurus would send visible options to browsers, local paths included. */
const withOptions = <This, Options, Result>(
  plugin: (this: This, options: Options) => Result,
  options: Options,
) =>
  function (this: This): Result {
    return plugin.call(this, options);
  };

/**
 * Remark and rehype plugins for docs, blog and pages.
 *
 * @param siteDir - root of the project
 */
export function markdownPlugins(siteDir: string) {
  const published = ledgerEntries(readText(path.join(siteDir, ledgerFile)));
  const {redirects} = moves;
  const anchorRedirects = expandAnchors(moves.anchorRedirects, published);
  return {
    beforeDefaultRemarkPlugins: [
      remarkCodeFromFile,
      // Before the handbook's index, which has every term.
      withOptions(remarkRelatedParts, {siteDir}),
      withOptions(remarkHandbookIndex, {siteDir}),
      // Before diagrams, which copy their captions, and the table of contents.
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
      withOptions(rehypePageHead, {siteDir}),
      withOptions(rehypeMovedAnchors, {siteDir, redirects, anchorRedirects}),
    ],
  };
}
