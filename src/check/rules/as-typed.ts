import type {Nodes} from 'mdast';
import {about, type Finding, type Message, type Rule} from '../finding';
import {span, walk} from '../site/tree';
import type {Page} from '../site/types';

/** Marks of Markdown that did not work, in the text between others. A backslash before one means the sign. */
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

/** The beginning of a line of a paragraph that was meant to be something else. */
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

/** Whether a text is in something that is no running text of the page. */
const isApart = (around: readonly Nodes[]): boolean =>
  around.some(({type}) => type === 'link' || type === 'linkReference');

function* findIn({file, text, tree, syntaxErrors = []}: Page): Generator<Finding> {
  const unread = new Set(syntaxErrors.map(({line}) => line));
  for (const {node, around} of walk(tree)) {
    const [start, end] = span(node);
    const written = text.slice(start, end);
    const line = node.position?.start.line ?? 1;
    const isRead = !unread.has(line) && !isApart(around);
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
      const findings = lines.flatMap((one, at) => {
        const [, message] = atStart.find(([pattern]) => pattern.test(one)) ?? [];
        return message ? [about({file})(line + at, ...message)] : [];
      });
      yield* findings.slice(0, 1);
    }
  }
}

/** No mark of Markdown is shown as it is typed, as after pasting from a word processor or a chat. */
export const asTyped: Rule = ({pages}) => pages.flatMap((page) => [...findIn(page)]);
