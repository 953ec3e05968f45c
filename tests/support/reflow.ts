import type {Page} from '@playwright/test';

/** Elements that make the page wider than the viewport, and elements whose text is clipped. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const viewportWidth = document.documentElement.clientWidth;
    const describe = (element: Element): string =>
      `${element.localName}${element.id ? `#${element.id}` : ''} '${(element.textContent ?? '').trim().slice(0, 30)}'`;
    const fitsViewport = (element: Element): boolean =>
      element.getBoundingClientRect().right <= viewportWidth + 1;
    const isInScrollContainer = ({parentElement: parent}: Element): boolean =>
      parent !== null &&
      parent !== document.body &&
      ((getComputedStyle(parent).overflowX !== 'visible' && fitsViewport(parent)) ||
        isInScrollContainer(parent));
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > viewportWidth) {
      for (const element of document.body.querySelectorAll('*')) {
        const {right, width} = element.getBoundingClientRect();
        if (width > 0 && !fitsViewport(element) && !isInScrollContainer(element)) {
          problems.push(`${describe(element)} ends at ${Math.round(right)} px`);
        }
      }
      if (problems.length === 0) {
        problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      }
    }
    // Text that overflows an element with hidden overflow can't be read.
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(p, li, dt, dd, h1, h2, h3, a, button, label, summary)',
    )) {
      const {overflowX, display, clipPath} = getComputedStyle(element);
      const isClipping = overflowX === 'hidden' || overflowX === 'clip';
      if (
        isClipping &&
        display !== 'inline' &&
        clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        problems.push(`${describe(element)} is clipped`);
      }
    }
    return problems;
  });
}

/**
 * Horizontal scroll containers that aren't allowed. Allowed are tables, code and drawings if they can be focused,
 * and rows of links, which scroll into view when focused.
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
      .map((element) => `${element.localName}.${element.className} scrolls horizontally`),
  );
}

/**
 * Siblings whose texts overlap: both are visible block-level elements in normal flow, and they overlap by more than
 * 4 px in both directions.
 */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTextBlock = (element: Element): boolean => {
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
        const previous = element.previousElementSibling;
        if (!previous || !isTextBlock(element) || !isTextBlock(previous)) {
          return [];
        }
        const [a, b] = [previous.getBoundingClientRect(), element.getBoundingClientRect()];
        const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        return overlapY > 4 && overlapX > 4
          ? [
              `${element.localName} '${element.textContent?.trim().slice(0, 30)}' overlaps the previous sibling`,
            ]
          : [];
      },
    );
  });
}
