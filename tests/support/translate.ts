import type {Page} from '@playwright/test';

/**
 * Replaces the text nodes of the page by `<font>` elements, as the translators of Chrome and Edge do. Runs in the
 * page. SVG can't show them.
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

/** Runs {@link replaceTextNodes} in a page of Playwright. */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTextNodes);
