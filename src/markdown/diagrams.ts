import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Image, Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dependency} from './dependency';

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: string;
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
  name,
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

function isLoneDiagram(node: Paragraph): node is Paragraph & {children: [Image]} {
  const [only] = node.children;
  return (
    node.children.length === 1 && only?.type === 'image' && /^\.{1,2}\/.*\.svg$/.test(only.url)
  );
}

/**
 * Turns a Markdown image of an SVG file that stands alone in its paragraph into the `Diagram`
 * component around the drawing itself, so that it follows the page's colours. The image's title
 * becomes the caption; `<name>.narrow.svg` beside the file is shown on narrow screens.
 *
 * A missing file, alternative text or caption stops the build with file and line.
 */
export default function remarkDiagrams({
  isPreview = process.env['NODE_ENV'] === 'development',
} = {}) {
  return (tree: Root, file: VFile): void => {
    const dependencies: RootContent[] = [];
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
        drawing(readFileSync(picture, 'utf8'), url, {alt, ...(hasNarrow ? {form: 'wide'} : {})}),
        ...(hasNarrow
          ? [drawing(readFileSync(narrow, 'utf8'), narrow, {alt, form: 'narrow'})]
          : []),
      ];
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: [attribute('caption', title)],
        children: drawings,
      } as unknown as Paragraph;
      dependencies.push(dependency(url));
      if (hasNarrow) {
        dependencies.push(dependency(url.replace(/\.svg$/, '.narrow.svg')));
      }
    });
    if (isPreview) {
      tree.children.unshift(...dependencies);
    }
  };
}
