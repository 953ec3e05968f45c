import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {frontMatterProblems} from './frontMatter';
import {kindOf} from '../remark/sources';
import {typographic} from '../components/shared/typographic';

/**
 * Reads a page's front matter as Docusaurus does, and stops the build if it lacks something.
 * For `markdown.parseFrontMatter` of the configuration.
 *
 * @param siteDir - root of the project
 * @throws Error that names the file and every key that is wrong
 */
export function checkedFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  return async ({defaultParseFrontMatter, ...page}) => {
    const parsed = await defaultParseFrontMatter(page);
    const file = path.relative(siteDir, page.filePath).split(path.sep).join('/');
    const isPage = /^(?:docs|blog|src\/pages)\//.test(file) && !/(?:^|\/)_/.test(file);
    const problems = isPage
      ? frontMatterProblems(kindOf(file), parsed.frontMatter, page.fileContent)
      : [];
    if (problems.length > 0) {
      const list = problems.map(({message}) => `\n  ${message}`).join('');
      throw new Error(`The front matter of ${file} has to be fixed:${list}`);
    }
    // Questions for the owner stay in the source; a page would carry them to every reader.
    const {confirm: _, ...frontMatter} = parsed.frontMatter;
    for (const key of ['title', 'description', 'sidebar_label']) {
      const text = frontMatter[key];
      frontMatter[key] = typeof text === 'string' ? typographic(text) : text;
    }
    return {...parsed, frontMatter};
  };
}
