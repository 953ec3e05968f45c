import path from 'node:path';
import {readText} from '../../remark/readText';
import {findLine} from '../finding';
import type {Fault, TextFault} from './types';

/** First syntax error of a module. */
async function syntaxFault(full: string): Promise<TextFault | undefined> {
  const {default: ts} = await import('typescript');
  const {diagnostics = []} = ts.transpileModule(readText(full), {
    reportDiagnostics: true,
    fileName: full,
  });
  const [first] = diagnostics;
  if (!first) {
    return undefined;
  }
  const reason = ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '');
  return {
    line: (first.file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0) + 1,
    problem: `The file cannot be parsed: ${reason}`,
    fix: 'Look for a missing or extra character near this line.',
  };
}

/** Fixes by a part of the message of an error that a module throws. */
const advice: readonly [RegExp, string][] = [
  [/is not defined/, 'Check the spelling of the name, or import it.'],
  [/^Cannot find|^Failed to (?:load|resolve)/, 'Check the path of the import.'],
];

/** First place of the project in the message or stack of an error. */
function findPlace(
  {message, stack = ''}: Error,
  root: string,
): {full: string; line: number} | undefined {
  const places = `${message}\n${stack}`.matchAll(
    /(?:file:\/\/)?((?:[A-Z]:)?[\\/][^\s():]+\.tsx?):(\d+):\d+/g,
  );
  const [place] = [...places].filter(
    ([, file = '']) => file.startsWith(root + path.sep) && !file.includes('node_modules'),
  );
  return place && {full: String(place[1]), line: Number(place[2])};
}

/**
 * Explains why a module can't be loaded.
 *
 * @param full - path of the module; the cause may be in one that it imports
 * @param root - root of the project
 * @returns undefined for a syntax error of an imported module, if the error doesn't name it
 */
export async function moduleFault(
  error: Error,
  full: string,
  root: string,
): Promise<Fault | undefined> {
  const place = findPlace(error, root) ?? {full, line: 1};
  const sources = [...new Set([full, place.full])];
  for (const source of sources) {
    const fault = await syntaxFault(source);
    if (fault) {
      return {file: toRelative(source, root), ...fault};
    }
  }
  if (/transform failed|parse failure/i.test(error.message)) {
    return undefined;
  }
  const reason = (error.message.split('\n')[0] ?? '').replace(/[.:]$/, '');
  const [, fix = 'Check the values on this line.'] =
    advice.find(([pattern]) => pattern.test(reason)) ?? [];
  const [, imported] =
    /^(?:Cannot find \w+|Failed to \w+(?: url)?) ['"]?([^'"\s]+)/.exec(reason) ?? [];
  const line = imported ? findLine(readText(full), imported) : place.line;
  const file = toRelative(imported ? full : place.full, root);
  return {file, line, problem: `The file cannot be loaded: ${reason}`, fix};
}

const toRelative = (full: string, root: string): string =>
  path.relative(root, full).split(path.sep).join('/');
