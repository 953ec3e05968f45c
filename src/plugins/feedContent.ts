import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {SKIP, visit} from 'unist-util-visit';
import {attribute, hasClass} from './finish/html/readPage';

/** Whether an element would show as a dead button or stray words without the site's scripts and styles. */
function isPageOnly(element: Element): boolean {
  return (
    element.tagName === 'button' ||
    // Drawings are styled by classes; without them, text is black on black.
    element.tagName === 'svg' ||
    attribute(element, 'hidden') !== undefined ||
    hasClass(element, 'visually-hidden') ||
    hasClass(element, 'hash-link')
  );
}

/** Outermost elements of an article's HTML that must not be in a feed, in document order. */
export function pageOnlyElements(html: string): Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html, {fragment: true}), 'element', (element) => {
    if (isPageOnly(element)) {
      elements.push(element);
      return SKIP;
    }
    return undefined;
  });
  return elements;
}

/** What a feed has instead of an element: the description of a drawing. */
function replacement(element: Element): string {
  const label = element.tagName === 'svg' ? attribute(element, 'ariaLabel') : undefined;
  return label ? `<p>${label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>` : '';
}

/** Removes controls and visually hidden text from an article's HTML, and replaces drawings by their description. */
export function feedContent(html: string): string {
  return pageOnlyElements(html).reduceRight((text, element) => {
    const {start, end} = element.position ?? {};
    return text.slice(0, start?.offset) + replacement(element) + text.slice(end?.offset);
  }, html);
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** The blog's `createFeedItems`: Docusaurus' items with {@link feedContent}. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...options}) => {
  const items = await defaultCreateFeedItems(options);
  return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
};
