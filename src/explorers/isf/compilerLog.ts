/** What the GLSL compiler of browsers reports, in words for beginners. */

/** Something that keeps a shader from running. */
export interface Problem {
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
 * what they mean. `$1` is the name between the message's quotes.
 */
const meanings: readonly [RegExp, string][] = [
  [
    /^'(BEAT)' : undeclared identifier/,
    'Only Videosync has BEAT. Switch Videosync on here, or use it behind #ifdef VIDEOSYNC.',
  ],
  [
    /^'(.*)' : undeclared identifier/,
    'Nothing has the name $1. Check its spelling and capitals; an input of this name has to be in the header.',
  ],
  [
    /^'(.*)' : no matching overloaded function found/,
    'The function $1 doesn’t exist with these values. Check its name, how many values it gets, and that whole numbers have a decimal point (1.0).',
  ],
  [
    /^'(.*)' : redefinition/,
    '$1 is declared twice. Inputs of the header are declared automatically: remove the second declaration.',
  ],
  [
    /^'=' : (?:cannot convert from 'const int' to '.*float'|cannot convert from 'int' to '.*float')/,
    'A whole number is used where a float is needed. Write 1.0 instead of 1, or float(count) for a whole-number input.',
  ],
  [
    /^'(.*)' : wrong operand types.*'(?:const )?(?:\w+ )*u?int'/,
    'A whole number and a float are combined with $1. Write 2.0 instead of 2, or float(count) for a whole-number input.',
  ],
  [
    /^'(.*)' : wrong operand types/,
    'The values on both sides of $1 don’t fit together, for example a vec2 and a vec3.',
  ],
  [
    /^'=' : (?:cannot convert|.*dimension mismatch)/,
    'The value doesn’t fit the type on the left, for example a vec3 in a float.',
  ],
  [
    /^'(.*)' : (?:cannot convert|dimension mismatch)/,
    'The values don’t fit together, for example a vec3 where a float is needed.',
  ],
  [
    /^'(\})' : syntax error/,
    'The line before the } is probably missing its semicolon, or a bracket isn’t closed.',
  ],
  [/^'' : syntax error/, 'The code ends too early. A closing } or */ is missing.'],
  [
    /^'(.*)' : syntax error/,
    '$1 isn’t expected here. Look for a missing semicolon, comma or bracket right before it, often at the end of the line above.',
  ],
  [
    /^'(.*)' : (?:field selection out of range|illegal vector field selection|vector field selection)/,
    '$1 isn’t a part of this vector. A vec2 has x and y, a vec3 also z or b, a vec4 also w or a.',
  ],
  [
    /^'(.*)' : (?:not enough data|too many arguments|not enough arguments)/,
    '$1 got too few or too many numbers.',
  ],
  [
    /^'(.*)' : (?:l-value required|assign.*)/,
    '$1 can’t be changed: inputs and automatic variables are read only. Copy it to a variable first.',
  ],
  [
    /^'(.*)' : function (?:already has a body|name expected)/,
    'The function $1 is written twice, or its name is used for something else.',
  ],
  [
    /^'(.*)' : function does not return a value/,
    'The function $1 needs a return with a value at its end.',
  ],
  [/^'main' : .*missing|Missing main\(\)/i, 'The code needs a function void main().'],
  [
    /^'(.*)' : (?:Illegal use of reserved word|reserved)/i,
    'GLSL keeps the word $1 for itself. Use another name.',
  ],
  [
    /^'(.*)' : .*no default precision/,
    '$1 needs a precision. Remove your own precision statements.',
  ],
  [
    /^'(#version|version)' : /,
    'Remove the #version line. The program that runs the shader adds it.',
  ],
];

/** Plain words for one message, without its place. */
function explain(message: string): string {
  for (const [pattern, meaning] of meanings) {
    const match = pattern.exec(message);
    if (match) {
      return meaning.replace('$1', `“${match[1] ?? ''}”`);
    }
  }
  return 'The compiler refuses this line.';
}

/**
 * Reads the log of a compiler.
 *
 * @param log - `getShaderInfoLog` of a shader that {@link fragmentSource} or {@link vertexSource} made
 * @param isVertex - the log is of the vertex stage
 * @returns problems, in the order of their lines, each message once a line
 */
export function readLog(log: string, isVertex = false): Problem[] {
  const problems = new Map<string, Problem>();
  for (const [, line, text = ''] of log.matchAll(/ERROR: \d+:(\d+): ([^\n\0]*)/g)) {
    const raw = text.trim();
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
