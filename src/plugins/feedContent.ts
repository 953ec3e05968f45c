import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {SKIP, visit} from 'unist-util-visit';
import {attribute, hasClass} from './finish/html/readPage';

/** What a feed reader, without our scripts and style sheets, would show as a dead button or stray words. */
function isForPagesOnly(element: Element): boolean {
  return (
    element.tagName === 'button' ||
    attribute(element, 'hidden') !== undefined ||
    hasClass(element, 'visually-hidden') ||
    hasClass(element, 'hash-link')
  );
}

/** Elements of an article's HTML that must not be in a feed, outermost only, in their order. */
export function pageOnlyElements(html: string): Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html, {fragment: true}), 'element', (element) => {
    if (isForPagesOnly(element)) {
      elements.push(element);
      return SKIP;
    }
    return undefined;
  });
  return elements;
}

/** An article's HTML for feeds: without controls, and without text that pages hide visually. */
export function feedContent(html: string): string {
  return pageOnlyElements(html).reduceRight((text, {position}) => {
    const {start, end} = position ?? {};
    return text.slice(0, start?.offset) + text.slice(end?.offset);
  }, html);
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** The blog's `createFeedItems`: Docusaurus' items with {@link feedContent}. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...options}) => {
  const items = await defaultCreateFeedItems(options);
  return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
};
