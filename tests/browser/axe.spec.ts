import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {sitemap} from '../support/build';
import {expect, hydrate, open, test} from '../support/site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const pages = [...new Set([...sitemap(), '/search', '/offline', '/404.html'])];

/** Pages are checked in a few groups, so that the workers share them and a failure names its page. */
const groupSize = 12;
const groups = Array.from({length: Math.ceil(pages.length / groupSize)}, (_, index) =>
  pages.slice(index * groupSize, (index + 1) * groupSize),
);

// A snapshot of the page at every step would cost more than the checks; the list that fails is enough.
test.use({trace: {mode: 'retain-on-failure', snapshots: false, screenshots: false}});

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Pages have no frames: the legacy mode looks at one document and opens no second page for the sum.
  const builder = new AxeBuilder({page})
    .setLegacyMode()
    .options(
      rules ? {runOnly: {type: 'rule', values: rules}} : {runOnly: {type: 'tag', values: tags}},
    );
  const {violations: found} = await builder.analyze();
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

for (const [index, group] of groups.entries()) {
  const first = index * groupSize + 1;
  test(`no accessibility violation on pages ${first} to ${first + group.length - 1}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const found: Record<string, string[]> = {};
    const note = (address: string, list: string[]): void => {
      if (list.length > 0) {
        found[address] = list;
      }
    };
    for (const address of group) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
        await page.goto(address);
        await hydrate(page);
        expect(await page.locator('iframe').count()).toBe(0);
        note(`${address} at ${width} px, light`, await violations(page));
        await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        note(
          `${address} at ${width} px, dark`,
          await violations(page, ['color-contrast', 'link-in-text-block']),
        );
        // Stage mode changes colours only, so that one width stands for both.
        if (width === 1280) {
          await page.evaluate(() => document.documentElement.setAttribute('data-stage', 'on'));
          note(
            `${address} at ${width} px, stage`,
            await violations(page, ['color-contrast', 'color-contrast-enhanced']),
          );
        }
      }
    }
    expect(found).toEqual({});
  });
}

test('would notice a violation', async ({page}) => {
  await page.goto('/videosync/introduction');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    document.querySelector('article')?.append(image);
  });
  expect((await violations(page)).some((violation) => violation.startsWith('image-alt'))).toBe(
    true,
  );
});

test('would notice a colour that is too faint, in stage mode too', async ({page}) => {
  await open(page, '/videosync/introduction');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-stage', 'on');
    const paragraph = document.createElement('p');
    paragraph.textContent = 'Faint';
    // Between 4.5:1, where the other rule takes over, and 7:1.
    paragraph.style.setProperty('color', '#9c7d5e');
    document.querySelector('article')?.append(paragraph);
  });
  expect(
    (await violations(page, ['color-contrast-enhanced'])).some((violation) =>
      violation.startsWith('color-contrast-enhanced'),
    ),
  ).toBe(true);
});
