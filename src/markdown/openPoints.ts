import type {List, ListItem, Root, RootContent} from 'mdast';
import {textOf} from './headings';

/** An element of MDX with children, as far as this step needs it. */
interface Element {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: RootContent[];
}

const isElement = (node: RootContent | undefined, name: string): boolean =>
  (node as unknown as Element | undefined)?.name === name;

const element = (
  type: Element['type'],
  name: string,
  attributes: Record<string, string>,
  children: RootContent[],
): RootContent =>
  ({
    type,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }) as unknown as RootContent;

/** The small number after a text, which leads to its open point below. */
function mark(number: number): RootContent {
  const link = element(
    'mdxJsxTextElement',
    'a',
    {href: `#open-point-${number}`, 'aria-label': `Open point ${number}`},
    [{type: 'text', value: String(number)}],
  );
  return element('mdxJsxTextElement', 'sup', {'data-search-exclude': '', 'data-no-markdown': ''}, [
    link,
  ]);
}

/** The paragraph that the gap follows: of a list, the last one of its last entry. */
function paragraphBefore(node: RootContent | undefined): RootContent[] | undefined {
  // A picture alone in its paragraph becomes a diagram.
  if (node?.type === 'paragraph' && node.children.some(({type}) => type !== 'image')) {
    return node.children;
  }
  return node?.type === 'list' || node?.type === 'listItem'
    ? paragraphBefore(node.children.at(-1))
    : undefined;
}

/**
 * Moves the gaps of a page into the folded list before 'Where to go next', so that they don't
 * interrupt the text; a number in the text leads to each. A gap stays where it is when acting wrongly
 * is risky (`risk`), when no text before it could carry the number, and on pages without that heading.
 */
export default function remarkOpenPoints() {
  return (tree: Root): void => {
    const end = tree.children.findIndex(
      (node) => node.type === 'heading' && textOf(node).trim() === 'Where to go next',
    );
    if (end === -1) {
      return;
    }
    const own = tree.children.find((node) => isElement(node, 'OpenPoints'));
    const entries = (own as unknown as Element | undefined)?.children.find(
      (node): node is List => node.type === 'list',
    );
    const list: List = entries ?? {type: 'list', ordered: false, spread: false, children: []};
    const moved: ListItem[] = [];
    const kept = tree.children.slice(0, end).filter((node, at, all) => {
      const gap = node as unknown as Element;
      const text = paragraphBefore(all[at - 1]);
      if (gap.name !== 'Unconfirmed' || gap.attributes.some(({name}) => name === 'risk') || !text) {
        return true;
      }
      const number = moved.length + 1;
      const isBlock = gap.children[0]?.type === 'paragraph';
      const children = isBlock ? gap.children : [{type: 'paragraph', children: gap.children}];
      moved.push({
        type: 'listItem',
        spread: false,
        children,
        data: {hProperties: {id: `open-point-${number}`, dataUnconfirmed: ''}},
      } as ListItem);
      text.push(mark(number));
      return false;
    });
    if (moved.length === 0) {
      return;
    }
    list.children.unshift(...moved);
    const added = own ? [] : [element('mdxJsxFlowElement', 'OpenPoints', {}, [list])];
    tree.children = [...kept, ...added, ...tree.children.slice(end)];
  };
}
