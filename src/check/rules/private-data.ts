import {about, lineAt, type Finding, type Message, type Rule} from '../finding';
import {selectedData} from '../site/prose';
import type {TextFile} from '../site/types';

/** Email addresses that are reserved for examples, or Showsync's own. */
const publicAddress =
  /@(?:[\w.-]+\.)?(?:showsync\.com|example(?:\.(?:com|net|org))?|invalid|test)$|^git@/i;

/** Patterns of personal data. */
const kinds: readonly [RegExp, (match: string) => Message | undefined][] = [
  [
    /[\w.+-]*\w@\w[\w-]*(?:\.[\w-]+)*\.[a-z]{2,}/gi,
    (address) =>
      publicAddress.test(address)
        ? undefined
        : [
            `${address} looks like a personal email address`,
            'Remove it, link to [support](mailto:firstcontact@showsync.com), or write name@example.com.',
          ],
  ],
  [
    /(?<![\w.+/#-])(?:\+[1-9]\d{0,2}|\(?0[1-9]\d{1,4}\)?(?=[ /-]))[ ()/.-]*\d(?:[ ()/.-]{0,2}\d){5,11}(?![\w/:]|\.\d)/g,
    (number) => [
      `${number} looks like a phone number`,
      'Remove it, or format it as `code` if it is not a phone number.',
    ],
  ],
  [
    /(?:\/(?:Users|home)\/|[A-Z]:\\+Users\\+)(?!(?:me|you|name|user|username|yourname|Shared|Public)\b)[\w.-]+/g,
    (path) => [`${path} contains a user name`, 'Write "me" instead of the name.'],
  ],
  [
    /(?<![\d.])-?\d{1,2}\.\d{4,},\s*-?\d{1,3}\.\d{4,}(?!\d|\.\d)/g,
    (place) => [`${place} looks like map coordinates`, 'Remove them, or name the town.'],
  ],
];

function findIn({file, text}: TextFile): Finding[] {
  return kinds.flatMap(([pattern, describe]) =>
    [...text.matchAll(pattern)].flatMap(({0: match, index}) => {
      const message = describe(match);
      return message ? [about({file})(lineAt(text, index), ...message)] : [];
    }),
  );
}

/** A page without its code, in which numbers are values. */
const withoutCode = ({file, text}: TextFile): TextFile => ({
  file,
  text: /\.mdx?$/.test(file)
    ? text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[+\d]/g, ' '))
    : text,
});

/** Pages, data and settings contain no personal data: email addresses, phone numbers, user names, locations. */
export const privateData: Rule = (site) => [
  ...site.pages.map(withoutCode).flatMap(findIn),
  ...[...site.settings, ...selectedData(site), ...site.drawings].flatMap(findIn),
];
