import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {frontMatterProblems} from './frontMatter';
import {getPageKind} from '../remark/sources';
import {typographic} from '../components/shared/typographic';

/**
 * Implements `markdown.parseFrontMatter` of the configuration: parses front matter like Docusaurus, and fails the
 * build if it is invalid.
 *
 * @param siteDir - root of the project
 * @throws Error that names the file and all invalid keys
 */
export function checkedFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  return async ({defaultParseFrontMatter, ...page}) => {
    const parsed = await defaultParseFrontMatter(page);
    const file = path.relative(siteDir, page.filePath).split(path.sep).join('/');
    const isPage = /^(?:docs|blog|src\/pages)\//.test(file) && !/(?:^|\/)_/.test(file);
    const problems = isPage
      ? frontMatterProblems(getPageKind(file), parsed.frontMatter, page.fileContent)
      : [];
    if (problems.length > 0) {
      const list = problems.map(({message}) => `\n  ${message}`).join('');
      throw new Error(`Invalid front matter in ${file}:${list}`);
    }
    // Questions for the owner must not be published with the page.
    const {confirm: _, ...frontMatter} = parsed.frontMatter;
    for (const key of ['title', 'description', 'sidebar_label']) {
      const text = frontMatter[key];
      frontMatter[key] = typeof text === 'string' ? typographic(text) : text;
    }
    return {...parsed, frontMatter};
  };
}
