import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Configuration, LintError} from 'markdownlint';
import {sourceTexts} from '../../plugins/sourceTexts';
import type {Finding, Rule} from '../finding';
import {ResultCache} from '../site/resultCache';
import {isSelected, type Site, type TextFile} from '../site/types';

/** Fixes for rules whose description doesn't include one. */
const advice: Readonly<Record<string, string>> = {
  MD001: 'Add or remove a "#": the level below ## is ###.',
  MD003: 'Write ## and the heading on one line, without # after it and without a line below it.',
  MD004: 'Start each item with a hyphen.',
  MD018: 'Put a space after the #.',
  MD024: 'Make each heading say what the other section does not cover.',
  MD026: 'Remove the punctuation: a heading is not a sentence.',
  MD034: 'Write [link text](address).',
  MD036: 'Write it as a heading with ##, or as a sentence.',
  MD040: 'Add a language that the site highlights, or `text`. .markdownlint-cli2.mjs lists them.',
  MD042: 'Write the address between the parentheses.',
  MD045: 'Describe the image in the square brackets.',
  MD046: 'Put ``` on the lines before and after the code, and do not indent it.',
  MD048: 'Write three backticks instead of ~~~.',
  MD051: 'Check the anchor against the headings of the page.',
  MD052:
    'Check for a space in the address, curly quotes around the caption, or a footnote without its text, "[^1]: …". To show a bracket, write \\[.',
  MD059:
    'Name the target in the link text, as in [Fixture patch](/beam-for-live/application/fixture-patch).',
};

/**
 * @param fixed - the whole text with every mechanical fix
 */
function createFinding({file, text}: TextFile, fault: LintError, fixed: string): Finding {
  const {lineNumber, ruleNames, ruleDescription, errorDetail, fixInfo} = fault;
  const edit = fixInfo && {start: 0, end: text.length, text: fixed};
  return {
    file,
    line: lineNumber,
    problem: `Markdown: ${ruleDescription}${errorDetail ? ` (${errorDetail})` : ''}`,
    fix:
      advice[ruleNames[0] ?? ''] ??
      `See "${ruleNames.at(-1)}" in .markdownlint-cli2.mjs${edit ? ', or run the check with --fix' : ''}.`,
    ...(edit ? {edit} : {}),
  };
}

/** Markdown files that aren't pages: READMEs and partials. */
async function otherFiles({root, pages, only}: Site): Promise<TextFile[]> {
  const known = new Set(pages.map(({file}) => file));
  const all = await sourceTexts(root, ['{docs,blog,src}/**/*.{md,mdx}', '*.{md,mdx}']);
  return all.filter(({file}) => !known.has(file) && isSelected(file, only));
}

/** Markdown is consistent: heading levels, lists, blank lines, languages of code. */
export const markdown: Rule = async (site) => {
  const {lint} = await import('markdownlint/promise');
  const {applyFixes} = await import('markdownlint');
  const settings = path.join(site.root, '.markdownlint-cli2.mjs');
  const {default: options} = existsSync(settings)
    ? ((await import(pathToFileURL(settings).href)) as {default: {config: Configuration}})
    : {default: {config: {default: true}}};
  const all = [...site.pages, ...(await otherFiles(site))];
  const cache = new ResultCache<LintError[]>(site.root, 'markdown', JSON.stringify(options.config));
  const cached = new Map(all.map(({file, text}) => [file, cache.get(file, text)]));
  const changed = all.filter(({file}) => !cached.get(file));
  const strings = Object.fromEntries(changed.map(({file, text}) => [file, text]));
  const results = await lint({strings, config: options.config});
  changed.forEach(({file, text}) => cache.set(file, text, results[file] ?? []));
  return all.flatMap((source) => {
    const faults = cached.get(source.file) ?? results[source.file] ?? [];
    const fixed = faults.length > 0 ? applyFixes(source.text, faults) : source.text;
    return faults.map((fault) => createFinding(source, fault, fixed));
  });
};
