import * as z from 'zod';

/*
 * Schemas of the data that pages show, from which its types are inferred. Rich text supports `code`, **bold**
 * and [link text](/address), and nothing else.
 *
 * A message states the problem and, after a colon, the fix. If it starts with a lowercase letter, it follows
 * the name of the property.
 */

/** A reference table. */
export type ReferenceTableData = z.infer<typeof plainTable>;
export type ReferenceColumn = ReferenceTableData['columns'][number];
export type ReferenceRow = ReferenceTableData['rows'][number];

/** A definition of the glossary. */
export type GlossaryTerm = z.infer<typeof term>;

/** A leaf of a decision tree. */
export type TreeLeaf = z.infer<typeof leaf>;

/** A question of a decision tree, with two to five answers. */
export interface TreeQuestion {
  id: string;
  /** The question, one sentence, answerable by looking or trying. Rich text. */
  ask: string;
  /** Where to look, if that is not obvious. Rich text. */
  help?: string;
  answers: {label: string; then: TreeNode}[];
}

export type TreeNode = TreeQuestion | TreeLeaf;

/** A decision tree: at least six leaves, every leaf within four answers. */
export interface Tree {
  /** Unique on the site. Anchors are `<tree id>-<node id>`. */
  id: string;
  /** The symptom in the reader's words. */
  symptom: string;
  root: TreeQuestion;
}

type Path = (string | number)[];
type Report = (path: Path, message: string) => void;

const text = z.string('is missing or not text: write it in quotes');
const nonEmpty = text.refine((value) => value.trim() !== '', 'is empty: fill it in, or remove it');

