import path from 'node:path';
import {Parser} from 'htmlparser2';
import {lineAt, type Finding, type Rule} from '../finding';
import {pathListBeside, pathsIn} from '../../markdown/diagrams';
import {allPagesOf} from '../site/addresses';
import {fileOfPicture} from '../site/pictures';
import {asElement, walk} from '../site/tree';
import type {Page, Site, TextFile} from '../site/types';

type Problem = Pick<Finding, 'problem' | 'fix'>;

/** Attributes that fix a look which the site's style sheet has to choose. */
const looks =
  /^(?:style|fill|stroke|color|opacity|font(?:-.*)?|stroke-.*|fill-.*|stop-color|letter-spacing|filter)$/;

/** Elements that style, script or load something, and so have no place in a drawing. */
const forbidden = new Set([
  'style',
  'script',
  'image',
  'foreignObject',
  'a',
  'animate',
  'animateTransform',
  'set',
]);

const useClasses =
  'Use the classes of src/css/diagrams.css, which follow light, dark and stage mode.';

function wrongRoot(attributes: Record<string, string>): Problem[] {
  const [, , width, height] = attributes['viewBox']?.split(/[\s,]+/) ?? [];
  const right =
    attributes['xmlns'] === 'http://www.w3.org/2000/svg' &&
    width === attributes['width'] &&
    height === attributes['height'] &&
    (width === '360' || width === '720');
  return right
    ? []
    : [
        {
          problem: 'The drawing does not say its size as the others do',
          fix: 'Start with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 H" width="360" height="H">, or 720 with a .narrow.svg beside it.',
        },
      ];
}

function wrongAttribute(
  name: string,
  value: string,
  prefix: string,
  classes: readonly string[],
): Problem[] {
  if (looks.test(name)) {
    return [{problem: `${name}="${value}" fixes a look`, fix: useClasses}];
  }
  if (name === 'id' && !value.startsWith(prefix)) {
    return [
      {
        problem: `The id "${value}" may meet the same id of another drawing in one page`,
        fix: `Let every id start with the name of the file: "${prefix}-${value}".`,
      },
    ];
  }
  if (name === 'class') {
    return value
      .split(/\s+/)
      .filter((one) => one && classes.length > 0 && !classes.includes(one))
      .map((one) => ({problem: `The class "${one}" is not known`, fix: useClasses}));
  }
  return /^on/.test(name) ? [{problem: `${name} runs a script`, fix: 'Remove it.'}] : [];
}

/** References to ids that the drawing does not have. */
function lostReferences({text}: TextFile): {at: number; problem: Problem}[] {
  return [...text.matchAll(/(?:url\(|href=")#([^)"]+)/g)]
    .filter(([, id]) => !text.includes(`id="${id}"`))
    .map((match) => ({
      at: match.index,
      problem: {
        problem: `#${match[1]} is used, but nothing in the drawing has that id`,
        fix: 'Fix the name, or define it in <defs>.',
      },
    }));
}

/** Finds what is wrong with one drawing. */
function findInDrawing(drawing: TextFile, classes: readonly string[]): Finding[] {
  const found: Finding[] = [];
  const prefix = path.posix
    .basename(drawing.file)
    .replace(/\.svg$/, '')
    .replaceAll('.', '-');
  const add = (at: number, problems: Problem[]): void => {
    found.push(
      ...problems.map((problem) => ({
        file: drawing.file,
        line: lineAt(drawing.text, at),
        ...problem,
      })),
    );
  };
  let depth = 0;
  const parser = new Parser(
    {
      onclosetag() {
        depth -= 1;
      },
      onopentag(name, attributes) {
        const at = parser.startIndex;
        depth += 1;
        if (attributes['data-path'] !== undefined && depth !== 2) {
          add(at, [
            {
              problem: 'A part inside another one cannot stand out alone',
              fix: 'Put data-path on the element directly inside <svg> that holds it.',
            },
          ]);
        }
        if (name === 'svg') {
          add(at, wrongRoot(attributes));
        }
        if (forbidden.has(name)) {
          add(at, [{problem: `<${name}> has no place in a drawing`, fix: useClasses}]);
        }
        for (const [key, value] of Object.entries(attributes)) {
          add(at, wrongAttribute(key, value, prefix, classes));
        }
        if (
          name === 'text' &&
          !/\bd-(?:text|small|strong|mono)\b/.test(attributes['class'] ?? '')
        ) {
          add(at, [
            {
              problem: 'This text has no class that gives its size',
              fix: 'Add d-text, d-small, d-strong or d-mono.',
            },
          ]);
        }
      },
    },
    {xmlMode: true},
  );
  parser.end(drawing.text);
  for (const {at, problem} of lostReferences(drawing)) {
    add(at, [problem]);
  }
  return found;
}

