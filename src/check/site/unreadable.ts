import {isUtf8} from 'node:buffer';
import {withLf} from '../../remark/readText';
import {lineAt} from '../finding';
import type {Unreadable} from './types';

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

/**
 * Finds a reason why a file can't be read as text.
 *
 * @param isWindows - whether git checks out this clone with CRLF
 */
export function unreadable(bytes: Buffer, isWindows: boolean): Unreadable | undefined {
  if (!isUtf8(bytes)) {
    return {
      line: findInvalidLine(bytes),
      problem: 'The file is not encoded in UTF-8',
      fix: 'Save it as UTF-8, then check letters such as ä.',
    };
  }
  const text = isWindows ? withLf(bytes.toString('utf8')) : bytes.toString('utf8');
  const conflict = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (conflict && /^<{7} /m.test(text)) {
    return {
      line: lineAt(text, conflict.index),
      problem: 'The file contains conflict markers of git',
      fix: 'Keep the right version of each conflict, and remove the lines that start with <<<<<<<, ======= or >>>>>>>.',
    };
  }
  const [match] = invisible.filter(([pattern]) => pattern.test(text));
  const fixed = invisible.reduce(
    (rest, [pattern]) =>
      rest.replace(new RegExp(pattern, 'gu'), (match) => (match.startsWith('\r') ? '\n' : '')),
    text,
  );
  return (
    match && {
      line: lineAt(text, text.search(match[0])),
      problem: `${match[1]}${describeCharacter(match[0].exec(text)?.[0] ?? '')}`,
      fix: match[2],
      fixed,
    }
  );
}
