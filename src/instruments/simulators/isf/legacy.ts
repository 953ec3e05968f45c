import glsl from './glslNames.json';

/**
 * Translates what desktop GLSL allows and WebGL 2's language (GLSL ES 3.00) doesn't: initialisers of global
 * variables that aren't constant (ES 3.00, section 4.3), and own functions with the name of a built-in one
 * (6.1). Both are translated by macros beside the code in question, so that the preprocessor decides about
 * them together with that code.
 */

/** Prefix of names that would collide; {@link withoutPrefix} removes it from messages. */
const prefix = 'isf_own_';

/** Functions of GLSL ES 3.00, which no shader may declare again. */
const builtIn = new Set(glsl.builtIn);

const type = String.raw`(?:void|float|int|uint|bool|[biu]?vec[234]|mat[234](?:x[234])?)`;

/** A name that isn't a part of a vector or a structure. */
const namePattern = /(?<![\w.])[A-Za-z_]\w*/g;
const global = new RegExp(
  String.raw`^(\s*)((?:(?:const|highp|mediump|lowp)\s+)*)(${type}|[A-Za-z_]\w*)\s+([A-Za-z_]\w*[\s\S]*)$`,
);
const declarator = /^\s*(\w+)\s*((?:\[[^\]]+\]\s*)?)(?:=([\s\S]*))?$/;

/** Parts of a text between commas that are in no brackets. */
export function splitCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += '([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0;
    if (character === ',' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  }
  return parts;
}

/** What a directive does to branches of the preprocessor. */
const branch = /^\s*#\s*(?:(if)|(el)|(endif))/;

/**
 * Code that WebGL 2 compiles, of code without comments that desktop GLSL compiles. Initialisers that aren't
 * constant move into functions that run before `main`.
 *
 * @param changing - names of uniforms and other values that aren't constant
 */
export function fromDesktop(code: string, changing: Iterable<string>): string {
  const variables = new Set(changing);
  const isConstant = (value: string): boolean =>
    (value.match(namePattern) ?? []).every((name) => !variables.has(name));
  let initialiserCount = 0;
  let line = 1;
  let depth = 0;
  /** Depths where branches begin: braces of only one of them count. */
  const depths: number[] = [];
  // A directive with its continued lines, or what ends at a semicolon or a brace.
  const rewritten = code.replace(
    /[ \t]*#(?:\\\n|[^\n])*|[^;{}#]*[;{}]?/g,
    (piece: string): string => {
      const firstLine = line;
      line += piece.split('\n').length - 1;
      const isOutside = depth === 0;
      const [, isIf, isElse, isEnd] = branch.exec(piece) ?? [];
      if (isIf) {
        depths.push(depth);
      } else if (isElse) {
        depth = depths.at(-1) ?? depth;
      } else if (isEnd) {
        depths.pop();
      }
      depth += piece.endsWith('{') ? 1 : piece.endsWith('}') ? -1 : 0;
      const [, macro = '', body = ''] = /^\s*#\s*define\s+(\w+)([\s\S]*)$/.exec(piece) ?? [];
      const [, functionName = ''] = /^[^=]*?(\w+)\s*\([^()]*\)\s*[{;]$/.exec(piece) ?? [];
      if (macro !== '' && !isConstant(body)) {
        variables.add(macro);
      }
      if (isOutside && functionName !== '') {
        variables.add(functionName);
        if (builtIn.has(functionName)) {
          return `\n#define ${functionName} ${prefix}${functionName}\n#line ${firstLine}\n${piece}`;
        }
      }
      const [, space = '', qualifiers = '', kind = '', rest = ''] =
        (isOutside && piece.endsWith(';') && global.exec(piece.slice(0, -1))) || [];
      const parts = splitCommas(rest).map((part) => declarator.exec(part));
      if (
        rest === '' ||
        parts.includes(null) ||
        /^(?:uniform|in|out|varying|precision|return)$/.test(kind)
      ) {
        return piece;
      }
      const values = parts.flatMap((part) => (part?.[3] === undefined ? [] : [part]));
      const hasChanging = values.some(([, , , value = '']) => !isConstant(value));
      if (hasChanging || !qualifiers.includes('const')) {
        parts.forEach((part) => variables.add(part?.[1] ?? ''));
      }
      if (!hasChanging) {
        return piece;
      }
      const start = `isf_start${initialiserCount}`;
      initialiserCount += 1;
      const declarations = parts.map((part) => `${part?.[1]}${part?.[2]}`).join(', ');
      const assignments = values.map(([, name, , value]) => `${name} =${value};`).join(' ');
      return `${space}${qualifiers.replace(/const\s+/, '')}${kind} ${declarations}; void ${start}() { ${assignments} }\n#define ${start.toUpperCase()}\n#line ${line}\n`;
    },
  );
  if (initialiserCount === 0) {
    return rewritten;
  }
  const calls = Array.from(
    {length: initialiserCount},
    (_, index) => `#ifdef ISF_START${index}\nisf_start${index}();\n#endif\n`,
  );
  return `${rewritten.replace(/\bmain\b/g, `${prefix}main`)}\nvoid main() {\n${calls.join('')}${prefix}main();\n}`;
}

/** A compiler's message with the names that the reader wrote. */
export function withoutPrefix(message: string): string {
  return message.replaceAll(prefix, '');
}
