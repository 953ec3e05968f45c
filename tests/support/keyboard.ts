import type {Locator, Page} from '@playwright/test';
import {expect} from './site';

/** Presses Tab until an element has the focus; fails when it is not reached within `maxPresses` presses. */
export async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(
    `${String(target)} was not reached by ${maxPresses} presses of Tab; the focus is on ${at}`,
  );
}

/**
 * Takes the focus to the stop before an element, so that Tab leads to it at once. That Tab comes through
 * the whole of a page is proven apart.
 */
export async function focusBefore(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled, [type="radio"]') &&
        stop.checkVisibility({visibilityProperty: true}) &&
        Boolean(stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) &&
        !stop.closest('[inert]'),
    );
    stops.at(-1)?.focus({preventScroll: true});
  });
}

/** A tab stop, with its problems. */
export interface TabStop {
  element: string;
  /** Position among the elements of the body, because scripts come to the head and go; -1 for none of them. */
  position: number;
  problems: string[];
}

/**
 * Checks the focused element: it must be in the viewport, not covered
 * (WCAG 2.2, 2.4.11), and marked as focused (2.4.7).
 */
export function inspectFocus(page: Page): Promise<TabStop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return {element: '', position: -1, problems: []};
    }
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const result = {
      element: `${element.localName}${element.id ? `#${element.id}` : ''} '${text.slice(0, 40)}'`,
      position: [...document.body.querySelectorAll('*')].indexOf(element),
      problems: [] as string[],
    };
    // A control may be invisible, with the styles on the label around it.
    const visible =
      Number(getComputedStyle(element).opacity) === 0
        ? (element.parentElement ?? element)
        : element;
    const boxes = [...visible.getClientRects()].filter(
      ({width, height}) => width > 0 && height > 0,
    );
    const points = boxes.flatMap(({left, right, top, bottom}) =>
      [0.02, 0.5, 0.98].flatMap((x) =>
        [0.05, 0.5, 0.95].map((y): [number, number] => [
          left + (right - left) * x,
          top + (bottom - top) * y,
        ]),
      ),
    );
    const isSeen = ([x, y]: [number, number]): boolean => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (visible.contains(at) || at.contains(visible));
    };
    if (boxes.length === 0) {
      result.problems.push('is not shown');
    } else if (!points.some(isSeen)) {
      result.problems.push('is covered or outside the window');
    }
    // A field may be marked by the box around it.
    const box = visible.closest(':is(form, label, div):focus-within') ?? visible;
    const styles = [visible, element, box, ...visible.querySelectorAll('*')].map((part) =>
      getComputedStyle(part),
    );
    const isMarked = styles.some(
      ({outlineStyle, outlineWidth}) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
    );
    if (!isMarked) {
      result.problems.push('has no outline');
    }
    return result;
  });
}
