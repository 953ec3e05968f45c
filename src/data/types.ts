import type {ReleasedProduct} from '../config/products';

/**
 * Shapes of the structured data that pages show through components.
 *
 * Text fields marked "rich text" understand a small part of Markdown: `code`, **bold** and
 * [link text](/address). Nothing else; HTML is shown as typed.
 */

/** One column of a {@link ReferenceTableData}, after the first ("name") column. */
export interface ReferenceColumn {
  /** Property of a row that this column shows. */
  key: string;
  /** Heading of the column. */
  label: string;
  /** `value` sets tabular figures and monospace; default is running text. */
  kind?: 'text' | 'value';
}

/** One row; `id` becomes the anchor `<table id>-<row id>`, so it never changes once published. */
export interface ReferenceRow {
  /** Lower case letters, digits and hyphens; unique in its table. */
  id: string;
  /** Row header, exactly as the product writes it. Rich text. */
  name: string;
  /** Cells by column key. Rich text; a missing key or '' shows a dash. */
  cells: Record<string, string>;
  /** A short sentence on what is not confirmed about this row. */
  unconfirmed?: string;
}

/** A reference table: parameters of a device, fields of a window, messages, schema members. */
export interface ReferenceTableData {
  /** Lower case letters, digits and hyphens; unique on the site's page. */
  id: string;
  /** Caption of the table: what it lists. */
  caption: string;
  /** Heading of the first column, for example "Control". */
  nameLabel: string;
  /** The rows are the controls of this device or window, which is drawn above the table. */
  draws?: string;
  columns: ReferenceColumn[];
  rows: ReferenceRow[];
}

/** A question of a decision tree, with two to five answers. */
export interface TreeQuestion {
  id: string;
  /** The question, one sentence, answerable by looking or trying. Rich text. */
  ask: string;
  /** Where to look, if that is not obvious. Rich text. */
  help?: string;
  answers: {label: string; then: TreeNode}[];
}

/** An end of a decision tree: the cause, and how to fix it. */
export interface TreeLeaf {
  id: string;
  /** The cause in a few words. Rich text. */
  cause: string;
  /** How to confirm that this is the cause. Rich text. */
  check: string;
  /** What to do, one action per entry. Rich text. */
  fix: string[];
  /** How to tell that it worked. Rich text. */
  proof: string;
}

export type TreeNode = TreeQuestion | TreeLeaf;

/** A decision tree: at least six leaves, every leaf within four answers. */
export interface Tree {
  /** Lower case letters, digits and hyphens; unique on the site. Anchors are `<tree id>-<node id>`. */
  id: string;
  /** The symptom in the reader's words. */
  symptom: string;
  root: TreeQuestion;
}

/** A definition of the glossary. */
export interface GlossaryTerm {
  /** The term as it is written in a sentence. */
  term: string;
  /** Written-out form of an abbreviation. */
  expansion?: string;
  /** One or two plain sentences. No markup. */
  definition: string;
  /** Address of the page that explains it in depth. */
  page?: string;
}

/** A version of a product that has a page, or a section of one, on this site. */
export interface Release {
  product: ReleasedProduct;
  /** Name of the product. */
  name: string;
  version: string;
  /** ISO 8601 date, only if it is known. */
  date?: string;
  /** Address of its page, without the base address. */
  address: string;
  title: string;
  description: string;
}

/** An article of the blog, as lists outside the blog show it. */
export interface Article {
  title: string;
  /** Address, without the base address. */
  address: string;
  /** ISO 8601 date. */
  date: string;
}
