import path from 'node:path';
import {Parser} from 'htmlparser2';
import {type Finding, findingIn, lineAt, type Message, type Rule} from '../finding';
import {findPathList, pathsIn} from '../../remark/diagrams';
import {getAllPages} from '../site/addresses';
import {getImagePath} from '../site/images';
import {elements, findNodes, walk} from '../site/tree';
import type {Page, Site, TextFile} from '../site/types';

/** Presentation attributes, which the style sheet sets instead. */
const presentation =
  /^(?:style|fill|stroke|color|opacity|font(?:-.*)?|stroke-.*|fill-.*|stop-color|letter-spacing|filter)$/;

/** Elements that style, script or load something. */
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

/** A label with a number of five digits or more that is neither a port, a standard nor an exact value. */
const longNumber = /<text class="(?!d-mono)[^>]*>[^<]*?(?<!port |UDP |IEC |\d)(\d{5,})/g;

const useClasses =
  'Use the classes of src/css/diagrams.css, which adapt to light, dark and stage mode.';

function hasRightSize({xmlns, viewBox, width, height}: Record<string, string>): boolean {
  const [, , wide, high] = viewBox?.split(/[\s,]+/) ?? [];
  return (
    xmlns === 'http://www.w3.org/2000/svg' &&
    wide === width &&
    high === height &&
    (width === '360' || width === '720')
  );
}

/** Problems with an attribute. */
function* inAttribute(
  name: string,
  value: string,
  prefix: string,
  classes: readonly string[],
): Generator<Message> {
  const isGradient = name === 'fill' && value.startsWith('url(#');
  if (presentation.test(name) && !isGradient) {
    yield [`${name}="${value}" overrides the style sheet`, useClasses];
  } else if (name === 'id' && !value.startsWith(prefix)) {
    yield [
      `The id "${value}" may be the same as an id of another drawing on the page`,
      `Start every id with the name of the file: "${prefix}-${value}".`,
    ];
  } else if (name === 'class' && classes.length > 0) {
    for (const name of value.split(/\s+/).filter((part) => part && !classes.includes(part))) {
      yield [`The class "${name}" does not exist`, useClasses];
    }
  } else if (/^on/.test(name)) {
    yield [`${name} runs a script`, 'Remove it.'];
  }
}

/** Problems with an element. */
function* inElement(
  name: string,
  attributes: Record<string, string>,
  depth: number,
): Generator<Message> {
  if (attributes['data-path'] !== undefined && depth !== 2) {
    yield [
      'A part inside another part cannot be highlighted on its own',
      'Put data-path on the child of <svg> that contains it.',
    ];
  }
  if (name === 'svg' && !hasRightSize(attributes)) {
    yield [
      'The drawing must have a width of 360 or 720 and a matching viewBox',
      'Start it with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 H" width="360" height="H">; for a width of 720, add a .narrow.svg.',
    ];
  }
  if (forbidden.has(name)) {
    yield [`<${name}> is not allowed in a drawing`, `Remove it. ${useClasses}`];
  }
  if (name === 'text' && !/\bd-(?:text|small|strong|mono)\b/.test(attributes['class'] ?? '')) {
    yield ['This text has no class for its size', 'Add d-text, d-small, d-strong or d-mono.'];
  }
}

/** Findings in a drawing. */
function findInDrawing(drawing: TextFile, classes: readonly string[]): Finding[] {
  const {file, text} = drawing;
  const findings: Finding[] = [];
  const prefix = path.posix.basename(file, '.svg').replaceAll('.', '-');
  const add = (offset: number, messages: Iterable<Message>): void => {
    const line = lineAt(text, offset);
    findings.push(...[...messages].map((message) => findingIn(drawing)(line, ...message)));
  };
  let depth = 0;
  const parser = new Parser(
    {
      onclosetag() {
        depth -= 1;
      },
      onopentag(name, attributes) {
        depth += 1;
        add(parser.startIndex, inElement(name, attributes, depth));
        for (const [key, value] of Object.entries(attributes)) {
          add(parser.startIndex, inAttribute(key, value, prefix, classes));
        }
      },
    },
    {xmlMode: true},
  );
  parser.end(text);
  for (const {index} of text.matchAll(/<\/tspan>\s+<tspan/g)) {
    const problem = 'The space between these two <tspan> is lost in the page';
    add(index, [[problem, 'Join them, and move the second one: <tspan dx="4">.']]);
  }
  for (const {1: number = '', index} of text.matchAll(longNumber)) {
    const fix = `Write ${Number(number).toLocaleString('en')}, as in the text; d-mono is for what a screen shows.`;
    add(index, [[`The number ${number} has no comma`, fix]]);
  }
  for (const {1: id, index} of text.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
    if (!text.includes(`id="${id}"`)) {
      const problem = `#${id} is used, but nothing in the drawing has that id`;
      add(index, [[problem, 'Correct the id, or define it in <defs>.']]);
    }
  }
  return findings;
}

