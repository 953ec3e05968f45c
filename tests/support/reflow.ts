import type {Page} from '@playwright/test';

/** What makes a page wider than the window, or text that is cut off. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layer = document.documentElement.clientWidth;
    const describe = (element: Element): string =>
      `${element.localName}${element.id ? `#${element.id}` : ''} '${(element.textContent ?? '').trim().slice(0, 30)}'`;
    const isNarrow = (element: Element): boolean =>
      element.getBoundingClientRect().right <= layer + 1;
    const scrolls = ({parentElement: box}: Element): boolean =>
      box !== null &&
      box !== document.body &&
      ((getComputedStyle(box).overflowX !== 'visible' && isNarrow(box)) || scrolls(box));
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > layer) {
      for (const element of document.body.querySelectorAll('*')) {
        const {right, width} = element.getBoundingClientRect();
        if (width > 0 && !isNarrow(element) && !scrolls(element)) {
          problems.push(`${describe(element)} ends at ${Math.round(right)} px`);
        }
      }
      if (problems.length === 0) {
        problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      }
    }
    // Text in a box that neither scrolls nor grows is lost.
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(p, li, dt, dd, h1, h2, h3, a, button, label, summary)',
    )) {
      const {overflowX, display, clipPath} = getComputedStyle(element);
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      if (
        isCut &&
        display !== 'inline' &&
        clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        problems.push(`${describe(element)} is cut`);
      }
    }
    return problems;
  });
}

/**
 * Boxes that scroll sideways must be tables, source text or drawings, and reachable by keyboard; or one
 * row of links, which come into view when they get the focus.
 */
export function findUnexpectedScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const {overflowX} = getComputedStyle(element);
        return (
          (overflowX === 'auto' || overflowX === 'scroll') &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 0 &&
          element.checkVisibility() &&
          (element.tabIndex < 0 ||
            !(element.localName === 'pre' || element.querySelector('table, svg, pre'))) &&
          !(
            element.localName === 'nav' &&
            [...element.children].every((child) => child.matches('a[href]'))
          )
        );
      })
      .map((element) => `${element.localName}.${element.className} scrolls sideways`),
  );
}

/**
 * Texts that stand one over the other: neighbours in the same box, both seen and in the flow, whose
 * places meet by more than a hair.
 */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPlain = (element: Element): boolean => {
      const {position, display, float} = getComputedStyle(element);
      return (
        (position === 'static' || position === 'relative') &&
        !display.startsWith('inline') &&
        float === 'none' &&
        element.textContent?.trim() !== '' &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true})
      );
    };
    return [...document.querySelectorAll('main *:not(svg, svg *) + *:not(svg *)')].flatMap(
      (element) => {
        const before = element.previousElementSibling;
        if (!before || !isPlain(element) || !isPlain(before)) {
          return [];
        }
        const [a, b] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        return high > 4 && wide > 4
          ? [
              `${element.localName} '${element.textContent?.trim().slice(0, 30)}' covers its neighbour`,
            ]
          : [];
      },
    );
  });
}
