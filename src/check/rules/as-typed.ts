import type {Nodes} from 'mdast';
import {parseRichText} from '../../components/rich-text/parse';
import {type Finding, findingIn, lineAt, type Message, type Rule} from '../finding';
import {span, walk} from '../site/tree';
import {selectedData} from '../site/prose';
import {findStrings} from '../site/strings';
import type {Page, TextFile} from '../site/types';

const admonition: Message = [
  'The admonition appears as text',
  'Write :::note on its own line, and ::: on its own line after the text.',
];

/** Markdown syntax that didn't work, within text. A backslash before it means the literal character. */
const inText: readonly [RegExp, Message][] = [
  [
    /(?<!\\)\*\*|(?<![\\\w])__(?=[\w ])/,
    ['The bold markers appear as text', 'Write **bold** without spaces inside the markers.'],
  ],
  [/(?<!\\)~~/, ['"~~" appears as text', 'Write ~~text~~ without spaces inside the markers.']],
  [
    /(?<!\\)\]\s*\(/,
    ['The link appears as text', 'Write [text](address) without a space between the brackets.'],
  ],
  [/(?<!\\)`/, ['A backtick appears as text', 'Write `code` with a backtick on each side.']],
  [/(?<!\\)==\S[^=]*==/, ['"==" appears as text', 'Write **bold** instead.']],
  [
    /&(?:nbsp|amp|lt|gt|quot|mdash|ndash|hellip)\b(?!;)/,
    ['An HTML entity appears as text', 'End it with a semicolon.'],
  ],
  [
    /\$\$|(?<!\\)\$[^$\s][^$\n]*[\^_][^$\n]*\$/,
    ['The formula appears as text', 'Write it as `code`, or in words with <sup> and <sub>.'],
  ],
  [/(?<=\w)\^[\w−-]+\^/, ['"^" appears as text', 'Write <sup>text</sup>.']],
  [
    /\uFFFD|[ÃÂ][\u0080-\u00BF]|â[\u0080€]/,
    ['The text was saved in another encoding', 'Retype its special characters.'],
  ],
  [/\[\[|^`?_(?![\w_])/, ['The link appears as text', 'Write [text](address).']],
  [/\+\+[\w][^+\n]*\+\+/, ['"++" appears as text', 'Write <ins>text</ins>.']],
  [
    /[\u037E\u0335-\u0338\uFF01-\uFF5E]|\p{Script=Cyrillic}(?=[a-z])|(?<=[a-z])\p{Script=Cyrillic}/iu,
    ['The text contains a character that only looks like a Latin one', 'Retype the word.'],
  ],
  [/\[!(?:NOTE|TIP|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\]/i, admonition],
  [/\{#[\w-]+\}/, ['"{#…}" appears as text', 'Write {/* #anchor */} after the heading.']],
  [/(?<![\w:]):[a-z]+_?[a-z]*:(?![\w:])/, ['An emoji shortcode appears as text', 'Remove it.']],
];

/** Starts of lines in a paragraph that were meant as lists, tables or tasks. */
const atStart: readonly [RegExp, Message][] = [
  [
    /^\s*(?:[–—•·‣▪●○◦∙⁃]|-(?=\p{L})|[*+](?=\p{Lu}))\s*(?=\S)/u,
    ['The list appears as text', 'Start each item with a hyphen and a space.'],
  ],
  [
    /^\s*(?:\(?(?:\d{1,2}|[a-z])\)|\d{1,2}\.(?=\p{Lu}))/u,
    ['The list appears as text', 'Start each step with 1. and a space.'],
  ],
  [
    /^\s*\|.*\||^[^|]+ \| [^|]+ \| /,
    ['The table appears as text', 'Add the line | --- | --- | below the header row.'],
  ],
  [/^(?:(?:!!!|\?\?\?\+?) [a-z]|\.\. \w+::)/, admonition],
  [/^: \S/, ['The definition appears as text', 'Write a list: - **Term**: definition.']],
  [/^#{7,}\s/, ['The heading appears as text', 'Use the levels ## to ####.']],
  [/^\s*\[(?: |x)?\]\s/i, ['The task appears as text', 'Start it with "- [ ] ".']],
];

/** Whether a text is inside a link. */
const isInLink = (around: readonly Nodes[]): boolean =>
  around.some(({type}) => type === 'link' || type === 'linkReference');

function* findIn({file, text, tree, syntaxErrors = []}: Page): Generator<Finding> {
  const unread = new Set(syntaxErrors.map(({line}) => line));
  for (const {node, around} of walk(tree)) {
    const [start, end] = span(node);
    const written = text.slice(start, end);
    const line = node.position?.start.line ?? 1;
    const isRead = !unread.has(line) && !isInLink(around);
    const rules = node.type === 'text' && isRead ? inText : [];
    for (const [pattern, message] of rules) {
      const offset = written.search(pattern);
      if (offset >= 0) {
        yield findingIn({file})(line + written.slice(0, offset).split('\n').length - 1, ...message);
        break;
      }
    }
    if (node.type === 'delete' && !written.startsWith('~~')) {
      const fix = 'Write <sub>text</sub> for a subscript, or ~~text~~.';
      yield findingIn({file})(line, `${written} appears struck through`, fix);
    }
    if (node.type === 'code' && /\btitle=(?!["'])/.test(node.meta ?? '')) {
      yield findingIn({file})(line, 'The title of the code does not appear', 'Write title="…".');
    }
    const isTask = around.some(
      (parent) => parent.type === 'listItem' && typeof parent.checked === 'boolean',
    );
    if (node.type === 'paragraph' && node.children[0]?.type === 'text' && !isTask) {
      const lines = written.split('\n');
      const findings = lines.flatMap((text, index) => {
        const [, message] = atStart.find(([pattern]) => pattern.test(text)) ?? [];
        return message ? [findingIn({file})(line + index, ...message)] : [];
      });
      yield* findings.slice(0, 1);
    }
  }
}

/** Markup that rich text in data doesn't support, or that isn't closed. */
function findInData({file, text}: TextFile): Finding[] {
  return findStrings(text).flatMap(({text: source, start}) => {
    const plain = parseRichText(source).flatMap((piece) =>
      piece.kind === 'text' ? piece.text : [],
    );
    const part = plain.flatMap(
      (piece) => /\*\*|`|\]\(|<\/?[a-z]+\b[^>]*>/.exec(piece)?.[0] ?? [],
    )[0];
    const fix = 'Data supports `code`, **bold** and [text](/address) on one line.';
    return part ? [findingIn({file})(lineAt(text, start), `"${part}" appears as text`, fix)] : [];
  });
}

/** No Markdown syntax appears as text, which happens after pasting from a word processor or a chat. */
export const asTyped: Rule = (site) => [
  ...site.pages.flatMap((page) => [...findIn(page)]),
  ...selectedData(site).flatMap(findInData),
];
