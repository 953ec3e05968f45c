import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Image, List, Paragraph, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {element} from './element';
import {importNode, isPreview} from './importNode';
import {textOf} from './headings';
import {readText} from './readText';

/** The `<svg>` of a file, without blanks and comments, which are for the writer. */
function svgOf(file: string, shown: string): Element {
  const {children} = fromHtml(readText(file), {fragment: true, space: 'svg'});
  const svg = children.find((node) => node.type === 'element');
  if (svg?.tagName !== 'svg') {
    throw new Error(`${shown}: the file is no SVG. Its first element has to be <svg>.`);
  }
  visit(svg, (node, index, parent) => {
    if (node.type === 'element') {
      // As if a writer had typed it: no component stands in for it, which pages would carry a list of.
      Object.assign(node, {data: {_mdxExplicitJsx: true}});
    } else if (node.type === 'text' && node.value.trim()) {
      node.value = node.value.replace(/\s+/g, ' ');
    } else {
      parent?.children.splice(index ?? 0, 1);
      return index;
    }
    return undefined;
  });
  return svg;
}

/** A drawing as an element of the page, described for those who do not see it. */
const drawing = ({properties, children}: Element, alt: string, form?: string): RootContent =>
  element('svg', {...properties, role: 'img', ariaLabel: alt, dataForm: form}, children, true);

/** Up to this width of its view box a drawing has room for its caption beside it. */
const narrowest = 400;

/** Whether a drawing is that narrow; it is wide if it has no view box. */
function isNarrow({properties}: Element): boolean {
  const width = String(properties['viewBox'] ?? '').split(/[\s,]+/)[2];
  return Number(width ?? Infinity) <= narrowest;
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

/**
 * Turns a Markdown image of an SVG file that stands alone in its paragraph into the `Diagram`
 * component around the drawing itself, so that it follows the page's colours. The image's title
 * becomes the caption; `<name>.narrow.svg` beside the file is shown on narrow screens. A list that
 * stands with the image in a `Diagram` names the paths that readers can light up.
 *
 * A missing file, alternative text or caption stops the build with file and line.
 */
export default function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    const drawn: string[] = [];
    const shown = new Set<string>();
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!isLoneDiagram(node) || !parent || index === undefined) {
        return;
      }
      const {url, alt, title, position} = node.children[0];
      const where = `${file.path}:${position?.start.line ?? '?'}`;
      const fileAt = (address: string): string => path.resolve(path.dirname(file.path), address);
      if (!existsSync(fileAt(url))) {
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
      const narrow = url.replace(/\.svg$/, '.narrow.svg');
      const svg = svgOf(fileAt(url), url);
      const drawings = existsSync(fileAt(narrow))
        ? [drawing(svg, alt, 'wide'), drawing(svgOf(fileAt(narrow), narrow), alt, 'narrow')]
        : [drawing(svg, alt)];
      drawn.push(...[url, narrow].slice(0, drawings.length));
      const look = {caption: title, isNarrow: isNarrow(svg)};
      shown.add('Diagram');
      const list = pathListBeside(parent);
      if (list) {
        shown.add('Diagram/Paths');
        const paths = pathsIn(list);
        const ids = paths.map(({id}) => id).join(' ');
        const names = paths.map(({name}) => name).join('|');
        const parts = element('div', {dataParts: ''}, drawings);
        const lit = element('DiagramPaths', {ids, names}, [parts, list]);
        Object.assign(parent, element('Diagram', look, [lit]));
      } else {
        parent.children[index] = element('Diagram', look, drawings);
      }
    });
    // Only pages that have drawings carry their frame, and what lights up the paths in them.
    for (const part of shown) {
      tree.children.unshift(importNode(`@site/src/components/${part}`, part.replace('/', '')));
    }
    if (isPreview()) {
      // A change of a drawing has to bring the page again.
      tree.children.unshift(...drawn.map((address) => importNode(address)));
    }
  };
}
