import type {PageKind} from '../../remark/sources';
import type {Root} from 'mdast';
import type {AnchorRedirect, Redirect} from '../../../redirects';
import type {Section} from '../../config/products';
import type {GlossaryTerm} from '../../data/types';
import type {CalculatorEntry} from '../../instruments';
import type {TextFile} from '../../plugins/sourceTexts';
import type {SettingsSource, Topics} from '../settings';

export type {TextFile};

/**
 * Whether a file is selected for the check.
 *
 * @param only - files and folders to check; empty for all
 */
export const isSelected = (file: string, only: readonly string[] = []): boolean =>
  only.length === 0 || only.some((folder) => file.startsWith(folder));

/** A Markdown file that becomes a page. Offsets of its tree are offsets into its text. */
export interface Page extends TextFile {
  kind: PageKind;
  /** Address on the site, without base URL and trailing slash. */
  address: string;
  frontMatter: Record<string, unknown>;
  /** Error message if the front matter couldn't be parsed. */
  frontMatterError?: string;
  /** Set if the file can't be read as text. */
  unreadable?: Unreadable;
  tree: Root;
  /** Syntax errors. The tree is then that of the remaining lines. */
  syntaxErrors?: SyntaxFault[];
}

/** A problem in a text. */
export interface TextFault {
  /** Counted from 1. */
  line: number;
  /** Plain sentence without a full stop. */
  problem: string;
  /** One or two sentences. */
  fix: string;
}

/** A problem that a writer has to fix. */
export interface Fault extends TextFault {
  /** Path from the root of the project. */
  file: string;
}

/** A syntax error of MDX. */
export interface SyntaxFault {
  line: number;
  message: string;
}

/** Why a file can't be read as text. */
export interface Unreadable {
  faults: TextFault[];
  /** The corrected text, if there is only one correction; the page has this text. Otherwise it has no other findings. */
  fixed?: string;
}

/** A module of src/data with its valid exports. */
export interface DataModule extends TextFile {
  exports: Record<string, unknown>;
  /** All exports, including invalid ones. */
  all?: Record<string, unknown>;
}

/** The sources of the site, read once for all rules. */
export interface Site {
  /** Full path of the project. */
  root: string;
  /** Files and folders to check; empty for all. */
  only?: readonly string[];
  /** Pages to check. */
  pages: Page[];
  /** All pages, to resolve links and addresses, if not all are checked. */
  allPages?: Page[];
  /** Modules and settings that could not be loaded. */
  broken?: Fault[];
  /** Settings that writers edit. */
  settings: SettingsSource[];
  /** All files in the folders of pages, including the settings of folders. */
  files?: string[];
  /** SVG drawings next to the pages. */
  drawings: TextFile[];
  /** Modules with texts for readers, except data. */
  code: TextFile[];
  data: DataModule[];
  /** Addresses of pages that are React components. */
  componentPages: string[];
  glossary: Record<string, GlossaryTerm>;
  calculators: readonly Pick<CalculatorEntry, 'id'>[];
  /** Sections of the docs. */
  sections: readonly Section[];
  redirects: readonly Redirect[];
  anchorRedirects: readonly AnchorRedirect[];
  /** The source file of both. */
  redirectsFile: TextFile;
  authors: Record<string, {page?: unknown}>;
  tags: Record<string, {permalink?: string}>;
  /** Topics by source; entries that are invalid are left out. */
  topics: Topics;
  /** Components that pages use without an import; none if they are not known. */
  components: string[];
  /** Classes that drawings may use; none if they are not known. */
  drawingClasses: string[];
  /** The ledger of published addresses. */
  ledger: TextFile;
}
