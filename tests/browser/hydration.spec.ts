import type {Page} from '@playwright/test';
import kinds from '../fixtures/kinds.json';
import {expect, hydrate, test} from '../support/site';

/*
 * React takes over the page that the build rendered without changing it: what a reader sees, and what
 * assistive technology has read out, stays. Mismatches are errors in the console, which
 * `pages.spec.ts` looks for on every page; attributes, which React doesn't compare in production, and
 * what effects do are compared here.
 */
test.use({serviceWorkers: 'block'});

/**
 * The search asks for its index, and says so; links to the playground become its buttons; parts of the
 * not-found page are loaded anew.
 */
const steady = kinds.filter((address) => !/search|your-first-plugin|404/.test(address));

/** What is meant to differ, by selector: attributes. */
const moving: [string, string[]][] = [
  // Categories of the menu are links until they can be unfolded.
  ['.menu__link--sublist', ['href', 'role']],
  ['ul.menu__list', ['style']],
  // The framework's own colour toggle is disabled until there is an application.
  ['[class*="toggleButton_"]', ['class', 'disabled']],
  // What is unfolded for readers without scripts folds.
  ['details', ['class', 'data-ready', 'open']],
  ['details > div', ['style']],
  // Blocks below a phone's first screen (src/clientModules/firstScreen.ts).
  ['[data-later]', ['data-later']],
  // Tables that scroll say so.
  ['[data-scrolls]', ['aria-label', 'aria-labelledby', 'data-scrolls', 'role', 'tabindex']],
];

/**
 * The page's elements and texts, one per line, attributes sorted. Ids made by a counter are numbered
 * anew. Left out are marks that the renderer puts between two texts, what is {@link moving}, the place in
 * the table of contents, which follows the window, and the sizes of downloads, which are asked for.
 */
async function outline(page: Page, part = '#__docusaurus'): Promise<string[]> {
  return page
    .locator(part)
    .first()
    .evaluate((whole, differing) => {
      const copy = whole.cloneNode(true) as Element;
      copy.querySelectorAll('[data-offline]').forEach((panel) => panel.replaceChildren());
      const marks = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
      for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) {
        (mark as Comment).remove();
      }
      copy.normalize();
      const ids: string[] = [];
      const numbered = (value: string): string =>
        value.replace(/_R_\w*_|P\d+-\d+/g, (id) => {
          ids.push(...(ids.includes(id) ? [] : [id]));
          return `id ${ids.indexOf(id)}`;
        });
      const lines: string[] = [];
      const nodes = document.createTreeWalker(copy);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node instanceof Element) {
          const element = node;
          element.classList.remove('table-of-contents__link--active');
          const left = differing.flatMap(([selector, names]) =>
            element.matches(selector) ? names : [],
          );
          const attributes = [...element.attributes]
            .filter(({name, value}) => !left.includes(name) && (name !== 'class' || value !== ''))
            .map(({name, value}) => `${name}=${numbered(value)}`)
            .sort();
          lines.push(`<${[element.localName, ...attributes].join(' ')}>`);
        } else if (node.textContent?.trim()) {
          lines.push(node.textContent.trim());
        }
      }
      return lines;
    }, moving);
}

/** The page, or a part of it, is with its application what it was without. */
async function expectSame(page: Page, address: string, part?: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', () => {});
  await page.goto(address);
  const before = await outline(page, part);
  await page.unroute('**/assets/js/main.*.js');
  await page.goto(address);
  await hydrate(page);
  expect.soft(await outline(page, part), address).toEqual(before);
}

test('a page that differs from what the application would render is reported', async ({
  page,
  complaints,
}) => {
  await page.route('**/videosync/introduction', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1>[^<]*/, '<h1>Another title');
    await route.fulfill({response, body});
  });
  await page.goto('/videosync/introduction');
  await hydrate(page);
  await expect.poll(() => complaints.messages.splice(0).join()).toContain('onRecoverableError');
});

test('effects change nothing on a page of each kind', async ({page}) => {
  for (const address of steady) {
    await expectSame(page, address);
  }
});

test('the article stays as it is on a phone, where parts for wide screens are taken away', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of steady.filter((one) => /^\/(?:videosync|handbook\/b|blog\/)/.test(one))) {
    await expectSame(page, address, 'article');
    await expect(page.locator('.theme-doc-sidebar-container nav, .col--3 nav')).toHaveCount(0);
  }
});

test('would notice a changed attribute, a changed text and an added element', async ({page}) => {
  await page.setContent('<main><p class="a">One</p></main>');
  const before = await outline(page, 'main');
  expect(before).toEqual(['<p class=a>', 'One']);
  for (const other of ['<p class="b">One</p>', '<p class="a">Two</p>', '<p class="a">One</p><p>']) {
    await page.setContent(`<main>${other}</main>`);
    expect(await outline(page, 'main')).not.toEqual(before);
  }
});
