import {type Edit, type Finding, type Rule} from '../finding';
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

function findingOf(result: LintResult, site: Site): Finding {
  const {fileName, lineNumber, ruleNames, ruleDescription, errorDetail} = result;
  const text = site.pages.find(({file}) => file === fileName)?.text;
  const edit = text === undefined ? undefined : editOf(result, text);
  return {
    file: fileName,
    line: lineNumber,
    problem: `Markdown: ${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''}`,
    fix: `See "${ruleNames.at(-1)}" in .markdownlint-cli2.mjs${edit ? ', or let --fix do it' : ''}.`,
    ...(edit ? {edit} : {}),
  };
}

export const markdown: Rule = {
  name: 'markdown',
  asks: 'Markdown is written in one way: heading levels, lists, blank lines, languages of code.',
  async find(site) {
    const {main} = await import('markdownlint-cli2');
    let results: LintResult[] = [];
    await main({
      directory: site.root,
      argv: globs,
      optionsOverride: {
        outputFormatters: [
          [(options: {results: LintResult[]}) => void (results = options.results)],
        ],
      },
      logError: (message: string) => console.error(message),
    });
    return results.map((result) => findingOf(result, site));
  },
};
