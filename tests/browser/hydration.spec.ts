import type {Page} from '@playwright/test';
import kinds from '../fixtures/kinds.json';
import {expect, delayRequests, waitForHydration, openUnhydrated, test} from '../support/site';

/*
 * React takes over the page that the build rendered without changing it: what a reader sees, and what
 * assistive technology has read out, stays. Mismatches are errors in the console, which
 * `pages.spec.ts` looks for on every page; attributes, which React doesn't compare in production, and
 * what effects do are compared here.
 */
test.use({serviceWorkers: 'block'});

/**
 * The search requests its index and shows a message; links to the playground become buttons; parts of the
 * not-found page are loaded on demand.
 */
const steady = kinds.filter((address) => !/search|your-first-plugin|404/.test(address));

/** Attributes that may differ, by selector. */
const moving: [string, string[]][] = [
  // Categories of the menu are links until they can be unfolded.
  ['.menu__link--sublist', ['href', 'role']],
  ['ul.menu__list', ['style']],
  // Controls without a function before hydration are disabled, or links.
  ['button, fieldset', ['disabled']],
  ['button[aria-label^="Switch between dark and light mode"]', ['class']],
  ['#phone-bar a', ['aria-expanded', 'role']],
  // Disclosures are open for readers without scripts.
  ['details', ['class', 'data-ready', 'open']],
  ['details > div', ['style']],
  // Blocks below a phone's first screen (src/clientModules/firstScreen.ts).
  ['[data-later]', ['data-later']],
  // Scrollable tables are announced.
  ['[data-scrolls]', ['aria-label', 'aria-labelledby', 'data-scrolls', 'role', 'tabindex']],
];

/**
 * The page's elements and texts, one per line, attributes sorted. Ids made by a counter are numbered
 * sequentially. Left out are marks that the renderer puts between two texts, what is {@link moving}, the line that
 * calculators have until hydration, the place in the table of contents, which follows the window, and the sizes of downloads, which are asked for.
 */
async function outline(page: Page, part = '#__docusaurus'): Promise<string[]> {
  return page
    .locator(part)
    .first()
    .evaluate((whole, differing) => {
      const copy = whole.cloneNode(true) as Element;
      copy.querySelectorAll('[data-offline]').forEach((panel) => panel.replaceChildren());
      copy
        .querySelectorAll('.instrument-form > [class*="pending_"]')
        .forEach((line) => line.remove());
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

/** Expects that hydration doesn't change the page, or a part of it. */
async function expectSame(page: Page, address: string, part?: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', () => {});
  await openUnhydrated(page, address);
  const before = await outline(page, part);
  await page.unroute('**/assets/js/main.*.js');
  await page.goto(address);
  await waitForHydration(page);
  expect.soft(await outline(page, part), address).toEqual(before);
}

test('a page that differs from what the application would render is reported', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/videosync/introduction', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1>[^<]*/, '<h1>Another title');
    await route.fulfill({response, body});
  });
  await page.goto('/videosync/introduction');
  await waitForHydration(page);
  await expect.poll(() => consoleErrors.messages.splice(0).join()).toContain('onRecoverableError');
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

/** Pages of six kinds: start page, docs, calculator, article, drawing with paths, code. */
const sixKinds = [
  '/',
  '/videosync/introduction',
  '/handbook/tools/power',
  '/blog/a-brief-history-of-videosync',
  '/videosync/basics/routing',
  '/videosync/building-plugins/your-first-plugin',
];

/** What a visible button does before hydration, and how it looks. Runs in the page. */
function inspectButtons(): {name: string; does: string; style: string}[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], #phone-bar a')]
    .filter((button) => button.checkVisibility({checkVisibilityCSS: true}))
    .map((button) => {
      const {color, backgroundColor, borderColor, opacity} = getComputedStyle(button);
      const form = button.closest('form');
      const link = button.closest('a');
      const leadsTo =
        link?.hash && link.pathname === location.pathname ? link.hash : link?.pathname;
      const does = button.matches(':disabled')
        ? 'disabled'
        : button.matches('[type="submit"]') && form?.hasAttribute('action')
          ? `submits to ${new URL(form.action).pathname}`
          : leadsTo && (!leadsTo.startsWith('#') || document.querySelector(leadsTo))
            ? `leads to ${leadsTo}`
            : button.matches('.dropdown > *')
              ? 'opens by CSS'
              : 'nothing';
      const name = `${button.getAttribute('aria-label') ?? button.textContent}`.trim();
      return {
        name,
        does,
        style: [color, backgroundColor, borderColor, opacity].join(' '),
      };
    });
}

for (const width of [390, 1280]) {
  test(`before hydration every button works, is disabled, or leads somewhere, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const address of sixKinds) {
      const release = await delayRequests(page, '**/assets/js/main.*.js');
      await openUnhydrated(page, address);
      const before = await page.evaluate(inspectButtons);
      expect(before.length, address).toBeGreaterThan(3);
      expect(
        before.filter(({does}) => does === 'nothing'),
        address,
      ).toEqual([]);
      release();
      await waitForHydration(page);
      // Nothing shows that it was disabled.
      const after = await page.evaluate(inspectButtons);
      for (const {name, does, style} of before.filter((button) => button.does === 'disabled')) {
        const same = after.find((button) => button.name === name);
        expect.soft(same, `${address}: ${name} ${does}`).toMatchObject({style});
      }
      await page.unroute('**/assets/js/main.*.js');
    }
  });
}

test.describe('on a phone, before hydration', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('Menu leads to the pages of the section, which hydration puts into the menu', async ({
    page,
  }) => {
    const release = await delayRequests(page, '**/assets/js/main.*.js');
    await openUnhydrated(page, '/videosync/introduction');
    await page.locator('#phone-bar').getByText('Menu').click();
    const list = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(list.getByRole('link', {name: 'Features', exact: true})).toBeInViewport();
    release();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await expect(page).toHaveURL(/\/videosync\/introduction$/);
  });

  test('Search leads to the search page', async ({page}) => {
    await page.route('**/assets/js/main.*.js', () => {});
    await openUnhydrated(page, '/videosync/introduction');
    await page.locator('#phone-bar').getByText('Search').click();
    await expect(page).toHaveURL(/\/search\?/);
  });
});
