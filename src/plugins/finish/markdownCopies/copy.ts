import type {Element, Root} from 'hast';
import {attribute, findElement, hasClass} from '../html/readPage';
import type {ParsedPage} from '../html/readBuild';
import {toMarkdown} from './toMarkdown';

/** Path of a page's Markdown below the build: its address plus `.md`. */
export function copyPath(page: string): string {
  return page === '/' ? 'index.md' : `${page.slice(1)}.md`;
}

/** The element that contains the text of a page. */
function findContent(tree: Root): Element | undefined {
  const main = findElement(tree, ({tagName}) => tagName === 'main');
  return main && (findElement(main, (element) => hasClass(element, 'markdown')) ?? main);
}

/**
 * Renders a page as Markdown: title, description, address and text.
 *
 * @param url - full address of the page
 */
export function markdownCopy(page: ParsedPage, url: string): string {
  const content = findContent(page.tree);
  const isPost = findElement(page.tree, (element) => hasClass(element, 'blog-post-page'));
  const published = isPost && findElement(page.tree, ({tagName}) => tagName === 'time');
  const date = published && attribute(published, 'dateTime')?.slice(0, 10);
  const body = content ? toMarkdown(content, url).replace(/^# .*\n+/, '') : '';
  const description = page.meta['description'];
  return [
    `# ${page.title}`,
    description && `> ${description}`,
    `Address: ${url}${date ? `\nPublished: ${date}` : ''}`,
    body,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
