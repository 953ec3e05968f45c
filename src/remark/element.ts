import type {ElementContent, Properties} from 'hast';
import type {Nodes, RootContent} from 'mdast';

/**
 * An element or component that Markdown has no sign for.
 *
 * @param content - nodes of Markdown, or of HTML where `isHtml`
 */
export function element(
  hName: string,
  hProperties: Properties,
  content: readonly (Nodes | ElementContent)[],
  isHtml = false,
): RootContent {
  const data = {hName, hProperties, ...(isHtml ? {hChildren: content} : {})};
  return {type: 'element', data, children: isHtml ? [] : content} as unknown as RootContent;
}