/** A strict object, with a message that lists the known properties. */
function object<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has an unknown property, ${issue.keys.join(', ')}: use ${Object.keys(shape).join(', ')}`
        : 'is missing or not an object: compare it with the other entries',
  });
}

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'is missing or not a list: write it in square brackets');

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Ids become parts of addresses, so they must be unique and valid. */
function checkIds(ids: readonly [id: string, path: Path][], report: Report): void {
  ids.forEach(([id, path], index) => {
    if (ids.findIndex(([other]) => other === id) < index) {
      report(
        path,
        `The id "${id}" is used twice: give each a unique id, since it becomes part of an address`,
      );
    }
    if (!idPattern.test(id)) {
      report(
        path,
        `The id "${id}" cannot be part of an address: use lowercase letters, digits and hyphens`,
      );
    }
  });
}

/** One column of a reference table, after the first ("name") column. */
const column = object({
  /** Property of a row that this column shows. */
  key: nonEmpty,
  label: nonEmpty,
  /** `value` sets tabular figures and monospace; default is running text. */
  kind: z.enum(['text', 'value'], "is unknown: write 'text' or 'value'").exactOptional(),
});

const row = object({
  /** Becomes the anchor `<table id>-<row id>`, so it never changes once published. */
  id: text,
  /** Row header, exactly as the product writes it. Rich text. */
  name: nonEmpty,
  /** Cells by column key. Rich text; a missing key or '' shows a dash. */
  cells: z.record(z.string(), text, 'is missing: list the cells by the keys of their columns'),
});

/** A reference table: parameters of a device, fields of a window, messages, schema members. */
const plainTable = object({
  /** Unique on the site's page. */
  id: text,
  /** What the table lists. */
  caption: nonEmpty,
  /** Heading of the first column, for example "Control". */
  nameLabel: nonEmpty,
  columns: list(column),
  rows: list(row).min(1, 'is empty: add the first row'),
});

function checkTable({id, rows, columns}: ReferenceTableData, report: Report): void {
  const keys = columns.map(({key}) => key);
  checkIds([[id, ['id']]], report);
  checkIds(
    rows.map((item, index) => [item.id, ['rows', index, 'id']]),
    report,
  );
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index) {
      report(['columns', index], `Two columns have the key "${key}": give each a unique key`);
    } else if (rows.every(({cells}) => !cells[key])) {
      report(['columns', index], `The column "${key}" is empty: remove it, or fill in its cells`);
    }
  });
  rows.forEach(({cells}, index) => {
    for (const key of Object.keys(cells).filter((name) => !keys.includes(name))) {
      report(
        ['rows', index, 'cells', key],
        `The table has no column "${key}": use one of ${[...new Set(keys)].join(', ')}, or add it`,
      );
    }
  });
}

/** A leaf of a decision tree: the cause, and how to fix it. All rich text. */
const leaf = object({
  id: text,
  /** The cause in a few words. */
  cause: nonEmpty,
  /** How to confirm that this is the cause. */
  check: nonEmpty,
  /** What to do, one action per entry. */
  fix: list(nonEmpty).min(1, 'is empty: say what to do'),
  /** How to tell that it worked. */
  proof: nonEmpty,
});

const question: z.ZodType<TreeQuestion> = object({
  id: text,
  ask: nonEmpty,
  help: nonEmpty.exactOptional(),
  get answers() {
    return list(object({label: nonEmpty, then: node}))
      .min(2, 'has too few answers: offer 2 to 5')
      .max(5, 'has too many answers: offer 2 to 5')
      .refine(
        (answers) => new Set(answers.map(({label}) => label)).size === answers.length,
        'has the same label twice: make each label unique',
      );
  },
});

/** Validates a question if there is an `ask`, otherwise a leaf, so that the message is specific. */
const node: z.ZodType<TreeNode> = z.custom<TreeNode>().superRefine((value, context) => {
  const isObject = typeof value === 'object' && (value as object | null) !== null;
  const result = isObject && 'ask' in value ? question.safeParse(value) : leaf.safeParse(value);
  const message = 'is missing: add a question or a leaf';
  for (const issue of result.error?.issues ?? []) {
    context.addIssue({...issue, message: isObject ? issue.message : message});
  }
});

function* nodesBelow(start: TreeNode, path: Path): Generator<[TreeNode, Path]> {
  yield [start, path];
  for (const [index, {then}] of 'ask' in start ? start.answers.entries() : []) {
    yield* nodesBelow(then, [...path, 'answers', index, 'then']);
  }
}

/** Requires at least six leaves, at most four answers deep, with support as the last one. */
function checkTree({id, root}: Tree, report: Report): void {
  const nodes = [...nodesBelow(root, ['root'])];
  const leaves = nodes.filter(([item]) => !('ask' in item));
  const depth = Math.max(...nodes.map(([, path]) => (path.length - 1) / 3));
  checkIds([[id, ['id']], ...nodes.map(([item, path]): [string, Path] => [item.id, path])], report);
  if (leaves.length < 6) {
    report(
      [],
      `The tree has ${leaves.length} leaves, fewer than 6: add the missing causes, or write the page without a tree`,
    );
  }
  if (depth > 4) {
    report(
      [],
      `A leaf of the tree is ${depth} answers deep, more than 4: merge questions, since nobody reads further during a show`,
    );
  }
  for (const [item, path] of leaves.slice(0, -1)) {
    if ('cause' in item && /contact support/i.test(item.cause)) {
      report(
        path,
        '"Contact support" is not the last leaf: move it after everything that readers can do themselves',
      );
    }
  }
}

/** A definition of the glossary. */
const term = object({
  /** The term as it is written in a sentence. */
  term: nonEmpty,
  /** Written-out form of an abbreviation. */
  expansion: nonEmpty.exactOptional(),
  /** One or two plain sentences. No markup. */
  definition: nonEmpty,
  /** Address of the page that explains it in depth. */
  page: text.startsWith('/', 'is not an address: start it with a slash').exactOptional(),
});

/** Adds checks of the whole value, which run if all of its parts are valid. */
const withChecks = <Value>(
  schema: z.ZodType<Value>,
  check: (value: Value, report: Report) => void,
) =>
  schema.superRefine((value, context) => {
    if (schema.safeParse(value).success) {
      check(value, (path, message) => context.addIssue({code: 'custom', path, message}));
    }
  });

export const table = withChecks(plainTable, checkTable);
export const tree = withChecks(object({id: text, symptom: nonEmpty, root: question}), checkTree);
export const terms = z.record(
  z
    .string()
    .regex(idPattern, 'cannot be part of an address: use lowercase letters, digits and hyphens'),
  term,
);
