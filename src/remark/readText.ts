import {readFileSync} from 'node:fs';

/** A text with LF line ends: a clone on Windows may have others, which no reader means. */
export const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/** Text of a file, with LF line ends. */
export const readText = (file: string): string => withLf(readFileSync(file, 'utf8'));
