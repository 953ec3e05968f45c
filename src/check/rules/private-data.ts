import {type Finding, findingIn, lineAt, type Message, type Rule} from '../finding';
import {selectedData} from '../site/prose';
import type {TextFile} from '../site/types';

/** Email addresses that are reserved for examples, or Showsync's own. */
const publicAddress =
  /@(?:[\w.-]+\.)?(?:showsync\.com|example(?:\.(?:com|net|org))?|invalid|test)$|^git@/i;

/**
 * IPv4 networks that belong to no person, from the IANA special-purpose registry (RFC 6890), multicast (RFC 5771), and
 * 2.0.0.0/8, the primary addresses of Art-Net.
 */
const publicNetworks: readonly string[] = [
  ...['0.0.0.0/8', '2.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  // Public name servers.
  ...['1.0.0.1/32', '1.1.1.1/32', '8.8.4.4/32', '8.8.8.8/32', '9.9.9.9/32'],
];

const toNumber = (address: string): number =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);

/** Whether an IPv4 address may be one of a person's connection; masks and invalid addresses are not. */
function isPersonalAddress(address: string): boolean {
  const parts = address.split('.');
  return (
    parts.every((part) => Number(part) < 256 && String(Number(part)) === part) &&
    !publicNetworks.some((network) => {
      const [base = '', length] = network.split('/');
      const size = 2 ** (32 - Number(length));
      return Math.floor(toNumber(address) / size) === toNumber(base) / size;
    })
  );
}

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

const describeAddress = (address: string): Message => [
  `${address} looks like the IP address of a person`,
  'Remove it, or write an address for examples: 192.0.2.1 or 2001:db8::1.',
];

/** IP addresses, which are personal data in code, too. */
const ipKinds: typeof kinds = [
  [
    /(?<![\w.-])(?<!\b(?:version|release|v) ?)\d{1,3}(?:\.\d{1,3}){3}(?![\w-]|[./]\d)/gi,
    (address) => (isPersonalAddress(address) ? describeAddress(address) : undefined),
  ],
  // Global unicast addresses (RFC 4291) except those for documentation (RFC 3849, RFC 9637), in full or with "::".
  [
    /(?<![\w:.])(?!2001:0?db8:|3fff:)[23][\da-f]{3}(?:(?::[\da-f]{1,4}){7}|(?::[\da-f]{1,4}){0,5}::(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,5})?)(?![\w:/])/gi,
    describeAddress,
  ],
  // Except the group for documentation (RFC 9542, section 2.1.1), multicast, broadcast and zeros.
  [
    /(?<![\w:-])(?!00[:-]00[:-]5e[:-]00[:-]53|(?:00|ff)(?:[:-](?:00|ff)){5})[\da-f][02468ace](?:[:-][\da-f]{2}){5}(?![\w:-])/gi,
    (address) => [
      `${address} looks like the MAC address of a device`,
      'Remove it, or write one for examples: 00:00:5E:00:53:01.',
    ],
  ],
];

function findIn({file, text}: TextFile, patterns = kinds): Finding[] {
  return patterns.flatMap(([pattern, describe]) =>
    [...text.matchAll(pattern)].flatMap(({0: match, index}) => {
      const message = describe(match);
      return message ? [findingIn({file})(lineAt(text, index), ...message)] : [];
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

/**
 * Pages, data and settings contain no personal data: email addresses, phone numbers, user names, locations, and IP
 * addresses.
 */
export const privateData: Rule = (site) => [
  ...site.pages.map(withoutCode).flatMap((page) => findIn(page)),
  ...[...site.settings, ...selectedData(site), ...site.drawings].flatMap((file) => findIn(file)),
  ...[...site.pages, ...selectedData(site)].flatMap((file) => findIn(file, ipKinds)),
];
