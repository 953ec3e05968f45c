import {indexElement} from '../../markdown/handbookIndex';
import {type Finding, type Rule} from '../finding';
import {elements, importsOf, walk} from '../site/tree';
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
      fix: `Check the spelling, or import it at the top. ${escapeAdvice}`,
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

function findIn(page: Page, {components}: Site): Finding[] {
  if (page.syntaxError) {
    const {line, message} = page.syntaxError;
    return [
      {file: page.file, line, problem: `The page cannot be read: ${message}`, fix: escapeAdvice},
    ];
  }
  if (page.file.endsWith('.md')) {
    return mdxInPlainFile(page);
  }
  return [
    ...strayExpressions(page),
    ...(components.length > 0 ? unknownComponents(page, [...components, indexElement]) : []),
  ];
}

export const syntax: Rule = {
  name: 'syntax',
  asks: 'Pages can be read: braces and angle brackets are escaped, components exist.',
  find: (site) => site.pages.flatMap((page) => findIn(page, site)),
};
