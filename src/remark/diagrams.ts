import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Image, List, Paragraph, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dependency} from './dependency';
import {importNode} from './importNode';
import {textOf} from './headings';
import {readText} from './readText';

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  /** Null for one that is only there. */
  value: string | null;
}

/** An element as MDX has it. */
interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: Attribute[];
  children: (JsxElement | {type: 'text'; value: string})[];
  /** As if a writer had typed it: no component stands in for the element. */
  data: {_mdxExplicitJsx: true};
}

const attribute = (name: string, value: unknown): Attribute => ({
  type: 'mdxJsxAttribute',
  // React takes these as they are written.
  name: name
    .replace(/^data(?=[A-Z])/, 'data-')
    .replace(/^data-[A-Z]/, (start) => start.toLowerCase()),
  value: Array.isArray(value) ? value.join(' ') : String(value),
});

function toJsx(element: Element): JsxElement {
  const {tagName, properties, children} = element;
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    data: {_mdxExplicitJsx: true},
    attributes: Object.entries(properties).map(([name, value]) => attribute(name, value)),
    children: children.flatMap((child: ElementContent): JsxElement['children'] => {
      if (child.type === 'element') {
        return [toJsx(child)];
      }
      // Blanks between elements are for the writer.
      return child.type === 'text' && child.value.trim()
        ? [{type: 'text' as const, value: child.value.replace(/\s+/g, ' ')}]
        : [];
    }),
  };
}

/** A drawing as elements of the page, described for those who do not see it. */
function drawing(text: string, where: string, look: {form?: string; alt: string}): JsxElement {
  const {children} = fromHtml(text, {fragment: true, space: 'svg'});
  const root = children.find((node) => node.type === 'element');
  if (root?.type !== 'element' || root.tagName !== 'svg') {
    throw new Error(`${where}: the file is no SVG. Its first element has to be <svg>.`);
  }
  const svg = toJsx(root);
  svg.attributes.push(attribute('role', 'img'), attribute('aria-label', look.alt));
  if (look.form) {
    svg.attributes.push(attribute('data-form', look.form));
  }
  return svg;
}

/** Up to this width of its view box a drawing has room for its caption beside it. */
const narrowest = 400;

/** Width of a drawing's view box; it is wide if it has none. */
function widthOf(svg: JsxElement | undefined): number {
  const box = svg?.attributes.find(({name}) => name === 'viewBox')?.value;
  return Number(box?.split(/[\s,]+/)[2] ?? Infinity);
}

function isLoneDiagram(node: Paragraph): node is Paragraph & {children: [Image]} {
  const [only] = node.children;
  return (
    node.children.length === 1 && only?.type === 'image' && /^\.{1,2}\/.*\.svg$/.test(only.url)
  );
}

/** A way through a drawing, as the list below it in the page tells it. */
interface DiagramPath {
  /** As parts of the drawing carry it in `data-path`; empty if the item starts with no name. */
  id: string;
  /** What readers call it. */
  name: string;
  line: number;
}

/** The paths that the list inside a `Diagram` names: each item starts with a name in bold. */
export function pathsIn(list: List): DiagramPath[] {
  return list.children.map((item) => {
    const [paragraph] = item.children;
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    const name = first?.type === 'strong' ? textOf(first) : '';
    const id = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return {id, name, line: item.position?.start.line ?? 1};
  });
}

/** The list of paths that stands beside a drawing, if both stand in a `Diagram`. */
export function pathListBeside(parent: Parents | undefined): List | undefined {
  const {type, name} = (parent ?? {}) as {type?: string; name?: string};
  return type === 'mdxJsxFlowElement' && name === 'Diagram'
    ? (parent?.children as RootContent[]).find((node) => node.type === 'list')
    : undefined;
}

const jsx = (name: string, attributes: Attribute[], children: unknown[]): JsxElement =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
    data: {_mdxExplicitJsx: true},
  }) as JsxElement;

/**
 * Turns a Markdown image of an SVG file that stands alone in its paragraph into the `Diagram`
 * component around the drawing itself, so that it follows the page's colours. The image's title
 * becomes the caption; `<name>.narrow.svg` beside the file is shown on narrow screens. A list that
 * stands with the image in a `Diagram` names the paths that readers can light up.
 *
 * A missing file, alternative text or caption stops the build with file and line.
 */
export default function remarkDiagrams({
  isPreview = process.env['NODE_ENV'] === 'development',
} = {}) {
  return (tree: Root, file: VFile): void => {
    const dependencies: RootContent[] = [];
    let hasPaths = false;
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!isLoneDiagram(node) || !parent || index === undefined) {
        return;
      }
      const {url, alt, title, position} = node.children[0];
      const where = `${file.path}:${position?.start.line ?? '?'}`;
      const picture = path.resolve(path.dirname(file.path), url);
      if (!existsSync(picture)) {
        throw new Error(
          `${where}: the diagram ${url} does not exist. Check the name, or put the SVG file beside the page.`,
        );
      }
      if (!alt || !title) {
        throw new Error(
          `${where}: the diagram ${url} needs ${alt ? 'a caption' : 'alternative text'}. ` +
            'Write ![what the picture shows](./file.svg "what to learn from it").',
        );
      }
      const narrow = picture.replace(/\.svg$/, '.narrow.svg');
      const hasNarrow = existsSync(narrow);
      const drawings = [
        drawing(readText(picture), url, {alt, ...(hasNarrow ? {form: 'wide'} : {})}),
        ...(hasNarrow ? [drawing(readText(narrow), narrow, {alt, form: 'narrow'})] : []),
      ];
      const look = [
        attribute('caption', title),
        ...(widthOf(drawings[0]) <= narrowest ? [{...attribute('isNarrow', ''), value: null}] : []),
      ];
      const list = pathListBeside(parent);
      if (list) {
        const paths = pathsIn(list);
        hasPaths = true;
        Object.assign(parent, {
          attributes: look,
          children: [
            jsx(
              'DiagramPaths',
              [
                attribute(
                  'ids',
                  paths.map(({id}) => id),
                ),
                attribute('names', paths.map(({name}) => name).join('|')),
              ],
              [jsx('div', [attribute('data-parts', '')], drawings), list],
            ),
          ],
        });
      } else {
        parent.children[index] = jsx('Diagram', look, drawings) as unknown as Paragraph;
      }
      dependencies.push(dependency(url));
      if (hasNarrow) {
        dependencies.push(dependency(url.replace(/\.svg$/, '.narrow.svg')));
      }
    });
    if (hasPaths) {
      // Only pages that have paths carry what lights them up.
      const from = '@site/src/components/Diagram/Paths';
      tree.children.unshift(importNode(from, [{name: 'default', local: 'DiagramPaths'}]));
    }
    if (isPreview) {
      tree.children.unshift(...dependencies);
    }
  };
}
