import {emailAddress} from '../../config/links';

/** An action that the search offers as a hit. */
export type CommandId = 'light' | 'dark' | 'stage' | 'text' | 'print' | 'copy' | 'email';

type Command = {
  title: string;
  hint: string;
  /** Queries for it, without small words. */
  query: RegExp;
  /** Queries that mean pages more often. */
  ambiguous?: RegExp;
} & (
  | {id: CommandId; path?: undefined}
  /** A page that does it, below the base URL. */
  | {id: 'offline'; path: string}
);

const commands: readonly Command[] = [
  {
    id: 'dark',
    title: 'Dark appearance',
    hint: 'Shows this site in light text on dark.',
    query: /^(?:dark|night)(?: (?:mode|theme|appearance|(?:colour|color)s?|background))?$/,
  },
  {
    id: 'light',
    title: 'Light appearance',
    hint: 'Shows this site in dark text on light.',
    query: /^(?:light|white|day)(?: (?:mode|theme|appearance|background))?$/,
    ambiguous: /^\w+$/,
  },
  {
    id: 'stage',
    title: 'Stage appearance',
    hint: 'Dim and warm text on black, for a dark booth.',
    query: /^stage(?: (?:mode|theme|appearance|(?:colour|color)s?))?$/,
    ambiguous: /^\w+$/,
  },
  {
    id: 'text',
    title: 'Larger text',
    hint: 'Two sizes, then back to normal.',
    query:
      /^(?:larger?|bigger|big|smaller|normal|increase) (?:text|font|letters|type)(?: size)?$|^(?:text|font) size$|^(?:text|font) (?:larger|bigger|smaller)$/,
  },
  {
    id: 'print',
    title: 'Print this page',
    hint: 'On paper or as a PDF.',
    query: /^print(?:ing)?(?: (?:page|pdf))?$|^(?:save )?(?:as )?pdf$/,
  },
  {
    id: 'offline',
    title: 'Save this site for offline',
    hint: 'Keeps pages and calculators on this device.',
    query:
      /^(?:(?:save|download|use|read|work) )?(?:(?:site|docs|pages) )?offline(?: (?:mode|copy))?$/,
    path: 'offline',
  },
  {
    id: 'copy',
    title: 'Copy the link to this page',
    hint: 'To paste into a message.',
    query: /^(?:copy|share)(?: page)? (?:link|address|url)$|^share(?: page)?$/,
  },
  {
    id: 'email',
    title: 'Email us',
    hint: emailAddress,
    query:
      /^(?:e-?mail|mail|contact|support)(?: (?:us|you|support|showsync|address|e-?mail|team|form))*$/,
  },
];

const smallWords =
  /\b(?:a|the|this|to|in|for|of|please|turn|on|switch|enable|make|site|website|how|do|i|my|your)\b/g;

/** The command that a query names, and whether the query means a page more often. */
export function findCommand(text: string): (Command & {isAmbiguous: boolean}) | undefined {
  const all = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const short = all.replace(smallWords, ' ').replace(/\s+/g, ' ').trim();
  const command = commands.find(({query}) => query.test(all) || query.test(short));
  return command && {...command, isAmbiguous: command.ambiguous?.test(short) ?? false};
}
