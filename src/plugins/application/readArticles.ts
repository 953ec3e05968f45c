import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Article} from '../../data/types';
import {typographic} from '../../components/shared/typographic';

/**
 * Reads all articles, newest first; articles of one day by title.
 *
 * @param siteDir - root of the project
 * @throws Error that names the post whose front matter lacks title, slug or date
 */
export async function readArticles(siteDir: string): Promise<Article[]> {
  const folder = path.join(siteDir, 'blog');
  const files = (await readdir(folder, {recursive: true})).filter((file) => /\.mdx?$/.test(file));
  const articles = await Promise.all(
    files.sort().map(async (file): Promise<Article | undefined> => {
      const filePath = path.join(folder, file);
      const fileContent = await readFile(filePath, 'utf8');
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      const {title, slug, date, draft, unlisted} = frontMatter;
      if (draft || unlisted) {
        return undefined;
      }
      if (typeof title !== 'string' || typeof slug !== 'string' || date === undefined) {
        throw new Error(`blog/${file}: the front matter needs a title, a slug and a date.`);
      }
      const written = new Date(date as string | Date);
      if (Number.isNaN(written.getTime())) {
        throw new Error(
          `blog/${file}: the date is "${JSON.stringify(date)}"; write it as 2026-11-20.`,
        );
      }
      return {
        title: typographic(title),
        address: `/blog/${slug.replace(/^\//, '')}`,
        date: written.toISOString().slice(0, 10),
      };
    }),
  );
  return articles
    .filter((article) => article !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
}
