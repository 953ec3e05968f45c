import * as z from 'zod';
import type {GlossaryTerm, ReferenceTableData, Tree, TreeNode, TreeQuestion} from '../data/types';

const text = z.string('is missing or no text: write it in quotes');
const filled = text.refine((value) => value.trim() !== '', 'is empty: write it, or leave it out');

/** An object without members that its type does not have. */
function object<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.join(', ')}, which is not known here: use ${Object.keys(shape).join(', ')}`
        : 'is missing, or a name that stands for nothing: write it as its neighbours are',
  });
}

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'is missing or no list: write it in square brackets');

const table: z.ZodType<ReferenceTableData> = object({
  id: text,
  caption: filled,
  nameLabel: filled,
  draws: filled.exactOptional(),
  columns: list(
    object({
      key: filled,
      label: filled,
      kind: z.enum(['text', 'value'], "is neither 'text' nor 'value'").exactOptional(),
    }),
  ),
  rows: list(
    object({
      id: text,
      name: text,
      cells: z.record(z.string(), text, 'is missing: list the cells by the keys of their columns'),
      unconfirmed: filled.exactOptional(),
    }),
  ).min(1, 'is empty: add the first row'),
});

const leaf = object({id: text, cause: text, check: text, fix: list(text), proof: text});

const question: z.ZodType<TreeQuestion> = object({
  id: text,
  ask: filled,
  help: filled.exactOptional(),
  get answers() {
    return list(object({label: filled, then: node}));
  },
});

/** Decides by the members, so that the fault is told of the kind that was meant. */
const node: z.ZodType<TreeNode> = z.custom<TreeNode>().superRefine((value, context) => {
  const isObject = typeof value === 'object' && (value as object | null) !== null;
  const result = isObject && 'ask' in value ? question.safeParse(value) : leaf.safeParse(value);
  const message = 'leads nowhere: give it a question or an end of the tree';
  for (const issue of result.error?.issues ?? []) {
    context.addIssue({...issue, message: isObject ? issue.message : message});
  }
});

const tree: z.ZodType<Tree> = object({id: text, symptom: filled, root: question});

const term: z.ZodType<GlossaryTerm> = object({
  term: filled,
  expansion: filled.exactOptional(),
  definition: filled,
  page: text.startsWith('/', 'is no address: begin it with a slash').exactOptional(),
});

const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const terms = z.record(
  z
    .string()
    .regex(wellFormed, 'cannot be part of an address: use lower case letters, digits and hyphens'),
  term,
);

/** Something in the data that has not the shape of its type. */
export interface DataFault {
  /** The constant that holds it. */
  name: string;
  /** The way from the constant to the fault. */
  path: (string | number)[];
  /** What is wrong and what to do, starting with a verb. */
  message: string;
}

/** Schema of an export of src/data, by what it looks like; none for helpers. */
function schemaOf(file: string, value: unknown): z.ZodType | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return undefined;
  }
  if (file.startsWith('src/data/glossary/')) {
    return terms;
  }
  if ('columns' in value || 'rows' in value) {
    return table;
  }
  return 'symptom' in value || 'root' in value ? tree : undefined;
}

/** Compares an export of a data module with the schema of its kind. */
export function dataFaults(file: string, name: string, value: unknown): DataFault[] {
  const issues = schemaOf(file, value)?.safeParse(value).error?.issues ?? [];
  return issues.map(({path, message}) => ({name, path: path as (string | number)[], message}));
}
