import * as z from 'zod';
import {readGroup} from '../plugins/finish/search/synonyms';

/*
 * Schemas of files that writers edit besides pages and data. Messages have the form "problem: fix".
 */

const text = z
  .string('is missing or not text: write it in quotes')
  .refine((value) => value.trim() !== '', 'is empty: fill it in, or remove it');
const flag = z.boolean('is neither true nor false: write true or false').optional();
const httpsUrl = text.regex(/^https:\/\//, 'is not a web address: start it with https://');

const emptyEntry = 'is empty: write its fields below it, indented, as in the other entries';

const author = z.strictObject(
  {
    name: text,
    title: text.optional(),
    url: httpsUrl.optional(),
    image_url: text.optional(),
    page: flag,
  },
  emptyEntry,
);

const tag = z.strictObject(
  {
    label: text,
    permalink: text
      .regex(
        /^\/[a-z0-9-]+$/,
        'is not a valid address: start with a slash, then use lowercase letters, digits and hyphens',
      )
      .optional(),
    description: text.optional(),
  },
  emptyEntry,
);

/** Name of an author or tag, which becomes part of an address. */
const addressPart = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'is not a valid name: use lowercase letters, digits and hyphens');

/** Tags with one label look the same to readers, and Docusaurus refuses two with one address. */
function differentTags(
  tags: Record<string, {label: string; permalink?: string | undefined}>,
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [key, {label, permalink = `/${key}`}] of Object.entries(tags)) {
    for (const [field, value] of Object.entries({label, permalink})) {
      if (seen.has(value)) {
        const message = 'is the same as of another tag: change one of them';
        context.addIssue({code: 'custom', path: [key, field], message});
      }
      seen.add(value);
    }
  }
}

/** The settings of a folder in the menu. */
const category = z.strictObject(
  {
    label: z.string('is missing or not text: write the name of the folder in the sidebar'),
    position: z.number('is missing or not a number: set the position in the sidebar'),
    collapsed: flag,
    collapsible: flag,
    className: text.optional(),
    link: z.unknown().optional(),
  },
  'has no settings: write label and position, as in the other folders',
);

/** A group of synonyms, validated by the parser of the search. */
const synonym = z.custom().superRefine((entry, context) => {
  try {
    readGroup(entry);
  } catch (error) {
    const {message: reason} = error as Error;
    const message = reason.startsWith('"') ? reason : `is not a valid group of synonyms: ${reason}`;
    context.addIssue({code: 'custom', message});
  }
});

/** Groups with a word twice, and groups or corrected words that are also in an earlier group. */
function differentSynonyms(groups: readonly unknown[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  groups.forEach((group, index) => {
    const {from, words, read, as} = (
      Array.isArray(group) ? {words: group} : (group ?? {})
    ) as Partial<Record<string, string | string[]>>;
    const [one, ...others] = [from ?? as, words ?? read].map((value) =>
      [value ?? []].flat().map((word) => String(word).trim().toLowerCase()),
    ) as [string[], string[]];
    const all = [...one, ...others.flat()];
    // A word that readers type is read as one other word.
    const keys = read
      ? others.flat().map((word) => `read ${word}`)
      : [JSON.stringify([one, others.flat().sort()])];
    const message =
      new Set(all).size < all.length
        ? 'has a word twice: remove one of the two'
        : 'repeats an earlier group: remove one of the two';
    if (message.startsWith('has') || keys.some((key) => seen.has(key))) {
      context.addIssue({code: 'custom', path: [index], message});
    }
    keys.forEach((key) => seen.add(key));
  });
}

const redirect = z.strictObject(
  {from: text, to: text},
  "is not a redirect: write it as in {from: '/old', to: '/new'}",
);
const anchorRedirect = redirect.extend({
  anchors: z.literal('*', "has an unknown value: write anchors: '*', or remove it").optional(),
});

const list = <Item extends z.ZodType>(item: Item, fix = 'start each entry with a hyphen') =>
  z.array(item, `must be a list: ${fix}`);
const record = <Item extends z.ZodType>(item: Item, key = z.string()) =>
  z.record(
    key,
    item,
    'does not map names to values: write each name with a colon, and its fields below it, indented',
  );

/** The address of the section that answers a topic, `missing`, or why the topic is left out. */
const answer = text.regex(
  /^(?:\/|missing$|left out: .)/,
  "has no valid answer: write the address of the section, missing, or 'left out: ' and the reason",
);

/** Topics by source, and the section that answers each. */
export const topicsFile = 'src/data/topics.yml';
export type Topics = Record<string, Record<string, string>>;

/** Whether the value of a topic is the address of a section, rather than a reason or `missing`. */
export const isAnswer = (value: string): boolean => value.startsWith('/');

/** Schema of each file by its path, and of each list in redirects.ts. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  'blog/authors.yml': record(author, addressPart),
  'blog/tags.yml': record(tag, addressPart).superRefine(differentTags),
  'src/search/synonyms.yml': list(synonym).superRefine(differentSynonyms),
  [topicsFile]: record(record(answer)),
  'redirects.ts redirects': list(redirect, 'write it in square brackets'),
  'redirects.ts anchorRedirects': list(anchorRedirect, 'write it in square brackets'),
};

/** Paths of the YAML files that have a schema. */
export const settingsFiles = Object.keys(schemas).filter((name) => name.endsWith('.yml'));

/** A settings file, or one exported list of a settings module. */
export interface SettingsSource {
  file: string;
  text: string;
  value: unknown;
  /** Name of the export, for a list in a module. */
  list?: string;
}

/** A violation of a schema. */
interface Issue {
  path: (string | number)[];
  problem: string;
  fix: string;
}

/** Validates a settings file or list. */
export function findIssues({file, value, list: name}: Omit<SettingsSource, 'text'>): Issue[] {
  const schema = schemas[name ? `${file} ${name}` : file] ?? category;
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue): Issue[] => {
    const path = issue.path as (string | number)[];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...path, key],
        problem: `\`${key}\` is not a known field`,
        fix: 'Check the spelling, and compare it with the other entries.',
      }));
    }
    const {message = ''} = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    const [reason = '', fix = ''] = message.split(/: (.*)/s);
    const field = path.findLast((part) => typeof part === 'string');
    return [
      {
        path,
        problem: /^"/.test(reason)
          ? reason
          : `${field === undefined && path.length > 0 ? 'The entry' : `\`${field ?? name ?? file}\``} ${reason}`,
        fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1) || 'Compare it with the other entries'}.`,
      },
    ];
  });
}

/** The valid entries of a list or record, for use by other rules. */
export function validEntries<Value extends object>(setting: Omit<SettingsSource, 'text'>): Value {
  const {value} = setting;
  const issues = findIssues(setting);
  if (typeof value !== 'object' || value === null || issues.some(({path}) => path.length === 0)) {
    return (setting.list ? [] : {}) as Value;
  }
  const invalidKeys = new Set(issues.map(({path}) => String(path[0])));
  const entries = Object.entries(value).filter(([key]) => !invalidKeys.has(key));
  return (
    Array.isArray(value)
      ? entries.map(([, entry]) => entry as unknown)
      : Object.fromEntries(entries)
  ) as Value;
}
