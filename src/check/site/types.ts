import type {PageKind} from '../../markdown/sources';
import type {Root} from 'mdast';
import type {AnchorRedirect, Redirect} from '../../../redirects';
import type {GlossaryTerm} from '../../data/types';
import type {ToolEntry} from '../../tools/list';

/** A file with its text. */
export interface TextFile {
  /** Path from the root of the project, with forward slashes. */
  file: string;
  text: string;
}

/** A Markdown file that becomes a page. Offsets of its tree are offsets into its text. */
export interface Page extends TextFile {
  kind: PageKind;
  /** Address on the site, without base address and trailing slash. */
  address: string;
  frontMatter: Record<string, unknown>;
  /** Why the front matter could not be read. */
  frontMatterError?: string;
  /** Empty if the page could not be read. */
  tree: Root;
  /** Why the page could not be read. */
  syntaxError?: {line: number; message: string};
}

/** A module of src/data with everything it exports. */
export interface DataModule extends TextFile {
  exports: Record<string, unknown>;
}

/** What the rules look at: the sources of the site, read once. */
export interface Site {
  /** Full path of the project. */
  root: string;
  pages: Page[];
  /** SVG drawings beside the pages. */
  drawings: TextFile[];
  /** Modules whose texts readers see, except data. */
  code: TextFile[];
  data: DataModule[];
  /** Addresses of pages that are React components. */
  componentPages: string[];
  glossary: Record<string, GlossaryTerm>;
  tools: readonly Pick<ToolEntry, 'id'>[];
  redirects: Redirect[];
  anchorRedirects: AnchorRedirect[];
  /** The file that holds both. */
  redirectsFile: TextFile;
  authors: Record<string, {page?: unknown}>;
  tags: Record<string, {permalink?: string}>;
  /** Components that pages use without an import; none if they are not known. */
  components: string[];
  /** Classes that drawings may use; none if they are not known. */
  drawingClasses: string[];
  /** The ledger of published addresses. */
  ledger: TextFile;
}
