import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {feedFiles} from '../../config/feeds';
import {pageOnlyElements} from '../feedContent';
import type {Build} from './build';
import {writeBuilt} from './writeBuilt';

/** Self link of each feed format: the pattern to insert it after, and its markup. */
const selfLinks = {
  [feedFiles.articles.atom]: (address: string) => [
    /<feed [^>]*>/,
    `<link rel="self" href="${address}"/>`,
  ],
  [feedFiles.articles.rss]: (address: string) => [
    /<channel>/,
    `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="${address}"/>`,
  ],
  [feedFiles.articles.json]: (address: string) => [
    /^\{/,
    `"feed_url": ${JSON.stringify(address)},`,
  ],
} as const satisfies Record<string, (address: string) => readonly [RegExp, string]>;

/**
 * Adds a self link to a feed, which Docusaurus has no option for.
 *
 * @throws Error if the feed doesn't begin as expected
 */
export function withSelfLink(feed: string, file: keyof typeof selfLinks, address: string): string {
  const [after, link] = selfLinks[file](address);
  if (!after.test(feed)) {
    throw new Error(
      `${file} does not contain ${after}, after which the link to the feed itself is inserted.`,
    );
  }
  return feed.replace(after, (start) => start + link);
}

/** Error messages for items of a JSON feed with elements that only work on pages. */
export function feedErrors(feed: string): string[] {
  const {items} = JSON.parse(feed) as {items: {url: string; content_html: string}[]};
  return items.flatMap(({url, content_html: html}) =>
    pageOnlyElements(html).map(
      ({tagName}) => `${url}: the feed contains <${tagName}>, which only works on pages`,
    ),
  );
}

/** Links each feed of the articles to itself, and checks the content of the items. */
export async function finishArticleFeeds({outDir, origin, baseUrl}: Build): Promise<void> {
  if (!existsSync(path.join(outDir, feedFiles.articles.json))) {
    // Docusaurus writes no feeds for a blog without posts.
    return;
  }
  for (const file of Object.values(feedFiles.articles)) {
    const feed = await readFile(path.join(outDir, file), 'utf8');
    await writeBuilt(outDir, file, withSelfLink(feed, file, origin + baseUrl + file));
  }
  const errors = feedErrors(await readFile(path.join(outDir, feedFiles.articles.json), 'utf8'));
  if (errors.length > 0) {
    throw new Error(errors.join('\n'));
  }
}
