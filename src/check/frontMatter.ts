import * as z from 'zod';
import {releasedProducts} from '../config/products';
import type {PageKind} from '../remark/sources';

const title = z
  .string(
    'is missing or no text: give the page a title, as in `title: Fixture patch`; put it in quotes if it is a number',
  )
  .min(1, 'is empty: give the page a title')
  .refine(
    (text) => !/^[“”„«‘]|[“”»’]$/.test(text),
    'is in curly quotes, which readers would see: write straight ones, or none',
  )
  .refine((text) => !/[.:;]$/.test(text), 'ends in punctuation: a title is a name, so leave it out')
  .refine(
    (text) => !/\*\*|`|\]\(/.test(text),
    'holds Markdown, which menus show as it is typed: write plain words',
  );

const description = z
  .string('is missing: add one sentence that answers "is this my page?", 70 to 160 characters')
  .refine((text) => text.length >= 70 && text.length <= 160, {
    error: ({input}) =>
      `has ${String(input).length} characters: use 70 to 160, so that it fits the results of a search`,
  })
  .refine(
    (text) => !/\*\*|`|\]\(|\b_\w|<\w/.test(text),
    'holds Markdown, which searches show as it is typed: write plain words',
  );

const keywords = z
  .array(
    z.string('holds something that is not a word: put numbers in quotes'),
    'is missing or no list: write it as in `keywords: [projector, beamer]`',
  )
  .min(1, 'is empty: list words that readers use for this and the text does not')
  .refine(
    (list) => new Set(list.map((word) => word.toLowerCase())).size === list.length,
    'names a word twice',
  );

const confirm = z
  .array(
    z
      .string('holds something that is not a text: put a question that has a colon in it in quotes')
      .refine((text) => text.trim().endsWith('?'), {
        error: ({input}) => `"${String(input)}" is not a question: end it with a question mark`,
      }),
    'is no list: write questions to the owner',
  )
  .min(1, 'is empty: leave it out if there are no questions');

const isoDate = z.custom<string | Date>((value) => {
  const isDateLike =
    value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
  return isDateLike && !Number.isNaN(new Date(value).getTime());
}, 'is not a day: write year, month and day, as in 2026-11-20');

const flag = z.boolean('is neither true nor false').optional();

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
    'is missing or no number: give the place in the menu, as in `sidebar_position: 3`',
  ),
  sidebar_label: z
    .string('is no text: put it in quotes')
    .max(28, 'is longer than the 28 characters that fit the menu')
    .optional(),
  slug: z.string('is an address in quotes').optional(),
  standard: z.string('must be text: name the standard, as in `standard: Art-Net 4`').optional(),
};

const products = Object.keys(releasedProducts) as [string, ...string[]];

const release = z.strictObject(
  {
    product: z.enum(products, `needs a product: one of ${products.join(', ')}`),
    version: z
      .string("needs a version in quotes, as in version: '2.1'")
      .min(1, 'has an empty version'),
    date: isoDate.optional(),
  },
  "is not complete: write it as in `release: {product: videosync, version: '2.1'}`",
);

const menuTitle = {
  error: 'has over 28 characters, too many for the menu: add a short `sidebar_label`',
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
      .string('is missing: give the post its address, as in `slug: strip-remix`')
      .regex(/^[a-z0-9-]+$/, 'holds other signs than lower case letters, digits and hyphens'),
    date: isoDate,
    authors: z.array(z.string(), 'is missing: list names from blog/authors.yml').min(1, 'is empty'),
    tags: z.array(z.string(), 'is missing: list tags from blog/tags.yml').min(1, 'is empty'),
    image: z.string('is no text: give the path of a picture').optional(),
  }),
  page: z.strictObject({...common, slug: z.string('is an address in quotes').optional()}),
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
      message: `\`date\` ${date} is not a day: write year, month and day, as in 2026-11-20`,
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
        message: `\`${key}\` is not known here: check the spelling; known are ${known}`,
      }));
    }
    return [{path, message: `\`${path.join('.') || 'front matter'}\` ${issue.message}`}];
  });
  return [...schemaProblems, ...dateProblems];
}
