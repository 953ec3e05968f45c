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

/** Opens a page without its application, and says where its second sheet is, and if it is linked. */
async function openPlain(
  page: Page,
  address: string,
): Promise<{sheet: string | undefined; isLinked: boolean}> {
  await page.goto(address);
  return page.evaluate((pattern) => {
    // Without its script the page would wait for the layout of what is below for ever.
    document.documentElement.removeAttribute('data-arriving');
    const sheet = new RegExp(pattern);
    const list = document.getElementById('app-scripts')?.textContent ?? '[]';
    const listed = (JSON.parse(list) as string[]).find((file) => sheet.test(file));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const linked = links.find(({href}) => sheet.test(href));
    return listed ? {sheet: listed, isLinked: false} : {sheet: linked?.href, isLinked: true};
  }, more.source);
}

/** The application's files never arrive: what the page itself links is all there is. */
async function withoutApplication(page: Page): Promise<void> {
  await page.route('**/assets/js/boot.*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
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
    await withoutApplication(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    let compared = 0;
    for (const [place, address] of group.entries()) {
      await page.setViewportSize({width: place % 2 ? 390 : 1280, height: 900});
      const {sheet, isLinked} = await openPlain(page, address);
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
  await withoutApplication(page);
  const {sheet = '', isLinked} = await openPlain(page, '/handbook/tools');
  expect(isLinked).toBe(true);
  const before = await look(page);
  await page.evaluate((href) => {
    document.querySelector(`link[href="${new URL(href).pathname}"]`)?.remove();
  }, sheet);
  expect(await look(page)).not.toEqual(before);
});

test('pages that link both look as if they were one: a narrow column fills a small screen', async ({
  page,
}) => {
  await withoutApplication(page);
  await page.setViewportSize({width: 390, height: 844});
  for (const address of ['/privacy-policy', '/terms-and-conditions', '/accessibility']) {
    expect((await openPlain(page, address)).isLinked, address).toBe(true);
    const text = page.locator('main p').first();
    expect(await text.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(
      320,
    );
  }
});
