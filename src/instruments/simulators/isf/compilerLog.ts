/** What the GLSL compiler of browsers reports, in words for beginners. */

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
 * what they mean. `$1` is the name between the message's quotes.
 */
const meanings: readonly [RegExp, string][] = [
  [
    /^'(BEAT)' : undeclared identifier/,
    'Only Videosync has BEAT. Turn on “As in Videosync” here, or put the line between #ifdef VIDEOSYNC and #endif.',
  ],
  [
    /^'(.*)' : undeclared identifier/,
    '$1 isn’t declared. Check its spelling and capitals. If it’s an input, it must be in the header.',
  ],
  [
    /^'(.*)' : no matching overloaded function found/,
    'The function $1 doesn’t exist with these values. Check its name, how many values it gets, and that whole numbers have a decimal point (1.0) or, for a uint, a u (1u).',
  ],
  [
    /^'(.*)' : redefinition/,
    '$1 is declared twice. Inputs of the header are declared automatically: remove the second declaration.',
  ],
  [
    /^'(.*)' : (?:cannot convert|wrong operand types).*'(?:\w+ )*uint'/,
    'A uint and another type of number are used together, and $1 converts neither. Write 2u instead of 2, or uint(count), int(count) and float(count).',
  ],
  [
    /^'.*' : cannot convert from '(?:\w+ )*int' to '.*float'/,
    'A whole number is used where a float is needed. Write 1.0 instead of 1, or float(count) for a whole-number input.',
  ],
  [
    /^'.*' : cannot convert from '(?:\w+ )*float' to '(?:\w+ )*int'/,
    'A float is used where a whole number is needed. Write 1 instead of 1.0, or int(value).',
  ],
  [
    /^'(.*)' : wrong operand types.*'(?:\w+ )*int'/,
    'A whole number and a float are combined with $1. Write 2.0 instead of 2, or float(count) for a whole-number input.',
  ],
  [
    /^'(.*)' : (?:wrong operand types|array size mismatch)/,
    'The types on both sides of $1 don’t match, for example a vec2 and a vec3.',
  ],
  [
    /^'(.*)' : wrong operand type /,
    '$1 doesn’t work on this type: ! takes true or false, and a sign takes a number.',
  ],
  [
    /opaque type|sampler2Ds must be uniform|^'.*' : cannot convert .*sampler2D/,
    'An image isn’t a value. Read it with one of the IMG_ functions, as in IMG_THIS_PIXEL(inputImage).',
  ],
  [
    /^'=' : (?:cannot convert|.*dimension mismatch)/,
    'The value doesn’t fit the type on the left, for example a vec3 in a float.',
  ],
  [
    /^'\?:' : /,
    'Both values of ? : must have the same type. Next to a float, write 1.0 instead of 1.',
  ],
  [
    /^'(.*)' : (?:cannot convert|dimension mismatch)/,
    'The types don’t match, for example a vec3 where a float is needed.',
  ],
  [
    /boolean expression expected|must be a scalar bool/,
    'A condition is needed here, as in if (speed > 0.0). A number alone isn’t one.',
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
  [/^'(.*)' : invalid character/, '$1 isn’t a valid character in GLSL. Remove it.'],
  [
    /^'(.*)' : (?:invalid number|Integer overflow)/,
    '$1 isn’t a valid number in GLSL. Write it as 1 or 1.0, with no letters after it.',
  ],
  [
    /array size must|implicitly sized|unsized|^'' : constant expression required/,
    'An array needs a size: a whole number above 0 that never changes, as in float list[4].',
  ],
  [
    /index out of range|integer expression required|^'\[\]' : /,
    'An index in [ ] must be a whole number, from 0 to one less than the size. Write int(value) for a float.',
  ],
  [/left of '\[' is not/, 'Only arrays, vectors and matrices can have an index in [ ].'],
  [/^'(.*)' :\s+field selection requires/, 'The value before .$1 has no parts. Check its name.'],
  [
    /^'(.*)' : illegal - vector component/,
    '$1 mixes two ways of naming parts. Use letters of xyzw only, or of rgba only.',
  ],
  [/duplicate components/, 'Left of the =, each part of a vector can appear only once.'],
  [
    /^'(.*)' : (?:field selection out of range|illegal vector field selection|vector field selection)/,
    '$1 isn’t a part of this vector. A vec2 has x and y, a vec3 also z or b, a vec4 also w or a.',
  ],
  [
    /no such field in structure|Structure constructor|for structs/,
    'This doesn’t match the structure. Compare the names, the number and the types of its fields.',
  ],
  [
    /^'(.*)' : (?:not enough data|too many arguments|not enough arguments)/,
    '$1 has too few or too many values.',
  ],
  [/assigning non-constant/, 'A const needs a value that never changes. Remove the word const.'],
  [
    /l-value required.*"(\w+)"/,
    '$1 can’t be changed: inputs and automatic variables are read only. Copy it to a variable first.',
  ],
  [/l-value required/, 'The left side of this = can’t be changed: it isn’t a variable.'],
  [
    /cannot be passed for 'out'/,
    'The function changes this value, so it needs a variable here, not a number or an input.',
  ],
  [
    /must be initialized/,
    'A const needs its value where it is declared, as in const float a = 1.0.',
  ],
  [
    /global variable initializers must be constant/,
    'The start value of this variable changes while the shader runs. Give the variable its value in main().',
  ],
  [
    /^'(.*)' : function (?:already has a body|name expected)/,
    'The function $1 is written twice, or its name is used for something else.',
  ],
  [
    /same return type/,
    'A function of this name already exists, with another type before its name.',
  ],
  [
    /^'(.*)' : function does not return a value/i,
    'The function $1 needs a return with a value at its end.',
  ],
  [/void function cannot return/, 'This function is void, so its return can’t have a value.'],
  [
    /^'return' : /,
    'The value after return must have the type written before the function’s name. A float function returns 1.0, not 1.',
  ],
  [
    /^.*Function (\w+)\(\) called by/,
    'The function $1 is declared, but its code in { } is missing.',
  ],
  [/Recursive function call/, 'A function calls itself, which GLSL can’t do. Use a loop.'],
  [/\bvoid\b/, 'void means no value, so it can’t be used here.'],
  [/^'main' : .*missing|Missing main\(\)/i, 'The code needs a function void main().'],
  [
    /^'(.*)' : (?:Illegal use of reserved word|reserved|.*two consecutive underscores)/i,
    '$1 is a reserved word in GLSL. Use another name.',
  ],
  [
    /^'(.*)' : .*no default precision/,
    '$1 needs a precision. Remove your own precision statements.',
  ],
  [/only allowed in loops/, 'break and continue only work inside a loop.'],
  [
    /^'(?:case|switch|default)' : /,
    'switch and case take whole numbers, each number once, with code after the last one.',
  ],
  [
    /only allowed at global scope|const storage qualifier|qualifier combination/,
    'uniform, varying, in and out are only allowed outside functions.',
  ],
  [
    /^'(.*)' :\s+cannot initialize this type of qualifier/,
    'A $1 gets its value from outside. Make it an input of the header, with a DEFAULT.',
  ],
  [/multiple fragment outputs/, 'The output is gl_FragColor. Remove your own out variables.'],
  [
    /comparison operator only defined/,
    'Vectors can’t be compared like this. Compare their parts, or use length().',
  ],
  [
    /^'(#version|version)' : /,
    'Remove the #version line. The program that runs the shader adds it.',
  ],
  [
    /conditional|without a matching #if/,
    'The lines with #if, #else and #endif don’t match: each #if needs a condition and one #endif.',
  ],
  [
    /^'(.*)' : invalid directive name/,
    '#$1 isn’t allowed here. Other files can’t be included: copy their code.',
  ],
  [/^'' : {2}/, 'The shader’s own #error line stops it here.'],
];

/** Plain words for one message, without its place. */
function explain(message: string): string {
  for (const [pattern, meaning] of meanings) {
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
