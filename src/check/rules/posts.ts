import {lineAt, type Finding, type Rule} from '../finding';
import type {Page, Site} from '../site/types';
import {lineOfKey} from './front-matter';

function unknownNames(
  page: Page,
  key: 'authors' | 'tags',
  known: Record<string, unknown>,
): Finding[] {
  const names = page.frontMatter[key];
  return (Array.isArray(names) ? (names as string[]) : [])
    .filter((name) => !(name in known))
    .map((name) => ({
      file: page.file,
      line: lineOfKey(page.text, [key]),
      problem: `"${name}" is not in blog/${key}.yml`,
      fix: `Use one of ${Object.keys(known).join(', ')}, or add it there.`,
    }));
}

function summaryMark({file, text}: Page): Finding[] {
  const mark = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const count = text.split(mark).length - 1;
  if (count === 1) {
    return [];
  }
  return [
    {
      file,
      line: count === 0 ? 1 : lineAt(text, text.lastIndexOf(mark)),
      problem:
        count === 0
          ? 'The post does not say where its summary ends'
          : 'The post ends its summary twice',
      fix: `Put ${mark} on a line of its own after the first paragraph, once.`,
    },
  ];
}

export const posts: Rule = {
  name: 'posts',
  asks: 'Posts name known authors and tags, and mark the end of their summary.',
  find: ({pages, authors, tags}: Site) =>
    pages
      .filter(({kind}) => kind === 'post')
      .flatMap((post) => [
        ...unknownNames(post, 'authors', authors),
        ...unknownNames(post, 'tags', tags),
        ...summaryMark(post),
      ]),
};
