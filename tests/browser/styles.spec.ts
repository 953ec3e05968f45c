import type {Page} from '@playwright/test';
import {sitemap} from '../support/build';
import {expect, test} from '../support/site';

/*
 * The styles come in two sheets. Pages that do not link the second one get it with the application;
 * what a reader sees must not depend on whether it is there, nor on the order of the two.
 */
test.use({serviceWorkers: 'block'});

const more = /assets\/css\/more\.[0-9a-f]+\.css/;

/** Place and look of every visible element, one line each. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'color',
      'background-color',
      'background-image',
      'font',
      'border',
      'border-radius',
      'box-shadow',
      'text-decoration',
      'opacity',
      'transform',
      'z-index',
    ];
    const styleOf = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((property) => style.getPropertyValue(property)).join('|');
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const marks = ['::before', '::after']
          .filter((pseudo) => getComputedStyle(element, pseudo).content !== 'none')
          .map((pseudo) => styleOf(element, pseudo));
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        return [name, x, y, width, height, styleOf(element), ...marks].join(' ');
      });
  });
}

/** Address of the second sheet, and whether the page links it. */
function secondSheet(page: Page): Promise<{address: string | undefined; isLinked: boolean}> {
  return page.evaluate((pattern) => {
    const sheet = new RegExp(pattern);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const linked = links.find(({href}) => sheet.test(href));
    const list = document.getElementById('app-scripts')?.textContent ?? '[]';
    const listed = (JSON.parse(list) as string[]).find((file) => sheet.test(file));
    return {address: linked?.href ?? listed, isLinked: linked !== undefined};
  }, more.source);
}

async function addSheet(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.addEventListener('load', resolve);
        document.head.append(link);
      }),
    address,
  );
}

const groups = [0, 1, 2, 3].map((rest) => sitemap().filter((_, index) => index % 4 === rest));

for (const [index, group] of groups.entries()) {
  test(`the second sheet changes nothing on pages that do not link it (${index + 1} of 4)`, async ({
    page,
  }) => {
    await page.route('**/assets/js/main.*.js', () => {});
    await page.emulateMedia({reducedMotion: 'reduce'});
    let compared = 0;
    for (const [place, address] of group.entries()) {
      await page.setViewportSize({width: place % 2 ? 390 : 1280, height: 900});
      await page.goto(address);
      const {address: sheet, isLinked} = await secondSheet(page);
      expect(sheet, address).toBeDefined();
      if (sheet && !isLinked) {
        const before = await look(page);
        await addSheet(page, sheet);
        expect(await look(page), address).toEqual(before);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(group.length / 2);
  });
}

test('would notice a page that lacks it', async ({page}) => {
  await page.route('**/assets/js/main.*.js', () => {});
  await page.goto('/handbook/tools');
  const {address, isLinked} = await secondSheet(page);
  expect(isLinked).toBe(true);
  const before = await look(page);
  await page.evaluate((href) => {
    document.querySelector(`link[href="${new URL(href).pathname}"]`)?.remove();
  }, address ?? '');
  expect(await look(page)).not.toEqual(before);
});
