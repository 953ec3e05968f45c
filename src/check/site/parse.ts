import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Page, SyntaxFault, TextFile} from './types';

type Parse = (text: string) => Root;

/** The two languages of pages. */
export type Readers = Record<'md' | 'mdx', Parse>;

/** Steps of Markdown that both languages have. */
export async function sharedSteps(): Promise<unknown[]> {
  return [(await import('remark-gfm')).default, (await import('remark-directive')).default];
}

/** The two languages of pages. Their packages are modules that only an asynchronous import reaches. */
export async function loadReaders(): Promise<Readers> {
  const {createProcessor} = await import('@mdx-js/mdx');
  const remarkPlugins = (await sharedSteps()) as never;
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

/** What reading the text of a page gives. */
export type Read = Pick<Page, 'tree' | 'syntaxErrors'>;

/** Lines that MDX cannot read are left out one by one, but no more than these. */
const maxSyntaxErrors = 10;

/** The line of a fault. What is never closed is named at its end, and has its beginning in the message. */
function lineOfFault({message, line}: {message: string; line?: number}, text: string): number {
  const opened = /\((\d+):\d+-\d+:\d+\)/.exec(message)?.[1];
  if (opened) {
    return Number(opened);
  }
  if (!/brace/.test(message)) {
    return line ?? 1;
  }
  // Code holds braces too, so the last line with one too many is meant.
  const lines = text.split('\n').slice(0, line);
  const isOpen = (one: string): boolean => one.split('{').length > one.split('}').length;
  return (lines.findLastIndex(isOpen) + 1 || line) ?? 1;
}

/** Replaces signs of MDX by others of the same length, so that offsets stay. */
const disarmed = (line: string): string => line.replace(/[{<]/g, '(').replace(/[}>]/g, ')');

/**
 * Reads the text of a page as the site does: `.mdx` with components, `.md` as plain CommonMark. A line
 * that cannot be read is taken for plain text, so that it hides nothing else.
 */
export function readTree({file, text}: TextFile, readers: Readers): Read {
  const read = readers[file.endsWith('.mdx') ? 'mdx' : 'md'];
  const lines = withoutFrontMatter(text).split('\n');
  const syntaxErrors: SyntaxFault[] = [];
  while (syntaxErrors.length < maxSyntaxErrors) {
    try {
      const tree = read(lines.join('\n'));
      return syntaxErrors.length > 0 ? {tree, syntaxErrors} : {tree};
    } catch (error) {
      const line = lineOfFault(error as Error, lines.join('\n'));
      const {message} = error as Error;
      const plain = disarmed(lines[line - 1] ?? '');
      // A line without such signs is the end of what begins elsewhere: then everything is plain text.
      const at = plain === lines[line - 1] ? [...lines.keys()] : [line - 1];
      for (const one of at) {
        lines[one] = disarmed(lines[one] ?? '').replace(/^(?:import|export)\b/, ' mport');
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
    // Its address is not lost with the rest.
    const slug = /^slug: *(\/\S+|[\w-]+) *$/m.exec(text)?.[1];
    const [why = ''] = (error as Error).message.split('\n');
    return {frontMatter: slug ? {slug} : {}, frontMatterError: why};
  }
}
