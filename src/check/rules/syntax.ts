import {indexElement} from '../../remark/componentsByName';
import {type Finding, findingIn, type Rule} from '../finding';
import {findNearest} from '../site/addressResolver';
import {elements, getImports, type JsxNode, span, walk} from '../site/tree';
import type {Page, Site} from '../site/types';

const escapeAdvice = 'To show a brace or an angle bracket, write \\{ or &lt;, or use `code`.';

/** Fixes by a part of the parser's message. Braces and angle brackets in the text are the usual cause. */
const advice: readonly [RegExp, string][] = [
  [/to create a comment in MDX/, 'Write comments as {/* text */}.'],
  [
    /to create a link in MDX|`@` \(U\+0040\) in name/,
    'Write [link text](address), with mailto: before an email address.',
  ],
  [/[“”‘’]/, 'Use straight quotes around the value.'],
  [
    /import\/exports/,
    'Check the names and quotes of the import. A sentence must not start with a lowercase "import" or "export".',
  ],
  [
    /closing tag for `<(?:area|br|col|hr|img|input|source|wbr)>`/,
    'Write a slash at its end, as in <br />.',
  ],
  [/closing tag for/, `Close it with an end tag, as in </details>. ${escapeAdvice}`],
];

const parseAdvice = (message: string): string =>
  advice.find(([pattern]) => pattern.test(message))?.[1] ?? escapeAdvice;

const plainFile = 'A .md file is plain Markdown: rename it to .mdx to use components.';

/** An expression that is only a comment. */
const comment = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/;

/** Names that the code of a page imports or exports. */
const getDeclaredNames = ({text, tree}: Page): Set<string> =>
  new Set([
    ...getImports(tree).keys(),
    ...[...text.matchAll(/^export (?:const|let|var|function|class) ([\w$]+)/gm)].map(
      ([, name]) => name as string,
    ),
  ]);

/** Expressions, except comments, strings and names that the page declares. */
function* strayExpressions(page: Page): Generator<Finding> {
  const names = getDeclaredNames(page);
  for (const {node} of walk(page.tree)) {
    const {type, value = ''} = node as JsxNode;
    const name = /^\s*([A-Za-z_$][\w$]*)/.exec(value)?.[1];
    const isFine =
      !/^mdx(?:Text|Flow)Expression$/.test(type) ||
      comment.test(value) ||
      /^\s*(['"]).*\1\s*$/.test(value) ||
      (name && names.has(name));
    if (!isFine) {
      const unknown = name ? `, but the page does not define ${name}` : '';
      const problem = `{${value}} is evaluated as JavaScript${unknown}`;
      yield findingIn(page)(node.position?.start.line ?? 1, problem, escapeAdvice);
    }
  }
}

/** Components that are neither imported nor available on every page. */
function unknownComponents(page: Page, known: readonly string[]): Finding[] {
  const imported = getImports(page.tree);
  const isKnown = (name: string): boolean =>
    !/^[A-Z]/.test(name) || known.includes(name) || imported.has(name.split('.')[0] ?? '');
  return elements(page.tree)
    .filter(({name}) => !isKnown(name))
    .map(({name, line}) => {
      const nearest = findNearest(name, known);
      const advice = nearest
        ? `Did you mean <${nearest}>? Import other components at the top.`
        : 'Check the spelling, or import it at the top.';
      const problem = `<${name}> is not available on this page`;
      return findingIn(page)(line, problem, `${advice} ${escapeAdvice}`);
    });
}

/** MDX syntax in a CommonMark file, where it would show as text. */
function* mdxInPlainFile(page: Page): Generator<Finding> {
  for (const {node} of walk(page.tree)) {
    const line = node.position?.start.line ?? 1;
    const written = page.text.split('\n')[line - 1] ?? '';
    if (node.type === 'html' && /^<\/?[A-Z]/.test(node.value)) {
      yield findingIn(page)(line, `${node.value} has no effect in a .md file`, plainFile);
    } else if (node.type === 'paragraph' && /^import .+ from ['"]/.test(written)) {
      yield findingIn(page)(line, 'An import has no effect in a .md file', plainFile);
    }
  }
}

/** Admonitions of Docusaurus; others would show as text. */
const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** Unclosed code blocks and admonitions, which swallow the rest of the page. */
function* findUnclosed(page: Page): Generator<Finding> {
  for (const {node} of walk(page.tree)) {
    const [start, end] = span(node);
    const lines = page.text.slice(start, end).trimEnd().split('\n');
    const last = lines.at(-1)?.trim() ?? '';
    const report = (problem: string, fix: string): Finding =>
      findingIn(page)(node.position?.start.line ?? 1, problem, fix);
    const mark = /^(?:`{3,}|~{3,})/.exec(page.text.slice(start))?.[0];
    if (node.type === 'code' && mark && (!last.startsWith(mark) || lines.length === 1)) {
      yield report('The code block is not closed', `Write ${mark} on its own line after the code.`);
    } else if (node.type === 'containerDirective' && !admonitions.includes(node.name)) {
      yield report(
        `":::${node.name}" is not an admonition`,
        `Use one of ${admonitions.join(', ')}.`,
      );
    } else if (node.type === 'containerDirective' && !/^:{3,}$/.test(last)) {
      yield report('The admonition is not closed', 'Write ::: on its own line after its text.');
    } else if (node.type === 'paragraph' && /^\s*:::/.test(lines[0] ?? '')) {
      yield report(
        '":::" does not start an admonition here and appears as text',
        'Write :::note[Title] on its own line, and ::: on its own line after the text.',
      );
    }
  }
}

function findIn(page: Page, {components}: Site): Finding[] {
  const lines = page.text.split('\n');
  const errors = (page.syntaxErrors ?? []).map(({line, message}) => {
    const [, id] = /^#+ .*\{#([^}]*)\}/.exec(lines[line - 1] ?? '') ?? [];
    return id === undefined
      ? findingIn(page)(line, `The page cannot be parsed: ${message}`, parseAdvice(message))
      : findingIn(page)(line, `{#${id}} does not set an anchor`, `Write {/* #${id} */} instead.`);
  });
  if (page.file.endsWith('.md')) {
    return [...findUnclosed(page), ...mdxInPlainFile(page)];
  }
  return [
    ...errors,
    ...findUnclosed(page),
    ...strayExpressions(page),
    ...(components.length > 0 ? unknownComponents(page, [...components, indexElement]) : []),
  ];
}

/** Pages can be parsed: braces and angle brackets are escaped, components exist, and everything is closed. */
export const syntax: Rule = (site) => site.pages.flatMap((page) => findIn(page, site));
