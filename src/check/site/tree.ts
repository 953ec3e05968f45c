import type {Nodes, Parents} from 'mdast';

export {getText} from '../../remark/headings';

/** A node with its ancestors, outermost first. */
interface NodeWithAncestors {
  node: Nodes;
  around: Parents[];
}

/** Nodes by tree, because most rules walk every page and none changes it. */
const walked = new WeakMap<Nodes, readonly NodeWithAncestors[]>();

/** Every node of a tree, in the order of the text. */
export function walk(tree: Nodes): readonly NodeWithAncestors[] {
  const known = walked.get(tree);
  if (known) {
    return known;
  }
  const nodes: NodeWithAncestors[] = [];
  const add = (node: Nodes, around: Parents[]): void => {
    nodes.push({node, around});
    if ('children' in node) {
      const inside = [...around, node];
      node.children.forEach((child) => add(child, inside));
    }
  };
  add(tree, []);
  walked.set(tree, nodes);
  return nodes;
}

/** Every node of one type, in the order of the text. */
export function* findNodes<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): Generator<Extract<Nodes, {type: Type}>> {
  for (const {node} of walk(tree)) {
    if (node.type === type) {
      yield node as Extract<Nodes, {type: Type}>;
    }
  }
}

/** A component or HTML element in MDX. */
export interface Element {
  name: string;
  /** Attributes with their text, or with the source of their expression. */
  attributes: Record<string, string>;
  /** Offsets of the whole element. */
  start: number;
  end: number;
  line: number;
}

/** An element in its page. */
export type PlacedElement = Element & NodeWithAncestors;

/** An MDX node, which isn't part of the mdast types. */
export interface JsxNode {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: {type: string; name?: string; value?: string | {value: string} | null}[];
  children?: JsxNode[];
}

/** Reads a node as an element, if it is one. */
export function asElement(node: Nodes): Element | undefined {
  const jsx = node as unknown as JsxNode;
  if (!/^mdxJsx(?:Flow|Text)Element$/.test(jsx.type) || !jsx.name) {
    return undefined;
  }
  const attributes: Record<string, string> = {};
  for (const {name, value} of jsx.attributes ?? []) {
    if (name) {
      attributes[name] = typeof value === 'object' && value ? value.value : (value ?? '');
    }
  }
  const [start, end] = span(node);
  return {name: jsx.name, attributes, start, end, line: node.position?.start.line ?? 1};
}

/** Every component and element of a page, in the order of the text. */
export function elements(tree: Nodes): PlacedElement[] {
  return walk(tree).flatMap((placed) => {
    const element = asElement(placed.node);
    return element ? [{...element, ...placed}] : [];
  });
}

/** Start and end offset of a node; the end is exclusive. */
export function span(node: Nodes): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** The properties of ESTree statements that are used here. */
interface Statement {
  type: string;
  source?: {value: string};
  specifiers?: {type: string; local: {name: string}; imported?: {name: string}}[];
}

/** Local names of imports, with module and imported name. */
export function getImports(tree: Nodes): Map<string, {from: string; name: string}> {
  const imports = new Map<string, {from: string; name: string}>();
  for (const {node} of walk(tree)) {
    const {data} = node as {data?: {estree?: {body: Statement[]}}};
    for (const {type, source, specifiers = []} of data?.estree?.body ?? []) {
      for (const {local, imported, type: kind} of type === 'ImportDeclaration' ? specifiers : []) {
        const whole = kind === 'ImportNamespaceSpecifier' ? '*' : 'default';
        imports.set(local.name, {from: source?.value ?? '', name: imported?.name ?? whole});
      }
    }
  }
  return imports;
}
