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

/** A problem with the rendered page. */
export type RenderFault = Pick<Finding, 'problem' | 'fix'> & {
  /** Undefined if the page's own code throws, which has no line information. */
  line: number | undefined;
};

/** Replaces all components, and renders their children. */
const Stub = ({children}: {children?: ReactNode}): ReactNode => children;

/** Replaces all imported modules, which would need the context of the site. */
const imported = new Proxy({}, {get: (_, name) => (name === 'then' ? undefined : Stub)});

/** How a compiled page imports a module. */
const importing = /\bimport\(_resolveDynamicMdxSpecifier\(("|')[^"']*\1\)\)/g;

/** Attribute with the source line of an element. */
const lineName = 'data-line';

/** Remark plugin that prepares a page for {@link renderFault}. */
export const forRendering = () => (tree: Root) => {
  // Docusaurus turns unused directives back into text, such as the colon in a time.
  visit(tree, 'textDirective', (node) => {
    node.data = {...node.data, hName: 'span'};
  });
  for (const {node} of walk(tree)) {
    // Other rules check drawings.
    if ('children' in node && (node as {name?: unknown}).name === 'svg') {
      node.children = [];
    }
  }
};

/** Elements with their lines and ancestors, as in the source. */
function readSourceElements(html: string): string[] {
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

/** The same, as browsers parse the HTML. */
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

/** Renders HTML without React's warnings, which appear only once and without a line; a rule covers them. */
function renderHtml(element: ReactNode): string {
  const {error} = console;
  console.error = () => undefined;
  try {
    return renderToStaticMarkup(element);
  } finally {
    console.error = error;
  }
}

/** Error message of React; undefined if the element renders. */
function renderError(element: ReactNode): string | undefined {
  try {
    renderHtml(element);
    return undefined;
  } catch (error) {
    return (error as Error).message.split(/(?<=[.!])\s/)[0]?.replace(/\.$/, '');
  }
}

/**
 * Renders a page without its components, and compares its HTML with the DOM that a browser builds from it.
 *
 * @param program - the page as the body of a function, compiled for development
 * @param components - names that pages use without an import
 * @returns the first problem
 */
export async function renderFault(
  program: string,
  components: readonly string[],
): Promise<RenderFault | undefined> {
  const {run} = await import('@mdx-js/mdx');
  const rendered: {element: ReactNode; line: number}[] = [];
  const jsxDEV = (
    type: never,
    props: object,
    key: string | undefined,
    isStatic: boolean,
    {lineNumber: line = 1}: {lineNumber?: number} = {},
  ): ReactNode => {
    const more = typeof type === 'string' ? {[lineName]: line} : {};
    const element = (isStatic ? jsxs : jsx)(type, {...props, ...more}, key);
    rendered.push({element, line});
    return element;
  };
  const known = Object.fromEntries(components.map((name) => [name, Stub]));
  try {
    const options = {Fragment, jsxDEV, imported, baseUrl: 'file:///'};
    const {default: Content} = await run(
      program.replace(importing, 'arguments[0].imported'),
      options as never,
    );
    const html = renderHtml(jsx(Content, {components: known}));
    const asRead = read(html);
    const moved = readSourceElements(html).find((element, index) => element !== asRead[index]);
    const [line, ...open] = moved?.split(' ') ?? [];
    const place = open.length > 1 ? `inside <${open.at(-2)}>` : 'on its own';
    return moved === undefined
      ? undefined
      : {
          line: Number(line) || 1,
          problem: `<${open.at(-1)}> is not allowed ${place}`,
          fix: 'Browsers would move it: close the element around it first, or use another one.',
        };
  } catch (error) {
    // The innermost element was created first.
    const culprit = rendered.find(({element}) => renderError(element));
    const reason = culprit ? renderError(culprit.element) : (error as Error).message;
    return {
      line: culprit?.line,
      problem: `The page cannot be rendered: ${reason}`,
      fix: culprit
        ? 'Write the element as HTML requires, or remove it.'
        : 'Give each import and export a unique name, and only use names that the page defines.',
    };
  }
}
