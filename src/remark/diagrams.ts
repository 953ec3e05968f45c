import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Image, List, Paragraph, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {element} from './element';
import {importNode, isPreview} from './importNode';
import {getText} from './headings';
import {readText} from './readText';

/** Parses the `<svg>` of a file, without whitespace and comments. */
function readSvg(file: string, name: string): Element {
  const {children} = fromHtml(readText(file), {fragment: true, space: 'svg'});
  const svg = children.find((node) => node.type === 'element');
  if (svg?.tagName !== 'svg') {
    throw new Error(`${name}: this is not an SVG file. Its first element must be <svg>.`);
  }
  visit(svg, (node, index, parent) => {
    if (node.type === 'element') {
      // Marked as explicit JSX, so that MDX doesn't look it up in its components.
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

/** Creates the node of a drawing, with its alternative text. */
const drawing = ({properties, children}: Element, alt: string, form?: string): RootContent =>
  element('svg', {...properties, role: 'img', ariaLabel: alt, dataForm: form}, children, true);

/** Drawings up to this width of the view box have their caption next to them. */
const maxNarrowWidth = 400;

/** Whether a drawing is narrow; without a view box it counts as wide. */
function isNarrow({properties}: Element): boolean {
  const width = String(properties['viewBox'] ?? '').split(/[\s,]+/)[2];
  return Number(width ?? Infinity) <= maxNarrowWidth;
}

function isDiagramParagraph(node: Paragraph): node is Paragraph & {children: [Image]} {
  const [only] = node.children;
  return (
    node.children.length === 1 && only?.type === 'image' && /^\.{1,2}\/.*\.svg$/.test(only.url)
  );
}

/** A path through a drawing, described in the list below it. */
interface DiagramPath {
  /** Value of `data-path` on its parts of the drawing; empty if the item doesn't start with a name. */
  id: string;
  /** Label for readers. */
  name: string;
  line: number;
}

/** Reads the paths from the list inside a `Diagram`: each item starts with a name in bold. */
export function pathsIn(list: List): DiagramPath[] {
  return list.children.map((item) => {
    const [paragraph] = item.children;
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    const name = first?.type === 'strong' ? getText(first) : '';
    const id = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return {id, name, line: item.position?.start.line ?? 1};
  });
}

/** Finds the list of paths next to a drawing inside a `Diagram`. */
export function findPathList(parent: Parents | undefined): List | undefined {
  const {type, name} = (parent ?? {}) as {type?: string; name?: string};
  return type === 'mdxJsxFlowElement' && name === 'Diagram'
    ? (parent?.children as RootContent[]).find((node) => node.type === 'list')
    : undefined;
}

/**
 * Replaces a paragraph with a single image of an SVG file by the `Diagram` component with the inlined SVG, so that
 * it follows the page's colours. The image's title becomes the caption; `<name>.narrow.svg` next to the file is
 * used on narrow screens. A list next to the image inside a `Diagram` describes paths that readers can highlight.
 *
 * A missing file, alternative text or caption fails the build with file and line.
 */
export default function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    const files: string[] = [];
    const components = new Set<string>();
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!isDiagramParagraph(node) || !parent || index === undefined) {
        return;
      }
      const {url, alt, title, position} = node.children[0];
      const where = `${file.path}:${position?.start.line ?? '?'}`;
      const fileAt = (address: string): string => path.resolve(path.dirname(file.path), address);
      if (!existsSync(fileAt(url))) {
        throw new Error(
          `${where}: the diagram ${url} does not exist. Check the name, or put the SVG file next to the page.`,
        );
      }
      if (!alt || !title) {
        throw new Error(
          `${where}: the diagram ${url} needs ${alt ? 'a caption' : 'alternative text'}. ` +
            'Write ![what the image shows](./file.svg "what to learn from it").',
        );
      }
      const narrow = url.replace(/\.svg$/, '.narrow.svg');
      const svg = readSvg(fileAt(url), url);
      const drawings = existsSync(fileAt(narrow))
        ? [drawing(svg, alt, 'wide'), drawing(readSvg(fileAt(narrow), narrow), alt, 'narrow')]
        : [drawing(svg, alt)];
      files.push(...[url, narrow].slice(0, drawings.length));
      const props = {caption: title, isNarrow: isNarrow(svg)};
      components.add('Diagram');
      const list = findPathList(parent);
      if (list) {
        components.add('Diagram/Paths');
        const paths = pathsIn(list);
        const ids = paths.map(({id}) => id).join(' ');
        const names = paths.map(({name}) => name).join('|');
        const parts = element('div', {dataParts: ''}, drawings);
        const highlights = element('DiagramPaths', {ids, names}, [parts, list]);
        Object.assign(parent, element('Diagram', props, [highlights]));
      } else {
        parent.children[index] = element('Diagram', props, drawings);
      }
    });
    // Only pages with drawings load these components.
    for (const component of components) {
      tree.children.unshift(
        importNode(`@site/src/components/${component}`, component.replace('/', '')),
      );
    }
    if (isPreview()) {
      // Makes the dev server reload the page when a drawing changes.
      tree.children.unshift(...files.map((address) => importNode(address)));
    }
  };
}
