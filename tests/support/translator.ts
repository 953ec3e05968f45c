import type {Page} from '@playwright/test';

/** Replaces all text nodes of a page by `<font>` elements, as the translators of Chrome and Edge do. SVG cannot show them. */
export async function replaceTextNodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) {
      nodes.push(walker.currentNode as Text);
    }
    for (const node of nodes) {
      if (
        /\S/.test(node.data) &&
        !node.parentElement?.closest('script, style, textarea, option, svg')
      ) {
        const font = document.createElement('font');
        font.append(node.data);
        node.replaceWith(font);
      }
    }
  });
}
