import path from 'node:path';
import {Parser} from 'htmlparser2';
import {lineAt, type Finding, type Rule} from '../finding';
import type {Site, TextFile} from '../site/types';

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
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const at = parser.startIndex;
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

export const diagrams: Rule = {
  name: 'diagrams',
  asks: 'Drawings take their looks from classes, so that they follow every appearance.',
  find: (site) => [
    ...site.drawings.flatMap((drawing) => findInDrawing(drawing, site.drawingClasses)),
    ...withoutNarrow(site),
  ],
};
