import {indexElement} from '../../markdown/handbookIndex';
import {nearestPages} from '../../theme/NotFound/Content/nearestPages';
import {type Finding, type Rule} from '../finding';
import {elements, importsOf, span, walk} from '../site/tree';
import type {Page, Site} from '../site/types';

const escapeAdvice =
  'In running text write \\{ for a brace and &lt; for an angle bracket, or put the piece in `code`.';

const plainFile =
  'In a .md file braces and brackets are plain text; rename it to .mdx to use components.';

/** An expression that is only a comment. */
const comment = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/;

/** Expressions that MDX would run, and whose names the page does not have. */
function strayExpressions(page: Page): Finding[] {
  const imported = importsOf(page.tree);
  return [...walk(page.tree)].flatMap(({node}): Finding[] => {
    if (!/^mdx(?:Text|Flow)Expression$/.test(node.type)) {
      return [];
    }
    const {value} = node as unknown as {value: string};
    const name = /^\s*([A-Za-z_$][\w$]*)/.exec(value)?.[1];
    if (comment.test(value) || /^\s*(['"]).*\1\s*$/.test(value) || (name && imported.has(name))) {
      return [];
    }
    return [
      {
        file: page.file,
        line: node.position?.start.line ?? 1,
        problem: `{${value}} is run as program code, and the page knows no such name`,
        fix: escapeAdvice,
      },
    ];
  });
}

/** How a page comes to know a component. */
function importLine(name: string, known: readonly string[]): string {
  const [nearest] = nearestPages(name, known, 1);
  return nearest
    ? `Did you mean <${nearest}>? Others are imported at the top.`
    : 'Check the spelling, or import it at the top.';
}

/** Components that are neither imported nor known on every page. */
function unknownComponents(page: Page, known: readonly string[]): Finding[] {
  const imported = importsOf(page.tree);
  return elements(page.tree)
    .filter(
      ({name}) =>
        /^[A-Z]/.test(name) && !known.includes(name) && !imported.has(name.split('.')[0] ?? ''),
    )
    .map(({name, line}) => ({
      file: page.file,
      line,
      problem: `<${name}> is not a component that this page knows`,
      fix: `${importLine(name, known)} ${escapeAdvice}`,
    }));
}

/** Marks of MDX in a file that is plain CommonMark, where they would show as text. */
function mdxInPlainFile(page: Page): Finding[] {
  const found: Finding[] = [];
  for (const {node} of walk(page.tree)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html' && /^<\/?[A-Z]/.test(node.value)) {
      found.push({
        file: page.file,
        line,
        problem: `${node.value} does nothing in a .md file`,
        fix: plainFile,
      });
    } else if (
      node.type === 'paragraph' &&
      /^import .+ from ['"]/.test(page.text.split('\n')[line - 1] ?? '')
    ) {
      found.push({
        file: page.file,
        line,
        problem: 'An import does nothing in a .md file',
        fix: plainFile,
      });
    }
  }
  return found;
}

/** Boxes that Docusaurus knows; another name would be shown as it is typed. */
const boxes = ['note', 'tip', 'info', 'warning', 'danger'];

/** Code blocks and boxes that nobody closed, so that they swallow the rest of the page. */
function leftOpen({file, text, tree}: Page): Finding[] {
  return [...walk(tree)].flatMap(({node}): Finding[] => {
    const line = node.position?.start.line ?? 1;
    const [start, end] = span(node);
    const last = text.slice(start, end).trimEnd().split('\n').at(-1) ?? '';
    const opening = text.slice(start).split('\n', 1)[0] ?? '';
    const found = (problem: string, fix: string): Finding[] => [{file, line, problem, fix}];
    if (node.type === 'code' && /^(?:`{3}|~{3})/.test(opening)) {
      const mark = /^(?:`+|~+)/.exec(opening)?.[0] ?? '';
      return start === end ||
        !last.trim().startsWith(mark) ||
        !text.slice(start, end).includes('\n')
        ? found(
            'The code block is not closed',
            `Write ${mark} on a line of its own after the code.`,
          )
        : [];
    }
    if (node.type === 'containerDirective') {
      if (!boxes.includes(node.name)) {
        return found(`There is no box ":::${node.name}"`, `Use one of ${boxes.join(', ')}.`);
      }
      return /^\s*:{3,}$/.test(last)
        ? []
        : found('The box is not closed', 'Write ::: on a line of its own after its text.');
    }
    return node.type === 'paragraph' && /^\s*:::/.test(text.slice(start, end))
      ? found(
          '":::" begins no box here, and is shown as it is typed',
          'Write :::note[Title] alone on its line, with the title in square brackets, and ::: after the text.',
        )
      : [];
  });
}

function findIn(page: Page, {components}: Site): Finding[] {
  if (page.syntaxError) {
    const {line, message} = page.syntaxError;
    return [
      {file: page.file, line, problem: `The page cannot be read: ${message}`, fix: escapeAdvice},
    ];
  }
  if (page.file.endsWith('.md')) {
    return [...leftOpen(page), ...mdxInPlainFile(page)];
  }
  return [
    ...leftOpen(page),
    ...strayExpressions(page),
    ...(components.length > 0 ? unknownComponents(page, [...components, indexElement]) : []),
  ];
}

export const syntax: Rule = {
  name: 'syntax',
  asks: 'Pages can be read: braces and angle brackets are escaped, components exist, what opens is closed.',
  find: (site) => site.pages.flatMap((page) => findIn(page, site)),
};
