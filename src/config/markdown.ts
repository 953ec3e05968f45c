import {anchorRedirects, type Redirect} from '../../redirects';
import remarkCodeFromFile from '../plugins/code-from-file';
import rehypeCodeHighlight from '../plugins/code-highlight';
import remarkDiagrams from '../plugins/diagrams';
import rehypeMovedAnchors from '../plugins/moved-anchors';
import rehypeRowHeaders from '../plugins/row-headers';
import rehypeTaskLabels from '../plugins/task-labels';

/** Steps that Markdown takes on its way to a page. */
interface MarkdownPlugins {
  beforeDefaultRemarkPlugins: unknown[];
  rehypePlugins: unknown[];
}

/**
 * Steps that Markdown takes on its way to a page, the same for docs, blog and pages.
 *
 * @param siteDir - root of the project
 * @param redirects - of pages; they tell on which page a reader of a moved anchor arrives
 */
export function markdownPlugins(siteDir: string, redirects: readonly Redirect[]): MarkdownPlugins {
  return {
    beforeDefaultRemarkPlugins: [remarkCodeFromFile, remarkDiagrams],
    rehypePlugins: [
      rehypeCodeHighlight,
      rehypeRowHeaders,
      rehypeTaskLabels,
      [rehypeMovedAnchors, {siteDir, redirects, anchorRedirects}],
    ],
  };
}
