import * as z from 'zod';

/*
 * Shapes of the data that pages show, from which its types are taken and by which it is checked. Texts
 * called rich text understand `code`, **bold** and [link text](/address), and nothing else.
 *
 * A message says what is wrong and, after a colon, what to do. One that begins with a small letter
 * goes on from the name of the member.
 */

/** A reference table. */
export type ReferenceTableData = z.infer<typeof plainTable>;
export type ReferenceColumn = ReferenceTableData['columns'][number];
export type ReferenceRow = ReferenceTableData['rows'][number];

/** A definition of the glossary. */
export type GlossaryTerm = z.infer<typeof term>;

/** An end of a decision tree. */
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
type Say = (path: Path, message: string) => void;

const text = z.string('is missing or not text: write it in quotes');
const filled = text.refine((value) => value.trim() !== '', 'is empty: fill it in, or remove it');

/** An object without members that its type does not have. */
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

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Ids become addresses: each stands once, and every browser and host can write it. */
function askOfIds(ids: readonly [id: string, path: Path][], say: Say): void {
  ids.forEach(([id, path], at) => {
    if (ids.findIndex(([other]) => other === id) < at) {
      say(
        path,
        `The id "${id}" is used twice: give each a unique id, since it becomes part of an address`,
      );
    }
    if (!wellFormed.test(id)) {
      say(
        path,
        `The id "${id}" cannot be part of an address: use lowercase letters, digits and hyphens`,
      );
    }
  });
}

/** One column of a reference table, after the first ("name") column. */
const column = object({
  /** Property of a row that this column shows. */
  key: filled,
  label: filled,
  /** `value` sets tabular figures and monospace; default is running text. */
  kind: z.enum(['text', 'value'], "is unknown: write 'text' or 'value'").exactOptional(),
});

const row = object({
  /** Becomes the anchor `<table id>-<row id>`, so it never changes once published. */
  id: text,
  /** Row header, exactly as the product writes it. Rich text. */
  name: filled,
  /** Cells by column key. Rich text; a missing key or '' shows a dash. */
  cells: z.record(z.string(), text, 'is missing: list the cells by the keys of their columns'),
});

/** A reference table: parameters of a device, fields of a window, messages, schema members. */
const plainTable = object({
  /** Unique on the site's page. */
  id: text,
  /** What the table lists. */
  caption: filled,
  /** Heading of the first column, for example "Control". */
  nameLabel: filled,
  columns: list(column),
  rows: list(row).min(1, 'is empty: add the first row'),
});

function askOfTable({id, rows, columns}: ReferenceTableData, say: Say): void {
  const keys = columns.map(({key}) => key);
  askOfIds([[id, ['id']]], say);
  askOfIds(
    rows.map((one, at) => [one.id, ['rows', at, 'id']]),
    say,
  );
  keys.forEach((key, at) => {
    if (keys.indexOf(key) < at) {
      say(['columns', at], `Two columns have the key "${key}": give each a unique key`);
    } else if (rows.every(({cells}) => !cells[key])) {
      say(['columns', at], `The column "${key}" is empty: remove it, or fill in its cells`);
    }
  });
  rows.forEach(({cells}, at) => {
    for (const key of Object.keys(cells).filter((one) => !keys.includes(one))) {
      say(
        ['rows', at, 'cells', key],
        `The table has no column "${key}": use one of ${[...new Set(keys)].join(', ')}, or add it`,
      );
    }
  });
}

/** An end of a decision tree: the cause, and how to fix it. All rich text. */
const leaf = object({
  id: text,
  /** The cause in a few words. */
  cause: filled,
  /** How to confirm that this is the cause. */
  check: filled,
  /** What to do, one action per entry. */
  fix: list(filled).min(1, 'is empty: say what to do'),
  /** How to tell that it worked. */
  proof: filled,
});

const question: z.ZodType<TreeQuestion> = object({
  id: text,
  ask: filled,
  help: filled.exactOptional(),
  get answers() {
    return list(object({label: filled, then: node}))
      .min(2, 'has too few answers: offer 2 to 5')
      .max(5, 'has too many answers: offer 2 to 5')
      .refine(
        (answers) => new Set(answers.map(({label}) => label)).size === answers.length,
        'has the same label twice: make each label unique',
      );
  },
});

/** Decides by the members, so that the message names the kind that was meant. */
const node: z.ZodType<TreeNode> = z.custom<TreeNode>().superRefine((value, context) => {
  const isObject = typeof value === 'object' && (value as object | null) !== null;
  const result = isObject && 'ask' in value ? question.safeParse(value) : leaf.safeParse(value);
  const message = 'is missing: add a question or a leaf';
  for (const issue of result.error?.issues ?? []) {
    context.addIssue({...issue, message: isObject ? issue.message : message});
  }
});

function* nodesBelow(at: TreeNode, path: Path): Generator<[TreeNode, Path]> {
  yield [at, path];
  for (const [index, {then}] of 'ask' in at ? at.answers.entries() : []) {
    yield* nodesBelow(then, [...path, 'answers', index, 'then']);
  }
}

/** At least six ends, none more than four answers away; support is the last one. */
function askOfTree({id, root}: Tree, say: Say): void {
  const nodes = [...nodesBelow(root, ['root'])];
  const ends = nodes.filter(([one]) => !('ask' in one));
  const depth = Math.max(...nodes.map(([, path]) => (path.length - 1) / 3));
  askOfIds([[id, ['id']], ...nodes.map(([one, path]): [string, Path] => [one.id, path])], say);
  if (ends.length < 6) {
    say(
      [],
      `The tree has ${ends.length} leaves, fewer than 6: add the missing causes, or write the page without a tree`,
    );
  }
  if (depth > 4) {
    say(
      [],
      `A leaf of the tree is ${depth} answers deep, more than 4: merge questions, since nobody reads further during a show`,
    );
  }
  for (const [end, path] of ends.slice(0, -1)) {
    if ('cause' in end && /contact support/i.test(end.cause)) {
      say(
        path,
        '"Contact support" is not the last leaf: move it after everything that readers can do themselves',
      );
    }
  }
}

/** A definition of the glossary. */
const term = object({
  /** The term as it is written in a sentence. */
  term: filled,
  /** Written-out form of an abbreviation. */
  expansion: filled.exactOptional(),
  /** One or two plain sentences. No markup. */
  definition: filled,
  /** Address of the page that explains it in depth. */
  page: text.startsWith('/', 'is not an address: start it with a slash').exactOptional(),
});

/** A schema with what is asked of its whole, once each part is right. */
const whole = <Value>(schema: z.ZodType<Value>, ask: (value: Value, say: Say) => void) =>
  schema.superRefine((value, context) => {
    if (schema.safeParse(value).success) {
      ask(value, (path, message) => context.addIssue({code: 'custom', path, message}));
    }
  });

export const table = whole(plainTable, askOfTable);
export const tree = whole(object({id: text, symptom: filled, root: question}), askOfTree);
export const terms = z.record(
  z
    .string()
    .regex(wellFormed, 'cannot be part of an address: use lowercase letters, digits and hyphens'),
  term,
);
