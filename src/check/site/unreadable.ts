import {isUtf8} from 'node:buffer';
import {withLf} from '../../remark/readText';
import {lineAt} from '../finding';
import type {TextFault, Unreadable} from './types';

/** Line of the first byte that is not UTF-8. */
function findInvalidLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** Code point of a single character, for the message. */
const describeCharacter = (character: string): string =>
  [...character].length === 1 && !/[\r\uFEFF]/.test(character)
    ? ` (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
    : '';

/** Invisible characters, which `--fix` removes. */
const invisible: readonly [pattern: RegExp, problem: string, fix: string][] = [
  [
    /^\uFEFF/,
    'The file starts with a byte order mark (BOM), an invisible character',
    'Save it as UTF-8 without BOM, or run the check with --fix.',
  ],
  [
    /\r\n?/,
    'The lines end with CR or CRLF, as on Windows',
    'Save it with LF (Unix) line endings, or run the check with --fix.',
  ],
  [
    /(?![\t\n\r\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u,
    'The line contains an invisible character',
    'Retype the words around it, or run the check with --fix.',
  ],
];

/** Lines with invisible characters; for line endings and a byte order mark, only the first. */
export function findInvisible(text: string): TextFault[] {
  const [found] = invisible.filter(([pattern]) => pattern.test(text));
  if (!found) {
    return [];
  }
  const [pattern, problem, fix] = found;
  const faults = [...text.matchAll(new RegExp(pattern, 'gu'))].map((match) => ({
    line: lineAt(text, match.index),
    problem: `${problem}${describeCharacter(match[0])}`,
    fix,
  }));
  return found === invisible.at(-1)
    ? faults.filter(({line}, index) => line !== faults[index - 1]?.line)
    : faults.slice(0, 1);
}

/** Text without invisible characters, and with LF line endings. */
const withoutInvisible = (text: string): string =>
  invisible.reduce(
    (rest, [pattern]) =>
      rest.replace(new RegExp(pattern, 'gu'), (match) => (match.startsWith('\r') ? '\n' : '')),
    text,
  );

/**
 * Finds reasons why a file can't be read as text.
 *
 * @param isWindows - whether git checks out this clone with CRLF
 */
export function unreadable(bytes: Buffer, isWindows: boolean): Unreadable | undefined {
  if (!isUtf8(bytes)) {
    const line = findInvalidLine(bytes);
    const fix = 'Save it as UTF-8, then check letters such as ä.';
    return {faults: [{line, problem: 'The file is not encoded in UTF-8', fix}]};
  }
  const text = isWindows ? withLf(bytes.toString('utf8')) : bytes.toString('utf8');
  const conflict = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (conflict && /^<{7} /m.test(text)) {
    const line = lineAt(text, conflict.index);
    const fix =
      'Keep the right version of each conflict, and remove the lines that start with <<<<<<<, ======= or >>>>>>>.';
    return {faults: [{line, problem: 'The file contains conflict markers of git', fix}]};
  }
  const faults = findInvisible(text);
  return faults.length > 0 ? {faults, fixed: withoutInvisible(text)} : undefined;
}
