import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Page, SyntaxFault, TextFile} from './types';

type Parse = (text: string) => Root;

/** Parsers of the two formats of pages. */
export type Parsers = Record<'md' | 'mdx', Parse>;

/** Remark plugins of both formats. */
export async function sharedPlugins(): Promise<unknown[]> {
  return [(await import('remark-gfm')).default, (await import('remark-directive')).default];
}

/** Loads the parsers of both formats. Their packages are ES modules, which need a dynamic import. */
export async function loadParsers(): Promise<Parsers> {
  const {createProcessor} = await import('@mdx-js/mdx');
  const remarkPlugins = (await sharedPlugins()) as never;
  const reader = (format: 'md' | 'mdx'): Parse => {
    const processor = createProcessor({format, remarkPlugins});
    return (text) => processor.parse(text);
  };
  return {md: reader('md'), mdx: reader('mdx')};
}

/** Blanks out the front matter, so that offsets and lines stay those of the file. */
export function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
}

/** Result of parsing a page. */
export type ParsedPage = Pick<Page, 'tree' | 'syntaxErrors'>;

/** Maximum number of lines to neutralize, one by one, before giving up. */
const maxSyntaxErrors = 10;

/** Line of a syntax error. For an unclosed element, the message has the start; the position is the end. */
function getFaultLine({message, line}: {message: string; line?: number}, text: string): number {
  const opened = /\((\d+):\d+-\d+:\d+\)/.exec(message)?.[1];
  if (opened) {
    return Number(opened);
  }
  if (!/brace/.test(message)) {
    return line ?? 1;
  }
  // Code contains braces, too, so take the last line with an unmatched one.
  const lines = text.split('\n').slice(0, line);
  const isOpen = (text: string): boolean => text.split('{').length > text.split('}').length;
  return (lines.findLastIndex(isOpen) + 1 || line) ?? 1;
}

/** Replaces MDX syntax by plain characters of the same length, which keeps offsets. */
const neutralize = (line: string): string => line.replace(/[{<]/g, '(').replace(/[}>]/g, ')');

/**
 * Parses a page as the build does: `.mdx` as MDX, `.md` as CommonMark. A line with a syntax error is treated as plain
 * text, so that the rest of the page is checked.
 */
export function readTree({file, text}: TextFile, parsers: Parsers): ParsedPage {
  const read = parsers[file.endsWith('.mdx') ? 'mdx' : 'md'];
  const lines = withoutFrontMatter(text).split('\n');
  const syntaxErrors: SyntaxFault[] = [];
  while (syntaxErrors.length < maxSyntaxErrors) {
    try {
      const tree = read(lines.join('\n'));
      return syntaxErrors.length > 0 ? {tree, syntaxErrors} : {tree};
    } catch (error) {
      const line = getFaultLine(error as Error, lines.join('\n'));
      const {message} = error as Error;
      const plain = neutralize(lines[line - 1] ?? '');
      // A line without MDX syntax ends something that starts elsewhere: then neutralize all lines.
      const indexes = plain === lines[line - 1] ? [...lines.keys()] : [line - 1];
      for (const index of indexes) {
        lines[index] = neutralize(lines[index] ?? '').replace(/^(?:import|export)\b/, ' mport');
      }
      syntaxErrors.push({line, message});
    }
  }
  return {tree: {type: 'root', children: []}, syntaxErrors};
}

/** Reads the front matter of a page as Docusaurus does. */
export async function readFrontMatter({
  file,
  text,
}: TextFile): Promise<Pick<Page, 'frontMatter' | 'frontMatterError'>> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
    return {frontMatter};
  } catch (error) {
    // Keeps the address of the page.
    const slug = /^slug: *(\/\S+|[\w-]+) *$/m.exec(text)?.[1];
    const [reason = ''] = (error as Error).message.split('\n');
    return {frontMatter: slug ? {slug} : {}, frontMatterError: reason};
  }
}
