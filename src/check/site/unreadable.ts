import {isUtf8} from 'node:buffer';
import type {Unreadable} from './types';

/** Line of the first byte that is not UTF-8. */
function firstWrongLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start <= bytes.length; line += 1) {
    const next = bytes.indexOf(10, start);
    const end = next < 0 ? bytes.length : next;
    if (!isUtf8(bytes.subarray(start, end))) {
      return line;
    }
    start = end + 1;
  }
  return 1;
}

/** What keeps a file from being text that the other rules can work with, if anything. */
export function unreadable(bytes: Buffer): Unreadable | undefined {
  if (!isUtf8(bytes)) {
    return {
      line: firstWrongLine(bytes),
      problem: 'The file is not written in UTF-8',
      fix: 'Save it again with the encoding UTF-8; signs such as ä may be wrong until then.',
    };
  }
  const text = bytes.toString('utf8');
  const conflict = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (conflict && /^<{7} /m.test(text)) {
    return {
      line: text.slice(0, conflict.index).split('\n').length,
      problem: 'Two versions of the file were merged, and git could not decide between them',
      fix: 'Keep what is right of each pair, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  const fixed = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (fixed === text) {
    return undefined;
  }
  return text.startsWith('\uFEFF')
    ? {
        line: 1,
        problem: 'The file begins with a byte order mark (BOM), an invisible sign',
        fix: 'Save it as UTF-8 without BOM, or let --fix do it.',
        fixed,
      }
    : {
        line: text.slice(0, text.indexOf('\r')).split('\n').length,
        problem: 'Lines end in CR or CRLF, as on Windows',
        fix: 'Save it with line ends of LF (Unix), or let --fix do it.',
        fixed,
      };
}
