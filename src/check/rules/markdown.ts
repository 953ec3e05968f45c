import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Edit, type Finding, type Rule} from '../finding';
import {askedGlobs} from '../site/asked';
import {Kept} from '../site/kept';
import type {Site} from '../site/types';

/** What markdownlint says about one place. */
interface LintResult {
  fileName: string;
  lineNumber: number;
  ruleNames: string[];
  ruleDescription: string;
  errorDetail: string | null;
  fixInfo?: {
    lineNumber?: number;
    editColumn?: number;
    deleteCount?: number;
    insertText?: string;
  } | null;
}

/** Markdown files that the rules of Markdown apply to. */
const globs = ['docs/**/*.{md,mdx}', 'blog/**/*.{md,mdx}', 'src/**/*.{md,mdx}', '*.md'];

/** Carries a fix of markdownlint, which counts lines and columns, over to offsets. */
function editOf({fixInfo, lineNumber}: LintResult, text: string): Edit | undefined {
  if (!fixInfo) {
    return undefined;
  }
  const lines = text.split('\n');
  const index = (fixInfo.lineNumber ?? lineNumber) - 1;
  const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  if (fixInfo.deleteCount === -1) {
    return {start, end: start + (lines[index]?.length ?? 0) + 1, text: ''};
  }
  const from = start + (fixInfo.editColumn ?? 1) - 1;
  return {start: from, end: from + (fixInfo.deleteCount ?? 0), text: fixInfo.insertText ?? ''};
}

/** What to do where the name of the rule does not say it. */
const advice: Readonly<Record<string, string>> = {
  MD040: 'Name a language that pages colour, or `text`; they are in .markdownlint-cli2.mjs.',
  MD052:
    'A link has no space in its address, a caption has straight quotes, and a footnote its text, as in "[^1]: …"; for a bracket write \\[.',
};

function findingOf(result: LintResult, site: Site): Finding {
  const {fileName, lineNumber, ruleNames, ruleDescription, errorDetail} = result;
  const text = site.pages.find(({file}) => file === fileName)?.text;
  const edit = text === undefined ? undefined : editOf(result, text);
  return {
    file: fileName,
    line: lineNumber,
    problem: `Markdown: ${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''}`,
    fix:
      advice[ruleNames[0] ?? ''] ??
      `See "${ruleNames.at(-1)}" in .markdownlint-cli2.mjs${edit ? ', or let --fix do it' : ''}.`,
    ...(edit ? {edit} : {}),
  };
}

async function lint(root: string, argv: string[]): Promise<LintResult[]> {
  const {main} = await import('markdownlint-cli2');
  let results: LintResult[] = [];
  if (argv.every((glob) => glob.startsWith('!'))) {
    return results;
  }
  await main({
    directory: root,
    argv,
    optionsOverride: {
      outputFormatters: [[(options: {results: LintResult[]}) => void (results = options.results)]],
    },
    logError: (message: string) => console.error(message),
  });
  return results;
}

export const markdown: Rule = {
  name: 'markdown',
  asks: 'Markdown is written in one way: heading levels, lists, blank lines, languages of code.',
  async find(site) {
    const settings = path.join(site.root, '.markdownlint-cli2.mjs');
    const kept = new Kept<LintResult[]>(
      site.root,
      'markdown',
      existsSync(settings) ? readFileSync(settings, 'utf8') : '',
    );
    const pages = site.pages.map(({file, text}) => ({file, text, made: kept.recall(file, text)}));
    const known = new Set(pages.filter(({made}) => made).map(({file}) => file));
    const found = await lint(site.root, [
      ...askedGlobs(globs, site.only),
      // A path that begins with an exclamation mark is left out.
      ...[...known].map((file) => `!${file}`),
    ]);
    for (const {file, text, made} of pages) {
      if (!made) {
        kept.keep(
          file,
          text,
          found.filter(({fileName}) => fileName === file),
        );
      }
    }
    const results = [...found, ...pages.flatMap(({made}) => made ?? [])];
    return results.map((result) => findingOf(result, site));
  },
};
