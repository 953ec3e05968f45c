import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: unknown;
}

/** `require(file).default` as the expression of a JSX attribute. */
function requireExpression(file: string): unknown {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(file)}).default`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              computed: false,
              optional: false,
              object: {
                type: 'CallExpression',
                optional: false,
                callee: {type: 'Identifier', name: 'require'},
                arguments: [{type: 'Literal', value: file, raw: JSON.stringify(file)}],
              },
              property: {type: 'Identifier', name: 'default'},
            },
          },
        ],
      },
    },
  };
}

function isLoneDiagram(node: Paragraph): node is Paragraph & {children: [Image]} {
  const [only] = node.children;
  return (
    node.children.length === 1 && only?.type === 'image' && /^\.{1,2}\/.*\.svg$/.test(only.url)
  );
}

/**
 * Turns a Markdown image of an SVG file that stands alone in its paragraph into the `Diagram`
 * component, so that the drawing is part of the page and follows its colours. The image's title
 * becomes the caption; `<name>.narrow.svg` beside the file is shown on narrow screens.
 *
 * A missing file, alternative text or caption stops the build with file and line.
 */
export default function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!isLoneDiagram(node) || !parent || index === undefined) {
        return;
      }
      const image = node.children[0];
      const where = `${file.path}:${image.position?.start.line ?? '?'}`;
      const picture = path.resolve(path.dirname(file.path), image.url);
      if (!existsSync(picture)) {
        throw new Error(
          `${where}: the diagram ${image.url} does not exist. Check the name, or put the SVG file beside the page.`,
        );
      }
      if (!image.alt || !image.title) {
        throw new Error(
          `${where}: the diagram ${image.url} needs ${image.alt ? 'a caption' : 'alternative text'}. ` +
            'Write ![what the picture shows](./file.svg "what to learn from it").',
        );
      }
      const attributes: Attribute[] = [
        {type: 'mdxJsxAttribute', name: 'svg', value: requireExpression(image.url)},
        {type: 'mdxJsxAttribute', name: 'alt', value: image.alt},
        {type: 'mdxJsxAttribute', name: 'caption', value: image.title},
      ];
      const narrow = image.url.replace(/\.svg$/, '.narrow.svg');
      if (existsSync(path.resolve(path.dirname(file.path), narrow))) {
        attributes.push({
          type: 'mdxJsxAttribute',
          name: 'narrow',
          value: requireExpression(narrow),
        });
      }
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes,
        children: [],
      } as unknown as Paragraph;
    });
  };
}
