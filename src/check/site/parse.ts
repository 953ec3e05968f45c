import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Page, TextFile} from './types';

type Read = (text: string) => Root;

/** The two languages of pages. Their packages are modules that only an asynchronous import reaches. */
async function loadReaders(): Promise<Record<'md' | 'mdx', Read>> {
  const {createProcessor} = await import('@mdx-js/mdx');
  const remarkPlugins = [
    (await import('remark-gfm')).default,
    (await import('remark-directive')).default,
  ];
  const reader = (format: 'md' | 'mdx'): Read => {
    const processor = createProcessor({format, remarkPlugins});
    return (text) => processor.parse(text);
  };
  return {md: reader('md'), mdx: reader('mdx')};
}

let readers: ReturnType<typeof loadReaders> | undefined;

/** Blanks out the front matter, so that offsets and lines stay those of the file. */
export function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
}

/** What reading one Markdown file gives, apart from where it stands on the site. */
type Parsed = Pick<Page, 'frontMatter' | 'frontMatterError' | 'tree' | 'syntaxError'>;

async function readFrontMatter({
  file,
  text,
}: TextFile): Promise<Pick<Page, 'frontMatter' | 'frontMatterError'>> {
  try {
    return await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  } catch (error) {
    return {frontMatter: {}, frontMatterError: (error as Error).message.split('\n')[0] ?? ''};
  }
}

async function readTree({file, text}: TextFile): Promise<Pick<Page, 'tree' | 'syntaxError'>> {
  readers ??= loadReaders();
  const read = (await readers)[file.endsWith('.mdx') ? 'mdx' : 'md'];
  try {
    return {tree: read(withoutFrontMatter(text))};
  } catch (error) {
    const {message, line} = error as {message: string; line?: number};
    return {tree: {type: 'root', children: []}, syntaxError: {line: line ?? 1, message}};
  }
}

/** Reads a Markdown file as the site does: `.mdx` with components, `.md` as plain CommonMark. */
export async function parseMarkdown(file: TextFile): Promise<Parsed> {
  return {...(await readFrontMatter(file)), ...(await readTree(file))};
}