/** Wide drawings without a narrow one beside them. */
function withoutNarrow({drawings}: Site): Finding[] {
  const files = new Set(drawings.map(({file}) => file));
  return drawings
    .filter(
      ({file, text}) =>
        /viewBox="0 0 720 /.test(text) && !files.has(file.replace(/\.svg$/, '.narrow.svg')),
    )
    .map(({file}) => ({
      file,
      line: 1,
      problem: 'The drawing is 720 wide, and there is none for telephones',
      fix: `Add ${path.posix.basename(file).replace(/\.svg$/, '.narrow.svg')}, 360 wide.`,
    }));
}

/** Paths that parts of a drawing carry, each once. */
function pathsOf(drawing: TextFile | undefined): string[] {
  const values = drawing?.text.matchAll(/\bdata-path="([^"]*)"/g) ?? [];
  return [...new Set([...values].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)))];
}

/** A drawing's paths as a page names them. */
interface NamedPaths {
  page: string;
  line: number;
  file: string;
  paths: ReturnType<typeof pathsIn>;
}

/** Lists of paths in a page, each with its drawing. */
function namedPaths(page: Page): NamedPaths[] {
  return [...walk(page.tree)].flatMap(({node, around}): NamedPaths[] => {
    const list = node.type === 'image' ? pathListBeside(around.at(-2)) : undefined;
    const file = node.type === 'image' ? fileOfPicture(page, node.url) : undefined;
    const line = node.position?.start.line ?? 1;
    return list && file ? [{page: page.file, line, file, paths: pathsIn(list)}] : [];
  });
}

/** `Diagram` elements that have neither a caption nor a drawing that brings one. */
function withoutCaption(page: Page): Finding[] {
  return [...walk(page.tree)].flatMap(({node}): Finding[] => {
    const element = asElement(node);
    const hasCaption =
      element?.name !== 'Diagram' ||
      element.attributes['caption'] !== undefined ||
      [...walk(node)].some(({node: inside}) => inside.type === 'image');
    return hasCaption
      ? []
      : [
          {
            file: page.file,
            line: element.line,
            problem: 'This diagram has no caption',
            fix: 'Write <Diagram caption="What to learn from it">.',
          },
        ];
  });
}

/** Paths of which the page, the drawing or its form for telephones knows nothing. */
function lostPaths(site: Site): Finding[] {
  const drawings = new Map(site.drawings.map((drawing) => [drawing.file, drawing]));
  const named = allPagesOf(site).flatMap(namedPaths);
  const inPages = named.flatMap(({page, file, paths}) => {
    const drawn = pathsOf(drawings.get(file));
    return (
      paths
        // Not all drawings are read for one page.
        .filter(({id}) => !id || (drawings.has(file) && !drawn.includes(id)))
        .map(({id, line}) => ({
          file: page,
          line,
          problem: id
            ? `No part of ${path.posix.basename(file)} has the path "${id}"`
            : 'This item names no path',
          fix: id
            ? `Add data-path="${id}" to the parts on it, or take the item out.`
            : 'Start it with the name in bold: "- **Name**: what happens on it."',
        }))
    );
  });
  const inDrawings = site.drawings.flatMap((drawing) => {
    const wide = drawings.get(drawing.file.replace(/\.narrow\.svg$/, '.svg')) ?? drawing;
    const lists = named.filter(({file}) => file === wide.file);
    const known = lists.flatMap(({paths}) => paths.map(({id}) => id));
    const unnamed = pathsOf(drawing)
      .filter((id) => !known.includes(id))
      .map((id) => ({
        file: drawing.file,
        line: lineAt(drawing.text, drawing.text.search(new RegExp(`data-path="[^"]*\\b${id}\\b`))),
        problem: `No page names the path "${id}"`,
        fix: `Put the drawing into <Diagram>, with a list that has the item "**${id}**: …".`,
      }));
    const missing = pathsOf(wide)
      .filter((id) => !pathsOf(drawing).includes(id))
      .map((id) => ({
        file: drawing.file,
        line: 1,
        problem: `The path "${id}" of the wide drawing is missing`,
        fix: `Add data-path="${id}" to the same parts.`,
      }));
    return [...unnamed, ...missing];
  });
  return [...inPages, ...inDrawings];
}

export const diagrams: Rule = {
  name: 'diagrams',
  asks: 'Drawings take their looks from classes, so that they follow every appearance.',
  find: (site) => [
    ...site.drawings.flatMap((drawing) => findInDrawing(drawing, site.drawingClasses)),
    ...withoutNarrow(site),
    ...lostPaths(site),
    ...site.pages.flatMap(withoutCaption),
  ],
};
