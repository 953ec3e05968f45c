import {isMap, isScalar, isSeq, parseDocument, type Pair, type ParsedNode} from 'yaml';
import {lineAt} from './finding';

/**
 * Line of a value in a YAML file or in the front matter of a page: that of its key, or of its entry in
 * a list. Of what is missing, the line of the nearest thing around it; otherwise the first.
 *
 * @param path - keys and places in lists, from the outside
 */
export function yamlLine(text: string, path: readonly (string | number)[]): number {
  const [fence = '', yaml = text] = /^---\n([\s\S]*?)\n---(?=\n|$)/.exec(text) ?? [];
  let node: ParsedNode | null | undefined = parseDocument(yaml).contents;
  let line = 1;
  const go = (to: ParsedNode | null | undefined): void => {
    line = to ? lineAt(text, to.range[0] + (fence ? '---\n'.length : 0)) : line;
  };
  for (const part of path) {
    if (isMap(node)) {
      const pair: Pair<ParsedNode, ParsedNode | null> | undefined = node.items.find(
        ({key}) => isScalar(key) && key.value === part,
      );
      go(pair?.key);
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      go(node);
    }
  }
  return line;
}
