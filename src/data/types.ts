import type {ReleasedProduct} from '../config/products';

export type {
  GlossaryTerm,
  ReferenceColumn,
  ReferenceRow,
  ReferenceTableData,
  Tree,
  TreeLeaf,
  TreeNode,
  TreeQuestion,
} from './schemas';

/** A version of a product that has a page, or a section of one, on this site. */
export interface Release {
  product: ReleasedProduct;
  /** Name of the product. */
  name: string;
  version: string;
  /** ISO 8601 date, only if it is known. */
  date?: string;
  /** Address of its page, without the base URL. */
  address: string;
  title: string;
  description: string;
  /** What it changed, in one sentence. */
  summary: string;
}
