import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {parse} from 'yaml';
import {parseRichText} from '../../components/rich-text/parse';
import {type Finding, findingIn, lineAt, type Message, type Rule} from '../finding';
import {span, walk} from '../site/tree';
import {selectedData} from '../site/prose';
import {findStrings} from '../site/strings';
import type {Page, TextFile} from '../site/types';

const patterns = parse(readFileSync(path.resolve(__dirname, '../asTyped.yml'), 'utf8')) as Record<
  string,
  (Record<'pattern' | 'problem' | 'fix', string> & {flags?: string})[]
>;

/** Syntax and message: anywhere in a text, and at the start of a line. */
const [inText, atStart] = ['inText', 'atStart'].map((list) =>
  (patterns[list] ?? []).map(({pattern, flags, problem, fix}): [RegExp, Message] => [
    new RegExp(pattern, flags),
    [problem, fix],
  ]),
) as [[RegExp, Message][], [RegExp, Message][]];

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