/** Wide drawings without a narrow variant. */
function withoutNarrow({drawings}: Site): Finding[] {
  const files = new Set(drawings.map(({file}) => file));
  return drawings
    .map((drawing) => ({...drawing, narrow: drawing.file.replace(/\.svg$/, '.narrow.svg')}))
    .filter(({text, narrow}) => /viewBox="0 0 720 /.test(text) && !files.has(narrow))
    .map((drawing) =>
      findingIn(drawing)(
        1,
        'The drawing is 720 wide and has no narrow version for phones',
        `Add ${path.posix.basename(drawing.narrow)}, 360 wide.`,
      ),
    );
}

/** Unique values of `data-path` in a drawing. */
function getPaths({text}: TextFile): string[] {
  const values = text.matchAll(/\bdata-path="([^"]*)"/g);
  return [...new Set([...values].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)))];
}

/** Lists of paths in a page, each with its drawing. */
const namedPaths = (page: Page) =>
  walk(page.tree).flatMap(({node, around}) => {
    const list = node.type === 'image' ? findPathList(around.at(-2)) : undefined;
    const file = node.type === 'image' ? getImagePath(page, node.url) : undefined;
    return list && file ? [{page, file, paths: pathsIn(list)}] : [];
  });

/** `Diagram` elements without a caption, from a prop or a drawing. */
function withoutCaption(page: Page): Finding[] {
  const fix = 'Write <Diagram caption="What to learn from it">.';
  return elements(page.tree)
    .filter(({name, attributes}) => name === 'Diagram' && attributes['caption'] === undefined)
    .filter(({node}) => findNodes(node, 'image').next().done)
    .map(({line}) => findingIn(page)(line, 'This diagram has no caption', fix));
}

/** Paths that are missing in the page, the drawing or its narrow variant. */
function* missingPaths(site: Site): Generator<Finding> {
  const drawings = new Map(site.drawings.map((drawing) => [drawing.file, drawing]));
  // Any page may describe the paths of a drawing.
  const pages = site.drawings.length > 0 ? getAllPages(site) : site.pages;
  const named = pages.filter(({text}) => text.includes('.svg')).flatMap(namedPaths);
  for (const {page, file, paths} of named) {
    const drawing = drawings.get(file);
    const report = findingIn(page);
    for (const {id, line} of paths) {
      if (!id) {
        const fix = 'Start it with the name in bold: "- **Name**: what happens on it."';
        yield report(line, 'This item does not start with the name of a path', fix);
      } else if (drawing && !getPaths(drawing).includes(id)) {
        // Not all drawings are read for one page.
        const fix = `Add data-path="${id}" to its parts, or remove the item.`;
        yield report(line, `No part of ${path.posix.basename(file)} has the path "${id}"`, fix);
      }
    }
  }
  for (const drawing of site.drawings) {
    const own = getPaths(drawing);
    const wide = drawings.get(drawing.file.replace(/\.narrow\.svg$/, '.svg')) ?? drawing;
    const lists = named.filter(({file}) => file === wide.file);
    const known = lists.flatMap(({paths}) => paths.map(({id}) => id));
    const report = findingIn(drawing);
    for (const id of own.filter((path) => !known.includes(path))) {
      const offset = drawing.text.search(new RegExp(`data-path="[^"]*\\b${id}\\b`));
      const fix = `Put the drawing in <Diagram>, with a list that has the item "**${id}**: …".`;
      yield report(lineAt(drawing.text, offset), `No page describes the path "${id}"`, fix);
    }
    for (const id of getPaths(wide).filter((path) => !own.includes(path))) {
      const fix = `Add data-path="${id}" to the same parts.`;
      yield report(1, `The path "${id}" is in the wide drawing but not in this one`, fix);
    }
  }
}

/** Drawings are styled by classes, so that they follow light, dark and stage mode. */
export const diagrams: Rule = (site) => [
  ...site.drawings.flatMap((drawing) => findInDrawing(drawing, site.drawingClasses)),
  ...withoutNarrow(site),
  ...missingPaths(site),
  ...site.pages.flatMap(withoutCaption),
];
