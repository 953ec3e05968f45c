/** What the GLSL compiler of browsers reports, in words for beginners. */

import list from './compilerMeanings.json';
import {withoutPrefix} from './legacy';

/** Something that keeps a shader from running. */
export interface CompilerMessage {
  /** Line of the file as it was written, from 1. */
  line: number;
  /** Plain words. */
  message: string;
  /** What the compiler said. */
  raw?: string;
  /** The file that the line is in: the vertex shader's, or the main one. */
  isVertex?: boolean;
}

/**
 * The commonest messages of ANGLE, which all browsers of the site's floor translate shaders with, and
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

/**
 * Reads the log of a compiler.
 *
 * @param log - `getShaderInfoLog` of a shader that {@link fragmentSource} or {@link vertexSource} made
 * @param isVertex - the log is of the vertex stage
 * @returns problems, in the order of their lines, each message once a line
 */
export function readLog(log: string, isVertex = false): CompilerMessage[] {
  const problems = new Map<string, CompilerMessage>();
  for (const [, line, text = ''] of log.matchAll(/ERROR: \d+:(\d+): ([^\n\0]*)/g)) {
    const raw = withoutPrefix(text.trim());
    problems.set(`${line}:${raw}`, {
      line: Math.max(1, Number(line)),
      message: explain(raw),
      raw,
      ...(isVertex ? {isVertex} : {}),
    });
  }
  if (problems.size === 0) {
    const raw = log.replace(/\0/g, '').trim();
    return [{line: 1, message: explain(raw), raw, ...(isVertex ? {isVertex} : {})}];
  }
  return [...problems.values()].sort((one, other) => one.line - other.line);
}
