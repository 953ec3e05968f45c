import type {Page} from '@playwright/test';
import kinds from '../fixtures/kinds.json';
import {delayRequests, expect, openUnhydrated, test, waitForHydration} from '../support/site';

/*
 * Hydration doesn't change the prerendered page. React logs mismatches, for which `pages.spec.ts` checks every page.
 * These tests compare attributes, which React doesn't check in production, and the results of effects.
 */
test.use({serviceWorkers: 'block'});

/**
 * Pages that don't change. The search page requests its index and shows a message; links to the playground become
 * buttons; parts of the not-found page load on demand.
 */
const stable = kinds.filter((address) => !/search|your-first-plugin|404/.test(address));

/** Attributes that may differ, by selector. */
const ignoredAttributes: [string, string[]][] = [
  // Categories of the sidebar are links until they can be expanded.
  ['.menu__link--sublist', ['href', 'role']],
  ['ul.menu__list', ['style']],
  // Controls without a function before hydration are disabled, or links.
  ['button, fieldset', ['disabled']],
  ['button[aria-label^="Switch between dark and light mode"]', ['class']],
  ['#phone-bar a', ['aria-expanded', 'role']],
  // Disclosures are open without JavaScript.
  ['details', ['class', 'data-ready', 'open']],
  ['details > div', ['style']],
  // Blocks below a phone's first screen (src/clientModules/firstScreen.ts).
  ['[data-later]', ['data-later']],
  // Scrollable tables are announced.
  ['[data-scrolls]', ['aria-label', 'aria-labelledby', 'data-scrolls', 'role', 'tabindex']],
];

/**
 * Elements with sorted attributes, and texts, one per line. Generated ids are numbered in order. Without React's
 * comments between texts, {@link ignoredAttributes}, the calculators' line until hydration, the active link of the
 * table of contents, and download sizes, which are requested.
 */
async function outline(page: Page, part = '#__docusaurus'): Promise<string[]> {
  return page
    .locator(part)
    .first()
    .evaluate((element, ignored) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelectorAll('[data-offline]').forEach((panel) => panel.replaceChildren());
      copy
        .querySelectorAll('.instrument-form > [class*="pending_"]')
        .forEach((line) => line.remove());
      const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
      for (let node = comments.nextNode(); node; node = comments.nextNode()) {
        (node as Comment).remove();
      }
      copy.normalize();
      const ids: string[] = [];
      const numberIds = (value: string): string =>
        value.replace(/_R_\w*_|P\d+-\d+/g, (id) => {
          ids.push(...(ids.includes(id) ? [] : [id]));
          return `id ${ids.indexOf(id)}`;
        });
      const lines: string[] = [];
      const nodes = document.createTreeWalker(copy);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node instanceof Element) {
          const {localName, attributes, classList} = node;
          classList.remove('table-of-contents__link--active');
          const excluded = ignored.flatMap(([selector, names]) =>
            node.matches(selector) ? names : [],
          );
          const included = [...attributes]
            .filter(
              ({name, value}) => !excluded.includes(name) && (name !== 'class' || value !== ''),
            )
            .map(({name, value}) => `${name}=${numberIds(value)}`)
            .sort();
          lines.push(`<${[localName, ...included].join(' ')}>`);
        } else if (node.textContent?.trim()) {
          lines.push(node.textContent.trim());
        }
      }
      return lines;
    }, ignoredAttributes);
}

/** Expects that hydration doesn't change a page, or a part of it. */
async function expectUnchanged(page: Page, address: string, part?: string): Promise<void> {
  const release = await delayRequests(page, '**/assets/js/main.*.js');
  await openUnhydrated(page, address);
  const before = await outline(page, part);
  release();
  await waitForHydration(page);
  await page.waitForLoadState('load');
  await page.unroute('**/assets/js/main.*.js');
  expect.soft(await outline(page, part), address).toEqual(before);
}

test('would notice a hydration mismatch', async ({page, consoleErrors}) => {
  await page.route('**/videosync/introduction', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1>[^<]*/, '<h1>Another title');
    await route.fulfill({response, body});
  });
  await page.goto('/videosync/introduction');
  await waitForHydration(page);
  await expect.poll(() => consoleErrors.messages.splice(0).join()).toContain('onRecoverableError');
});

test('effects don’t change a page of each kind', async ({page}) => {
  for (const address of stable) {
    await expectUnchanged(page, address);
  }
});

test('the article doesn’t change on a phone, where parts for wide screens are removed', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of stable.filter((one) => /^\/(?:videosync|handbook\/b|blog\/)/.test(one))) {
    await expectUnchanged(page, address, 'article');
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

/** A start page, docs, a calculator, an article, a diagram with paths, and code. */
const sixKinds = [
  '/',
  '/videosync/introduction',
  '/handbook/tools/power',
  '/blog/a-brief-history-of-videosync',
  '/videosync/basics/routing',
  '/videosync/building-plugins/your-first-plugin',
];

/** Names, actions and computed colours of visible buttons before hydration. Runs in the page. */
function inspectButtons(): {name: string; action: string; style: string}[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], #phone-bar a')]
    .filter((button) => button.checkVisibility({checkVisibilityCSS: true}))
    .map((button) => {
      const {color, backgroundColor, borderColor, opacity} = getComputedStyle(button);
      const form = button.closest('form');
      const link = button.closest('a');
      const target = link?.hash && link.pathname === location.pathname ? link.hash : link?.pathname;
      const action = button.matches(':disabled')
        ? 'disabled'
        : button.matches('[type="submit"]') && form?.hasAttribute('action')
          ? `submits to ${new URL(form.action).pathname}`
          : target && (!target.startsWith('#') || document.querySelector(target))
            ? `links to ${target}`
            : button.matches('.dropdown > *')
              ? 'opens by CSS'
              : 'nothing';
      const name = `${button.getAttribute('aria-label') ?? button.textContent}`.trim();
      return {
        name,
        action,
        style: [color, backgroundColor, borderColor, opacity].join(' '),
      };
    });
}

for (const width of [390, 1280]) {
  test(`before hydration every button works, is disabled, or is a link, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const address of sixKinds) {
      const release = await delayRequests(page, '**/assets/js/main.*.js');
      await openUnhydrated(page, address);
      const before = await page.evaluate(inspectButtons);
      expect(before.length, address).toBeGreaterThan(3);
      expect(
        before.filter(({action}) => action === 'nothing'),
        address,
      ).toEqual([]);
      release();
      await waitForHydration(page);
      // Disabled buttons look like enabled ones.
      const after = await page.evaluate(inspectButtons);
      for (const {name, action, style} of before.filter((button) => button.action === 'disabled')) {
        const enabled = after.find((button) => button.name === name);
        expect.soft(enabled, `${address}: ${name} ${action}`).toMatchObject({style});
      }
      await page.unroute('**/assets/js/main.*.js');
    }
  });
}

test.describe('on a phone, before hydration', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('Menu links to the pages of the section, and hydration opens them as a dialog', async ({
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

  test('Search opens the search page', async ({page}) => {
    await page.route('**/assets/js/main.*.js', () => {});
    await openUnhydrated(page, '/videosync/introduction');
    await page.locator('#phone-bar').getByText('Search').click();
    await expect(page).toHaveURL(/\/search\?/);
  });
});
