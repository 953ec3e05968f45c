import {readYaml} from '../../support/readYaml';
import {page, smallSiteFiles} from '../../support/smallSite';

/** A file in `mistakes.yml`: its content, a page, or a file of the small site with replaced text. */
type FileSource =
  | string
  | Uint8Array
  | {text?: string; front?: Record<string, string>}
  | {like: string; with: [before: string, after: string][]};

/** A mistake, and the finding that the check must report. */
export interface Mistake {
  /** What the writer did. */
  name: string;
  files: Record<string, string | Uint8Array>;
  /** The file of the finding. */
  file: string;
  line: number;
  rule: string;
}

function createContent(source: FileSource): string | Uint8Array {
  if (typeof source === 'string' || source instanceof Uint8Array) {
    return source;
  }
  return 'like' in source
    ? source.with.reduce(
        (text, [before, after]) => text.replace(before, after),
        smallSiteFiles[source.like] ?? '',
      )
    : page(source.text ?? 'Text.', source.front);
}

type Entry = Pick<Mistake, 'name' | 'rule'> &
  Partial<Pick<Mistake, 'file' | 'line'>> & {
    text?: string;
    front?: Record<string, string>;
    type?: string;
    files?: Record<string, FileSource>;
  };

const table = readYaml<{withoutMistakes: Record<string, FileSource>; mistakes: Entry[]}>(
  __dirname,
  'mistakes.yml',
);

const createContents = (files: Record<string, FileSource>): Mistake['files'] =>
  Object.fromEntries(Object.entries(files).map(([file, source]) => [file, createContent(source)]));

/** Pages that are correct, although a simple check might report them. */
export const withoutMistakes = createContents(table.withoutMistakes);

/** Mistakes that writers make, each in separate files, so that one site can contain all of them. */
export const mistakes: readonly Mistake[] = table.mistakes.map(
  ({name, rule, line = 8, file, text, front, type = 'mdx', files}, index) => {
    const ownPage =
      (text ?? front) ? {[`docs/videosync/p${index + 1}.${type}`]: {text, front}} : {};
    const contents = createContents({...ownPage, ...files});
    return {name, rule, line, file: file ?? Object.keys(contents)[0] ?? '', files: contents};
  },
);
