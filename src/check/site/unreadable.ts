import {isUtf8} from 'node:buffer';
import {withLf} from '../../remark/readText';
import {lineAt} from '../finding';
import type {Unreadable} from './types';

/** Line of the first byte that is not UTF-8. */
function firstWrongLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** Code point of a single character, for the message. */
const nameOf = (sign: string): string =>
  [...sign].length === 1 && !/[\r\uFEFF]/.test(sign)
    ? ` (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
    : '';

/** Invisible characters, which `--fix` removes. */
const signs: readonly [sign: RegExp, problem: string, fix: string][] = [
  [
    /^\uFEFF/,
    'The file begins with a byte order mark (BOM), an invisible sign',
    'Save it as UTF-8 without BOM, or let --fix do it.',
  ],
  [
    /\r\n?/,
    'Lines end in CR or CRLF, as on Windows',
    'Save it with line ends of LF (Unix), or let --fix do it.',
  ],
  [
    /(?![\t\n\r\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u,
    'The line has a character that nobody sees',
    'Type the words around it again, or let --fix do it.',
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
      line: firstWrongLine(bytes),
      problem: 'The file is not written in UTF-8',
      fix: 'Save it again with the encoding UTF-8; signs such as ä may be wrong until then.',
    };
  }
  const text = isWindows ? withLf(bytes.toString('utf8')) : bytes.toString('utf8');
  const conflict = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (conflict && /^<{7} /m.test(text)) {
    return {
      line: lineAt(text, conflict.index),
      problem: 'Two versions of the file were merged, and git could not decide between them',
      fix: 'Keep what is right of each pair, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  const [match] = signs.filter(([sign]) => sign.test(text));
  const fixed = signs.reduce(
    (rest, [sign]) =>
      rest.replace(new RegExp(sign, 'gu'), (one) => (one.startsWith('\r') ? '\n' : '')),
    text,
  );
  return (
    match && {
      line: lineAt(text, text.search(match[0])),
      problem: `${match[1]}${nameOf(match[0].exec(text)?.[0] ?? '')}`,
      fix: match[2],
      fixed,
    }
  );
}
