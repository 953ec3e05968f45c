import type {Page} from '@playwright/test';
import {expect, hydrate, test} from '../support/site';

/*
 * React takes over the page that the build rendered without changing it: what a reader sees, and what
 * assistive technology has read out, stays. Mismatches are errors in the console, which
 * `pages.spec.ts` looks for on every page; attributes, which React doesn't compare in production, and
 * what effects do are compared here.
 */
test.use({serviceWorkers: 'block'});

/** A page of each kind. */
const kinds = [
  '/',
  '/videosync/basics/recording-output',
  '/videosync/device-reference/instruments',
  '/videosync/troubleshooting/common-pitfalls',
  '/handbook/background/artnet-in-depth',
  '/handbook/glossary',
  '/handbook/tools',
  '/blog',
  '/blog/a-brief-history-of-videosync',
  '/blog/tags/videosync',
  '/fixture-profile-request',
  '/privacy-policy',
];

/**
 * The page's elements and texts, one per line, attributes sorted. Ids made by a counter are numbered
 * anew. Left out are marks that the renderer puts between two texts, and what is meant to differ:
 * categories of the menu are links until they can be unfolded, the place in the table of contents
 * follows the window, tables that scroll say so, what is unfolded for readers without scripts folds, and the sizes of downloads
 * are asked for.
 */
async function outline(page: Page, part = '#__docusaurus'): Promise<string[]> {
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
          // Blocks below a phone's first screen (src/clientModules/firstScreen.ts).
          ['[data-drawn]', ['data-drawn']],
          ['[data-scrolls]', ['aria-label', 'aria-labelledby', 'data-scrolls', 'role', 'tabindex']],
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
  const found: Record<string, string[]> = {};
  for (const address of kinds) {
    // The framework's own colour toggle is disabled until there is an application.
    const list = (await compare(page, address)).filter((line) => !/toggleButton_/.test(line));
    if (list.length > 0) {
      found[address] = list.slice(0, 12);
    }
  }
  expect(found).toEqual({});
});

test('the article stays as it is on a phone, where parts for wide screens are taken away', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
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

test('would notice a changed attribute, a changed text and an added element', async () => {
  expect(changes(['<p>', 'a'], ['<p>', 'a'])).toEqual([]);
  expect(changes(['<p class=a>', 'a'], ['<p class=b>', 'a'])).toHaveLength(2);
  expect(changes(['<p>', 'a'], ['<p>', 'b'])).toEqual(['- a', '+ b']);
  expect(changes(['<p>'], ['<p>', '<p>'])).toEqual(['+ <p>']);
});
