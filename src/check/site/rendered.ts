import {Parser} from 'htmlparser2';
import {fromHtml} from 'hast-util-from-html';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {visit} from 'unist-util-visit';
import type {Finding} from '../finding';
import {walk} from './tree';

/** What is wrong with a page once it is rendered. */
export type RenderFault = Pick<Finding, 'problem' | 'fix'> & {
  /** Unknown where it is the page's own code that fails, which runs without its lines. */
  line: number | undefined;
};

/** Stands for every component: what is written inside it, and nothing around. */
const Stub = ({children}: {children?: ReactNode}): ReactNode => children;

/** Stands for every module that a page imports: the real things need the whole site around them. */
const imported = new Proxy({}, {get: (_, name) => (name === 'then' ? undefined : Stub)});

/** How a compiled page imports a module. */
const importing = /\bimport\(_resolveDynamicMdxSpecifier\(("|')[^"']*\1\)\)/g;

/** Attribute with the line that an element was written in. */
const lineName = 'data-line';

/** A step of Markdown that prepares a page for {@link renderFault}. */
export const forRendering = () => (tree: Root) => {
  // Docusaurus turns them back into text, such as the colon in a time.
  visit(tree, 'textDirective', (node) => {
    node.data = {...node.data, hName: 'span'};
  });
  for (const {node} of walk(tree)) {
    // Drawings are checked as drawings.
    if ('children' in node && (node as {name?: unknown}).name === 'svg') {
      node.children = [];
    }
  }
};

/** Elements with their lines and the elements around them, as they are written. */
function written(html: string): string[] {
  const open: string[] = [];
  const elements: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, {[lineName]: line = ''}) {
        open.push(name);
        elements.push([line, ...open].join(' '));
      },
      onclosetag: () => void open.pop(),
    },
    {xmlMode: true, decodeEntities: false},
  );
  parser.end(html);
  return elements;
}

/** The same as a browser reads them. */
function read(html: string): string[] {
  const elements: string[] = [];
  const add = (element: Element, around: string[]): void => {
    const open = [...around, element.tagName];
    elements.push([element.properties['dataLine'] ?? '', ...open].join(' '));
    element.children.forEach((child) => child.type === 'element' && add(child, open));
  };
  fromHtml(html, {fragment: true}).children.forEach(
    (child) => child.type === 'element' && add(child, []),
  );
  return elements;
}

/** The HTML of something. React says each of its warnings once and without a place: a rule has them. */
function htmlOf(element: ReactNode): string {
  const {error} = console;
  console.error = () => undefined;
  try {
    return renderToStaticMarkup(element);
  } finally {
    console.error = error;
  }
}

/** Why React cannot render something; undefined if it can. */
function whyNot(element: ReactNode): string | undefined {
  try {
    htmlOf(element);
    return undefined;
  } catch (error) {
    return (error as Error).message.split(/(?<=[.!])\s/)[0]?.replace(/\.$/, '');
  }
}

/**
 * Renders a page without its components and compares its HTML with what a browser makes of it.
 *
 * @param program - the page as the body of a function, compiled for development
 * @param components - names that pages use without an import
 * @returns the first thing that is wrong
 */
export async function renderFault(
  program: string,
  components: readonly string[],
): Promise<RenderFault | undefined> {
  const {run} = await import('@mdx-js/mdx');
  const made: {element: ReactNode; line: number}[] = [];
  const jsxDEV = (
    type: never,
    props: object,
    key: string | undefined,
    isStatic: boolean,
    {lineNumber: line = 1}: {lineNumber?: number} = {},
  ): ReactNode => {
    const more = typeof type === 'string' ? {[lineName]: line} : {};
    const element = (isStatic ? jsxs : jsx)(type, {...props, ...more}, key);
    made.push({element, line});
    return element;
  };
  const known = Object.fromEntries(components.map((name) => [name, Stub]));
  try {
    const options = {Fragment, jsxDEV, imported, baseUrl: 'file:///'};
    const {default: Content} = await run(
      program.replace(importing, 'arguments[0].imported'),
      options as never,
    );
    const html = htmlOf(jsx(Content, {components: known}));
    const asRead = read(html);
    const moved = written(html).find((element, at) => element !== asRead[at]);
    const [line, ...open] = moved?.split(' ') ?? [];
    const place = open.length > 1 ? `inside <${open.at(-2)}>` : 'on its own';
    return moved === undefined
      ? undefined
      : {
          line: Number(line) || 1,
          problem: `<${open.at(-1)}> cannot stand ${place}`,
          fix: 'Browsers put it elsewhere: close the element around it first, or use another one.',
        };
  } catch (error) {
    // The innermost element was made first.
    const culprit = made.find(({element}) => whyNot(element));
    const why = culprit ? whyNot(culprit.element) : (error as Error).message;
    return {
      line: culprit?.line,
      problem: `The page cannot be rendered: ${why}`,
      fix: culprit
        ? 'Write the element as HTML has it, or leave it out.'
        : 'Give each import and export a name of its own, and use only names that the page has.',
    };
  }
}
