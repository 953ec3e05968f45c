import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in a part of the page, by some rules or by all. */
export async function violations(page: Page, rules?: string[], part = 'html'): Promise<string[]> {
  // Pages have no frames: the legacy mode looks at one document and opens no second page for the sum.
  // What has passed is not told: on long pages the telling takes as long as the looking.
  const builder = new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations']})
    .include(part);
  const {violations: found} = await (
    rules ? builder.withRules(rules) : builder.withTags(tags)
  ).analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
