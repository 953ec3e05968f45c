import type {PageKind} from '../../remark/sources';
import type {Root} from 'mdast';
import type {AnchorRedirect, Redirect} from '../../../redirects';
import type {GlossaryTerm} from '../../data/types';
import type {CalculatorEntry} from '../../instruments';
import type {TextFile} from '../../plugins/sourceTexts';
import type {Setting, Topics} from '../settings';

export type {TextFile};

/**
 * Whether the writer asks about a file.
 *
 * @param only - files and folders that the writer asks about; none for all
 */
export const isAsked = (file: string, only: readonly string[] = []): boolean =>
  only.length === 0 || only.some((one) => file.startsWith(one));

/** A Markdown file that becomes a page. Offsets of its tree are offsets into its text. */
export interface Page extends TextFile {
  kind: PageKind;
  /** Address on the site, without base address and trailing slash. */
  address: string;
  frontMatter: Record<string, unknown>;
  /** Why the front matter could not be read. */
  frontMatterError?: string;
  /** Why the file is no text to work with. Nothing else is reported about it then. */
  unreadable?: Unreadable;
  tree: Root;
  /** Why the page could not be read as it is written. Its tree is then that of the rest. */
  syntaxErrors?: SyntaxFault[];
}

/** Something that a writer has to fix. */
export interface Fault {
  /** Path from the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong, in plain words, without a full stop. */
  problem: string;
  /** What to do about it, one or two sentences. */
  fix: string;
}

/** A place that MDX cannot read. */
export interface SyntaxFault {
  line: number;
  message: string;
}

/** Why a file is no text to work with, and what to do about it. */
export interface Unreadable {
  line: number;
  problem: string;
  fix: string;
  /** The whole text as it should be, if that is certain. */
  fixed?: string;
}

/** A module of src/data with what it exports, as far as that has the shape of its type. */
export interface DataModule extends TextFile {
  exports: Record<string, unknown>;
  /** The same with exports that do not. */
  all?: Record<string, unknown>;
}

/** The sources of the site, read once for all rules. */
export interface Site {
  /** Full path of the project. */
  root: string;
  /** Files and folders that the writer asks about; none for all. */
  only?: readonly string[];
  /** Pages that the writer asks about. */
  pages: Page[];
  /** All pages, if they are not the same: what links and addresses are compared with. */
  allPages?: Page[];
  /** Modules and settings that could not be loaded. */
  broken?: Fault[];
  /** Settings that writers edit, as they were read. */
  settings: Setting[];
  /** Every file beside the pages, and the settings of their folders. */
  files?: string[];
  /** SVG drawings beside the pages. */
  drawings: TextFile[];
  /** Modules whose texts readers see, except data. */
  code: TextFile[];
  data: DataModule[];
  /** Addresses of pages that are React components. */
  componentPages: string[];
  glossary: Record<string, GlossaryTerm>;
  calculators: readonly Pick<CalculatorEntry, 'id'>[];
  redirects: readonly Redirect[];
  anchorRedirects: readonly AnchorRedirect[];
  /** The file that holds both. */
  redirectsFile: TextFile;
  authors: Record<string, {page?: unknown}>;
  tags: Record<string, {permalink?: string}>;
  /** The map of topics, as far as it has its shape. */
  topics: Topics;
  /** Components that pages use without an import; none if they are not known. */
  components: string[];
  /** Classes that drawings may use; none if they are not known. */
  drawingClasses: string[];
  /** The ledger of published addresses. */
  ledger: TextFile;
}
