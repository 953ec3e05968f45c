import type {Fault, Site} from './site/types';

/** A mechanical fix: the characters from `start` to before `end` become `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A problem, with its automatic fix if there is one. */
export interface Finding extends Fault {
  /** Fix for `--fix`, with offsets into the file as it was read. */
  edit?: Edit;
  /** Whether the file can't be read, so that its other findings are suppressed. */
  isUnreadable?: boolean;
  /** Files and folders that may be the cause: while they have findings, this one is suppressed. */
  possibleCauses?: readonly string[];
}

/** Problem and fix, as in {@link Finding}. */
export type Message = [problem: string, fix: string];

/** Returns a function that creates findings in a file. */
export const findingIn =
  ({file}: {file: string}) =>
  (line: number, problem: string, fix: string): Finding => ({file, line, problem, fix});

/** A lint rule: returns findings for a site, without side effects. */
export type Rule = (site: Site) => Finding[] | Promise<Finding[]>;

/** Line (from 1) of an offset (from 0). */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** First line that contains a text, or the first line of the file. */
export function findLine(text: string, part: string): number {
  return lineAt(text, Math.max(0, text.indexOf(part)));
}

/** Formats a finding as one line of output. */
export function format({file, line, problem, fix}: Finding, rule: string): string {
  return `${file}:${line}: ${problem}. ${fix} (${rule})`;
}

/**
 * Applies the edits of one file. Of overlapping edits the first one wins; the next run finds the other again. One that
 * ends at `Infinity` replaces the whole file, which the others have other offsets in.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let fixed = '';
  let end = 0;
  const whole = edits.filter(({end}) => end === Infinity).slice(0, 1);
  const applied = whole.length > 0 ? whole : [...edits].sort((a, b) => a.start - b.start);
  for (const edit of applied) {
    if (edit.start >= end) {
      fixed += text.slice(end, edit.start) + edit.text;
      end = edit.end;
    }
  }
  return fixed + text.slice(end);
}
