import * as z from 'zod';
import {releasedProducts} from '../config/products';
import type {PageKind} from '../remark/sources';

const title = z
  .string(
    'is missing or not text: give the page a title, as in `title: Fixture patch` (with quotes if it is a number)',
  )
  .min(1, 'is empty: give the page a title')
  .refine(
    (text) => !/^[“”„«‘]|[“”»’]$/.test(text),
    'has curly quotes around it, which readers would see: use straight quotes, or none',
  )
  .refine((text) => !/[.:;]$/.test(text), 'ends with punctuation: remove it')
  .refine(
    (text) => !/\*\*|`|\]\(|<\/?[a-z]|&#?\w+;/i.test(text),
    'contains markup, which the sidebar would show unformatted: use plain text',
  );

const description = z
  .string('is missing or not text: summarise the page in one sentence of 70 to 160 characters')
  .refine((text) => text.length >= 70 && text.length <= 160, {
    error: ({input}) =>
      `has ${String(input).length} characters: use 70 to 160, so that search results show all of it`,
  })
  .refine(
    (text) => !/\*\*|`|\]\(|\b_\w|<\w|&#?\w+;/.test(text),
    'contains markup, which search results would show unformatted: use plain text',
  );

const keywords = z
  .array(
    z
      .string('is not text: put numbers in quotes')
      .regex(/^[^“”„«»]*\S[^“”„«»]*$/, 'is empty or in curly quotes: write a word'),
    'is missing or not a list: write it as in `keywords: [projector, beamer]`',
  )
  .min(1, 'is empty: list words that readers search for and that are not in the text')
  .refine(
    (list) => new Set(list.map((word) => word.toLowerCase())).size === list.length,
    'has the same word twice: remove one of the two',
  );

const confirm = z
  .array(
    z
      .string('is not text: put a question that contains a colon in quotes')
      .refine((text) => text.trim().endsWith('?'), {
        error: ({input}) => `"${String(input)}" is not a question: end it with a question mark`,
      }),
    'is not a list: start each question to the owner with a hyphen',
  )
  .min(1, 'is empty: remove it if there are no questions');

const isoDate = z.custom<string | Date>((value) => {
  const isDateLike =
    value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
  return isDateLike && !Number.isNaN(new Date(value).getTime());
}, 'is missing or not a valid date: write year, month and day, as in 2026-11-20');

const flag = z.boolean('is neither true nor false: write true or false').optional();

const names = (file: string) =>
  z
    .array(
      z.string('is not text: put it in quotes'),
      `is missing or not a list: use names from ${file}`,
    )
    .min(1, `is empty: use names from ${file}`)
    .refine(
      (list) => new Set(list).size === list.length,
      'has the same name twice: remove one of the two',
    );

const common = {
  title,
  description,
  keywords: keywords.optional(),
  confirm: confirm.optional(),
  draft: flag,
  unlisted: flag,
  hide_table_of_contents: flag,
};

const docFields = {
  ...common,
  keywords,
  sidebar_position: z.number(
    'is missing or not a number: set the position in the sidebar, as in `sidebar_position: 3`',
  ),
  sidebar_label: z
    .string('is not text: put it in quotes')
    .max(28, 'has more than 28 characters, which do not fit in the sidebar: shorten it')
    .optional(),
  slug: z.string('is not text: put the address in quotes').optional(),
  standard: z.string('is not text: name the standard, as in `standard: Art-Net 4`').optional(),
};

const products = Object.keys(releasedProducts) as [string, ...string[]];

const release = z.strictObject(
  {
    product: z.enum(products, `is missing or unknown: use one of ${products.join(', ')}`),
    version: z
      .string("is missing or not text: put the version in quotes, as in version: '2.1'")
      .min(1, 'is empty: fill it in'),
    date: isoDate.optional(),
    summary: z
      .string('is not text: write in one sentence what changed')
      .max(100, 'has more than 100 characters: shorten it to one sentence for the start page')
      .optional(),
  },
  "must have a product and a version: write it as in `release: {product: videosync, version: '2.1'}`",
);

const menuTitle = {
  error:
    'has more than 28 characters, which do not fit in the sidebar: add a short `sidebar_label`',
  path: ['title'],
  // Run this even if other keys are invalid, so that a writer sees all problems at once.
  when: () => true,
};

/** Whether the title fits the sidebar, or `sidebar_label` replaces it there. */
function fitsMenu(page: {title?: unknown; sidebar_label?: unknown}): boolean {
  return page.sidebar_label !== undefined || String(page.title).length <= 28;
}

/** Schema of the front matter of each kind of page. Strict, since unknown keys are usually typos. */
const frontMatterSchemas = {
  doc: z.strictObject(docFields).refine(fitsMenu, menuTitle),
  release: z.strictObject({...docFields, release: release.optional()}).refine(fitsMenu, menuTitle),
  post: z.strictObject({
    ...common,
    keywords,
    slug: z
      .string('is missing or not text: set the address of the post, as in `slug: strip-remix`')
      .regex(
        /^[a-z0-9-]+$/,
        'contains other characters than lowercase letters, digits and hyphens: remove them',
      ),
    date: isoDate,
    authors: names('blog/authors.yml'),
    tags: names('blog/tags.yml'),
    image: z.string('is not text: write the path of an image').optional(),
  }),
  page: z.strictObject({
    ...common,
    slug: z.string('is not text: put the address in quotes').optional(),
  }),
} satisfies Record<PageKind, z.ZodType>;

/** A problem in the front matter of a page. */
interface FrontMatterProblem {
  /** A key, or a key and an index. */
  path: (string | number)[];
  /** Problem and fix, starting with the key. */
  message: string;
}

/** Finds dates that don't exist. Reads the text, because YAML parses 2026-13-45 as a day of the next year. */
function invalidDates(text: string): FrontMatterProblem[] {
  const block = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text)?.[1] ?? '';
  const exists = (date: string): boolean => {
    const parsed = new Date(`${date}T00:00:00Z`);
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  };
  return [...block.matchAll(/^(\w+):.*?(?<=\bdate: *|^date: *)['"]?(\d+-\d+-\d+)/gm)]
    .filter(([, , date = '']) => !exists(date))
    .map(([, key = '', date]) => ({
      path: [key],
      message: `\`date\` ${date} is not a valid date: write year, month and day, as in 2026-11-20`,
    }));
}

/**
 * Validates the front matter of a page.
 *
 * @param text - the whole file, including the front matter
 */
export function frontMatterProblems(
  kind: PageKind,
  frontMatter: unknown,
  text: string,
): FrontMatterProblem[] {
  const schema: z.ZodType = frontMatterSchemas[kind];
  const result = schema.safeParse(frontMatter);
  const issues = result.error?.issues ?? [];
  const dateProblems = invalidDates(text).filter(
    ({path}) => !issues.some((issue) => issue.path[0] === path[0]),
  );
  const schemaProblems = issues.flatMap((issue): FrontMatterProblem[] => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys((frontMatterSchemas[kind] as z.ZodObject).shape).join(', ');
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `\`${key}\` is not a known key: check the spelling, or use one of ${known}`,
      }));
    }
    return [{path, message: `\`${path.join('.') || 'front matter'}\` ${issue.message}`}];
  });
  return [...schemaProblems, ...dateProblems];
}
