import type {Page} from '@playwright/test';

/**
 * Replaces the text nodes of the page with `<font>` elements, as the translators of Chrome and Edge do, except in
 * SVG, which can't display them. Runs in the page.
 */
export function replaceTextNodes(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    if (
      text.data.trim() &&
      !text.parentElement?.closest('script, style, noscript, textarea, option, svg')
    ) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

/** Runs {@link replaceTextNodes} in a Playwright page. */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTextNodes);
