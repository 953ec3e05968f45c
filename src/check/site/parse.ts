import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Page, TextFile} from './types';

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
export type Read = Pick<Page, 'tree' | 'syntaxError'>;

/** Reads the text of a page as the site does: `.mdx` with components, `.md` as plain CommonMark. */
export function readTree({file, text}: TextFile, readers: Readers): Read {
  try {
    return {tree: readers[file.endsWith('.mdx') ? 'mdx' : 'md'](withoutFrontMatter(text))};
  } catch (error) {
    const {message, line} = error as {message: string; line?: number};
    return {tree: {type: 'root', children: []}, syntaxError: {line: line ?? 1, message}};
  }
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
    return {
      frontMatter: slug ? {slug} : {},
      frontMatterError: (error as Error).message.split('\n')[0] ?? '',
    };
  }
}
