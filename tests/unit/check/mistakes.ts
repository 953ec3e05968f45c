import {readYaml} from '../../support/readYaml';
import {page, smallSiteFiles} from '../../support/smallSite';

/** A file as `mistakes.yml` has it. */
type Written =
  | string
  | Uint8Array
  | {text?: string; front?: Record<string, string>}
  | {like: string; with: [before: string, after: string][]};

/** A mistake, where the check has to find it, and by which rule. */
export interface Mistake {
  /** What the writer did. */
  name: string;
  files: Record<string, string | Uint8Array>;
  /** The file of the finding. */
  file: string;
  line: number;
  rule: string;
}

function createContent(written: Written): string | Uint8Array {
  if (typeof written === 'string' || written instanceof Uint8Array) {
    return written;
  }
  return 'like' in written
    ? written.with.reduce(
        (text, [before, after]) => text.replace(before, after),
        smallSiteFiles[written.like] ?? '',
      )
    : page(written.text ?? 'Text.', written.front);
}

type Entry = Pick<Mistake, 'name' | 'rule'> &
  Partial<Pick<Mistake, 'file' | 'line'>> & {
    text?: string;
    front?: Record<string, string>;
    type?: string;
    files?: Record<string, Written>;
  };

const table = readYaml<{fine: Record<string, Written>; mistakes: Entry[]}>(
  __dirname,
  'mistakes.yml',
);

const createContents = (files: Record<string, Written>): Mistake['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([file, written]) => [file, createContent(written)]),
  );

/** Files that look as if they had mistakes, and have none. */
export const fine = createContents(table.fine);

/** Mistakes that writers make, each in files of its own, so that all of them fit into one site. */
export const mistakes: readonly Mistake[] = table.mistakes.map(
  ({name, rule, line = 8, file, text, front, type = 'mdx', files}, index) => {
    const own = (text ?? front) ? {[`docs/videosync/p${index + 1}.${type}`]: {text, front}} : {};
    const contents = createContents({...own, ...files});
    return {name, rule, line, file: file ?? Object.keys(contents)[0] ?? '', files: contents};
  },
);
