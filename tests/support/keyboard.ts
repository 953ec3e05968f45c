import type {Locator, Page} from '@playwright/test';
import {expect} from './site';

/**
 * Presses Tab until an element has the focus.
 *
 * @throws Error after `maxPresses` presses
 */
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
 * Focuses the tab stop before an element, so that one Tab reaches it. Other tests show that Tab reaches every stop.
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

/** A tab stop and its problems. */
export interface TabStop {
  /** Tag name, id and text; empty if nothing has the focus. */
  element: string;
  /**
   * Index among the elements of the body (scripts are added to the head and removed); -1 if nothing has the focus, NaN
   * in a container whose `reading-flow` isn't the order of the document.
   */
  position: number;
  problems: string[];
}

/** Checks the focused element: it must be in the viewport, not obscured (WCAG 2.2, 2.4.11), and outlined (2.4.7). */
export function inspectFocus(page: Page): Promise<TabStop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return {element: '', position: -1, problems: []};
    }
    let flow: Element | null = element;
    while (
      flow &&
      ['', 'normal'].includes(getComputedStyle(flow).getPropertyValue('reading-flow'))
    ) {
      flow = flow.parentElement;
    }
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const result = {
      element: `${element.localName}${element.id ? `#${element.id}` : ''} '${text.slice(0, 40)}'`,
      position: flow ? NaN : [...document.body.querySelectorAll('*')].indexOf(element),
      problems: [] as string[],
    };
    // A control may be transparent, with its styles on the label around it.
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
    const isUnobscured = ([x, y]: [number, number]): boolean => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (visible.contains(at) || at.contains(visible));
    };
    if (boxes.length === 0) {
      result.problems.push('is hidden');
    } else if (!points.some(isUnobscured)) {
      result.problems.push('is obscured or outside the viewport');
    }
    // The outline of a field may be on an element around it.
    const container = visible.closest(':is(form, label, div):focus-within') ?? visible;
    const styles = [visible, element, container, ...visible.querySelectorAll('*')].map((part) =>
      getComputedStyle(part),
    );
    const hasOutline = styles.some(
      ({outlineStyle, outlineWidth}) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
    );
    if (!hasOutline) {
      result.problems.push('has no outline');
    }
    return result;
  });
}
