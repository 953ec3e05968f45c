import type {ElementContent, Properties} from 'hast';
import type {Nodes, RootContent} from 'mdast';

/**
 * Creates an mdast node for an HTML element or a component.
 *
 * @param content - mdast nodes, or hast nodes if `isHtml`
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
