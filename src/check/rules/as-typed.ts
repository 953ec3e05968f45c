import type {Nodes} from 'mdast';
import {about, type Finding, type Message, type Rule} from '../finding';
import {span, walk} from '../site/tree';
import type {Page} from '../site/types';

/** Markdown syntax that didn't work, within text. A backslash before it means the literal character. */
const inText: readonly [RegExp, Message][] = [
  [
    /(?<!\\)\*\*|(?<![\\\w])__(?=[\w ])/,
    ['The marks of bold text are shown as they are typed', 'Write **bold** without spaces inside.'],
  ],
  [/(?<!\\)~~/, ['"~~" is shown as it is typed', 'Write ~~text~~ without spaces inside.']],
  [
    /(?<!\\)\]\s*\(/,
    ['The link is shown as it is typed', 'Write [text](address) without a space.'],
  ],
  [/(?<!\\)`/, ['A backtick is shown as it is typed', 'Write `code` with one on both sides.']],
  [/(?<!\\)==\S[^=]*==/, ['"==" is shown as it is typed', 'Write **bold**.']],
  [
    /&(?:nbsp|amp|lt|gt|quot|mdash|ndash|hellip)\b(?!;)/,
    ['An entity is shown as it is typed', 'End it with a semicolon.'],
  ],
  [/\{#[\w-]+\}/, ['"{#…}" is shown as it is typed', 'Write {/* #anchor */} behind the heading.']],
  [
    /(?<![\w:]):[a-z]+_?[a-z]*:(?![\w:])/,
    ['A name of an emoji is shown as it is typed', 'Leave it out.'],
  ],
];

/** Starts of lines in a paragraph that were meant as lists, tables or tasks. */
const atStart: readonly [RegExp, Message][] = [
  [
    /^\s*(?:[–—•·‣▪●○◦∙⁃]|-(?=\p{L})|[*+](?=\p{Lu}))\s*(?=\S)/u,
    ['The list is shown as it is typed', 'Begin each item with a hyphen and a space.'],
  ],
  [
    /^\s*(?:\(?(?:\d{1,2}|[a-z])\)|\d{1,2}\.(?=\p{Lu}))/u,
    ['The list is shown as it is typed', 'Begin each step with 1. and a space.'],
  ],
  [
    /^\s*\|.*\||^[^|]+ \| [^|]+ \| /,
    ['The table is shown as it is typed', 'Write the line | --- | --- | below its first line.'],
  ],
  [/^\s*\[(?: |x)?\]\s/i, ['The task is shown as it is typed', 'Begin it with "- [ ] ".']],
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
      const at = written.search(pattern);
      if (at >= 0) {
        yield about({file})(line + written.slice(0, at).split('\n').length - 1, ...message);
        break;
      }
    }
    const isTask = around.some(
      (one) => one.type === 'listItem' && typeof one.checked === 'boolean',
    );
    if (node.type === 'paragraph' && node.children[0]?.type === 'text' && !isTask) {
      const lines = written.split('\n');
      const findings = lines.flatMap((one, index) => {
        const [, message] = atStart.find(([pattern]) => pattern.test(one)) ?? [];
        return message ? [about({file})(line + index, ...message)] : [];
      });
      yield* findings.slice(0, 1);
    }
  }
}

/** No Markdown syntax shows up as text, as after pasting from a word processor or a chat. */
export const asTyped: Rule = ({pages}) => pages.flatMap((page) => [...findIn(page)]);
