/** A text in a source file that readers may see. */
interface SourceString {
  text: string;
  /** Offset of the text's first character in the file. */
  start: number;
}

const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const jsxText = />([^<>{}]*[A-Za-z][^<>{}]*)</g;

/** String literals of TypeScript source, in order; comments are left out. */
export function findStrings(source: string): SourceString[] {
  const strings: SourceString[] = [];
  for (const match of source.matchAll(token)) {
    const text = match[1] ?? match[2] ?? match[3];
    if (text !== undefined) {
      strings.push({text, start: match.index + 1});
    }
  }
  return strings;
}

/** Text between the tags of JSX source. */
export function findJsxTexts(source: string): SourceString[] {
  const code = source.replace(token, (part) => ' '.repeat(part.length));
  return [...code.matchAll(jsxText)].map((match) => ({
    text: source.slice(match.index + 1, match.index + 1 + (match[1] as string).length),
    start: match.index + 1,
  }));
}
