import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Configuration, LintError} from 'markdownlint';
import {sourceTexts} from '../../plugins/sourceTexts';
import type {Finding, Rule} from '../finding';
import {isAsked, type Site, type TextFile} from '../site/types';

/** What to do where the name of the rule does not say it. */
const advice: Readonly<Record<string, string>> = {
  MD040: 'Name a language that pages colour, or `text`; they are in .markdownlint-cli2.mjs.',
  MD052:
    'A link has no space in its address, a caption has straight quotes, and a footnote its text, as in "[^1]: …"; for a bracket write \\[.',
};

/**
 * @param fixed - the whole text with every mechanical fix
 */
function findingOf({file, text}: TextFile, fault: LintError, fixed: string): Finding {
  const {lineNumber, ruleNames, ruleDescription, errorDetail, fixInfo} = fault;
  const edit = fixInfo && {start: 0, end: text.length, text: fixed};
  return {
    file,
    line: lineNumber,
    problem: `Markdown: ${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''}`,
    fix:
      advice[ruleNames[0] ?? ''] ??
      `See "${ruleNames.at(-1)}" in .markdownlint-cli2.mjs${edit ? ', or let --fix do it' : ''}.`,
    ...(edit ? {edit} : {}),
  };
}

/** Markdown that is no page: what documents the project, and parts of pages. */
async function otherFiles({root, pages, only}: Site): Promise<TextFile[]> {
  const known = new Set(pages.map(({file}) => file));
  const all = await sourceTexts(root, ['{docs,blog,src}/**/*.{md,mdx}', '*.{md,mdx}']);
  return all.filter(({file}) => !known.has(file) && isAsked(file, only));
}

/** Markdown is written in one way: heading levels, lists, blank lines, languages of code. */
export const markdown: Rule = async (site) => {
  const {lint} = await import('markdownlint/promise');
  const {applyFixes} = await import('markdownlint');
  const settings = path.join(site.root, '.markdownlint-cli2.mjs');
  const {default: options} = existsSync(settings)
    ? ((await import(pathToFileURL(settings).href)) as {default: {config: Configuration}})
    : {default: {config: {default: true}}};
  const all = [...site.pages, ...(await otherFiles(site))];
  const strings = Object.fromEntries(all.map(({file, text}) => [file, text]));
  const found = await lint({strings, config: options.config});
  return all.flatMap((source) => {
    const faults = found[source.file] ?? [];
    const fixed = faults.length > 0 ? applyFixes(source.text, faults) : source.text;
    return faults.map((fault) => findingOf(source, fault, fixed));
  });
};
