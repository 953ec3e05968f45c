import type {Page} from '@playwright/test';
import {sitemap} from '../support/build';
import {expect, hydrate, laidOut, test} from '../support/site';

/*
 * The application takes over the page that the build rendered without changing it: what a reader
 * sees, and what assistive technology has read out, stays. Hydration itself says nothing about
 * differences in production, so the elements before and after are compared.
 */
test.use({serviceWorkers: 'block'});

/** `/search` and `/offline` say without the application that they need it, so they are not here. */
const pages = sitemap().filter((address) => address !== '/offline');
const groupSize = 36;
const groups = Array.from({length: Math.ceil(pages.length / groupSize)}, (_, index) =>
  pages.slice(index * groupSize, (index + 1) * groupSize),
);

/**
 * The page's elements and texts, one per line, attributes sorted. Ids made by a counter are numbered
 * anew. Left out are marks that the renderer puts between two texts, and what is meant to differ:
 * categories of the menu are links until they can be unfolded, the place in the table of contents
 * follows the window, what is unfolded for readers without scripts folds, and the sizes of downloads
 * are asked for.
 */
async function outline(page: Page, part = '#__docusaurus'): Promise<string[]> {
  await laidOut(page);
  return page.evaluate((selector) => {
    const root = document.querySelector(selector)?.cloneNode(true) as HTMLElement;
    const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (marks.nextNode()) {
      comments.push(marks.currentNode);
    }
    comments.forEach((comment) => comment.parentNode?.removeChild(comment));
    root.normalize();

    const lines: string[] = [];
    const ids = new Map<string, string>();
    const numbered = (value: string): string =>
      value.replace(/_R_\w*_|P\d+-\d+/g, (made) => {
        ids.set(made, ids.get(made) ?? `id ${ids.size + 1}`);
        return ids.get(made) ?? made;
      });
    const visit = (node: Node): void => {
      if (node instanceof Text) {
        if (node.data.trim()) {
          lines.push(node.data.trim());
        }
      } else if (node instanceof Element) {
        node.classList.remove('table-of-contents__link--active');
        const moving: [string, string[]][] = [
          ['.menu__link--sublist', ['href', 'role']],
          ['ul.menu__list', ['style']],
          ['details', ['class', 'data-ready', 'open']],
          ['details > div', ['style']],
        ];
        const left = moving.flatMap(([selector, names]) => (node.matches(selector) ? names : []));
        const attributes = [...node.attributes]
          .filter(({name}) => !left.includes(name))
          .filter(({name, value}) => !(name === 'class' && value === ''))
          .map(({name, value}) => `${name}=${numbered(value)}`)
          .sort();
        lines.push(`<${[node.localName, ...attributes].join(' ')}>`);
        if (!node.matches('[data-offline]')) {
          node.childNodes.forEach(visit);
        }
      }
    };
    root.childNodes.forEach(visit);
    return lines;
  }, part);
}

/** What is on one side only. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const count = (list: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    list.forEach((line) => counts.set(line, (counts.get(line) ?? 0) + 1));
    return counts;
  };
  const [there, here] = [count(before), count(after)];
  return [
    ...[...there]
      .filter(([line, times]) => times > (here.get(line) ?? 0))
      .map(([line]) => `- ${line}`),
    ...[...here]
      .filter(([line, times]) => times > (there.get(line) ?? 0))
      .map(([line]) => `+ ${line}`),
  ];
}

/**
 * Lets a second pass whenever the page asks for the time: every part that may wait for a task of its
 * own does, as on the slowest phone.
 */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => (now += 1000);
  });
}

/** The page, or a part of it, without its application, then with it. */
async function compare(page: Page, address: string, part?: string): Promise<string[]> {
  await page.route('**/assets/js/main.*.js', () => {});
  await page.goto(address);
  const before = await outline(page, part);
  await page.unroute('**/assets/js/main.*.js');
  await page.goto(address);
  await hydrate(page);
  return changes(before, await outline(page, part));
}

for (const [index, group] of groups.entries()) {
  test(`the application changes nothing on the pages that it takes over (${index + 1} of ${groups.length})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await slowDown(page);
    const found: Record<string, string[]> = {};
    for (const address of group) {
      const list = await compare(page, address);
      if (list.length > 0) {
        found[address] = list.slice(0, 12);
      }
    }
    expect(found).toEqual({});
  });
}

test('the article stays as it is on a phone, where parts for wide screens are taken away', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await slowDown(page);
  for (const address of [
    '/videosync/basics/recording-output',
    '/handbook/background/artnet-in-depth',
    '/videosync/troubleshooting/common-pitfalls',
    '/blog/a-brief-history-of-videosync',
  ]) {
    expect(await compare(page, address, 'article')).toEqual([]);
    await expect(page.locator('.theme-doc-sidebar-container nav, .col--3 nav')).toHaveCount(0);
  }
});

test('parts that were left out on a narrow screen are there when it grows', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/videosync/basics/recording-output');
  await hydrate(page);
  await page.setViewportSize({width: 1280, height: 900});
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeVisible();
  await expect(page.locator('.table-of-contents').first()).toBeVisible();
});

test('a link that is followed while parts still wait leaves nothing of them behind', async ({
  page,
}) => {
  await slowDown(page);
  // Each part's turn comes a quarter of a second after the one before.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      setTimeout(() => post.apply(this, message), 250);
    };
  });
  await page.goto('/videosync/basics/recording-output');
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')));
  // The menu is alive before the article is. The renderer notes its listeners at the element.
  const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Features'});
  await expect.poll(() => link.evaluate((element) => Object.keys(element).length)).not.toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset['hasHydrated'])).not.toBe(
    'true',
  );
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await link.click();
  await expect(page.locator('h1')).toHaveText('Features');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['hasHydrated']))
    .toBe('true');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.getByText('Two ways')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('would notice a changed attribute, a changed text and an added element', async () => {
  expect(changes(['<p>', 'a'], ['<p>', 'a'])).toEqual([]);
  expect(changes(['<p class=a>', 'a'], ['<p class=b>', 'a'])).toHaveLength(2);
  expect(changes(['<p>', 'a'], ['<p>', 'b'])).toEqual(['- a', '+ b']);
  expect(changes(['<p>'], ['<p>', '<p>'])).toEqual(['+ <p>']);
});
