/** What the GLSL compiler of browsers reports, in words for beginners. */

import list from './compilerMeanings.json';
import {withoutPrefix} from './legacy';

/** Something that keeps a shader from running. */
export interface CompilerMessage {
  /** Line of the file as it was written, from 1. */
  line: number;
  /** Plain words. */
  message: string;
  /** The compiler's own message. */
  raw?: string;
  /** The line is in the vertex shader's file. */
  isVertex?: boolean | undefined;
}

/**
 * The most common messages of ANGLE, with which all supported browsers translate shaders, and
 * what they mean; the first that fits counts. `$1` is the name between the message's quotes.
 */
const meanings = list.map(({pattern, meaning}) => ({pattern: new RegExp(pattern), meaning}));

/** Plain words for one message, without its place. */
function explain(message: string): string {
  for (const {pattern, meaning} of meanings) {
    const match = pattern.exec(message);
    if (match) {
      return meaning.replace('$1', `“${match[1] ?? ''}”`);
    }
  }
  return 'The compiler rejects this line.';
}

/** Errors that the compiler follows up with others on the same line, as if the name had a value. */
const unknownName = /undeclared identifier|no matching overloaded function found/;
const followUpError =
  /dimension mismatch|cannot convert|l-value required|left of '\[' is not|field selection requires|wrong operand type/;

/**
 * Reads the log of a compiler.
 *
 * @param log - `getShaderInfoLog` of a shader that {@link fragmentSource} or {@link vertexSource} made
 * @param isVertex - the log is of the vertex stage
 * @returns problems, in the order of their lines, each message once a line
 */
export function readLog(log: string, isVertex?: boolean): CompilerMessage[] {
  const matches = [...log.matchAll(/ERROR: \d+:(\d+): ([^\n\0]*)/g)];
  const lines = matches.length > 0 ? matches : [['', '1', log.replace(/\0/g, '')]];
  const unknown = new Set(
    lines.flatMap(([, line, text = '']) => (unknownName.test(text) ? [line] : [])),
  );
  const problems = new Map<string, CompilerMessage>();
  const causes = lines.filter(
    ([, line, text = '']) => !unknown.has(line) || !followUpError.test(text),
  );
  for (const [, line, text = ''] of causes) {
    const raw = withoutPrefix(text.trim());
    problems.set(`${line}:${raw}`, {
      line: Math.max(1, Number(line)),
      message: explain(raw),
      raw,
      isVertex,
    });
  }
  return [...problems.values()].sort((one, other) => one.line - other.line);
}
