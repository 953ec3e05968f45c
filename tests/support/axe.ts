import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe does not look at again: {@link markKnown} puts it on. */
const known = 'data-known';

/** Rules on colours. */
export const contrast = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in a part of the page.
 *
 * @param rules - some rules; by default all, or with 'structure' all but those on colours
 */
export async function violations(
  page: Page,
  rules?: string[] | 'structure',
  part = 'html',
): Promise<string[]> {
  // Pages have no frames: the legacy mode looks at one document and opens no second page for the sum.
  // What has passed is not told: on long pages the telling takes as long as the looking. No rule here
  // needs the style sheets or media files, which axe would fetch again (`preload`).
  const builder = new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations'], preload: false})
    .include(part)
    .exclude(`[${known}]`);
  if (Array.isArray(rules)) {
    builder.withRules(rules);
  } else {
    builder.withTags(tags).disableRules(rules === 'structure' ? contrast : []);
  }
  const {violations: found} = await builder.analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/**
 * Marks paragraphs, rows and headings that are built like others seen before: the same elements with the
 * same attributes that styles can ask for, in the same place. They have the same colours and sizes, which
 * is what takes axe the longest.
 *
 * @param seen - how those were built, of all pages up to now; what is new is added
 */
export async function markKnown(page: Page, seen: Set<string>): Promise<void> {
  const added = await page.evaluate(
    ([list, mark]) => {
      const before = new Set(list);
      const met = new Map<string, number>();
      const looks = (element: Element): string =>
        [...element.attributes]
          .filter(({name}) =>
            /^(?:class|style|data-|aria-|role|type|disabled|hidden|open)/.test(name),
          )
          .filter(({name}) => !/aria-(?:label|controls|describedby|labelledby|owns)/.test(name))
          .reduce((all, {name, value}) => `${all}[${name}=${value}]`, element.localName);
      const blocks = 'main :is(p, li, tr, dt, dd, h2, h3, h4, figcaption, summary, pre)';
      for (const block of document.querySelectorAll(blocks)) {
        let built = [...block.querySelectorAll('*')].map(looks).join(' ');
        for (
          let at: Element | null = block;
          at && at !== document.documentElement;
          at = at.parentElement
        ) {
          built = `${looks(at)}>${built}`;
        }
        const times = met.get(built) ?? 0;
        // Every other row of a table has another ground.
        if (before.has(built) || times > 1) {
          block.setAttribute(mark ?? '', '');
        }
        met.set(built, times + 1);
      }
      return [...met.keys()];
    },
    [[...seen], known] as const,
  );
  added.forEach((built) => seen.add(built));
}

/** Takes the marks of {@link markKnown} off again. */
export const unmark = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
  }, known);
