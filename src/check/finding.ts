import type {Fault, Site} from './site/types';

/** A mechanical fix: the characters from `start` to before `end` become `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A fault with what the check can do about it. */
export interface Finding extends Fault {
  /** Present if `--fix` can do it. Offsets into the file as it was read. */
  edit?: Edit;
  /** Files and folders whose findings come first: while they have any, this one is left out. */
  restsOn?: readonly string[];
}

/** What is wrong, and what to do about it. */
export type Message = [problem: string, fix: string];

/** Makes findings about one file. */
export const about =
  ({file}: {file: string}) =>
  (line: number, problem: string, fix: string): Finding => ({file, line, problem, fix});

/** A rule of the writer's check: returns what is wrong with a site, and changes nothing. */
export type Rule = (site: Site) => Finding[] | Promise<Finding[]>;

/** Line of an offset, both as editors count: lines from 1, offsets from 0. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** First line that contains a text, or the first line of the file. */
export function lineOf(text: string, part: string): number {
  return lineAt(text, Math.max(0, text.indexOf(part)));
}

/** The line that is printed for a finding. */
export function format({file, line, problem, fix}: Finding, rule: string): string {
  return `${file}:${line}: ${problem}. ${fix} (${rule})`;
}

/**
 * Carries out the fixes of one file. Of two that touch the same characters the first one wins; the
 * next run finds the other again.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let fixed = '';
  let end = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start >= end) {
      fixed += text.slice(end, edit.start) + edit.text;
      end = edit.end;
    }
  }
  return fixed + text.slice(end);
}
