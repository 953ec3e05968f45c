import type {Page} from '@playwright/test';
import {sitemap} from '../support/build';
import {expect, hydrate, test} from '../support/site';

/*
 * WCAG 2.2, 1.4.10: at 320 px, which is 1280 px at 400 % zoom, nothing but pictures and tables in
 * their own boxes asks for scrolling in two directions; 1.4.4: nor with the largest text.
 */
const pages = [...new Set([...sitemap(), '/search', '/offline', '/404.html'])];
const groupSize = 30;
const groups = Array.from({length: Math.ceil(pages.length / groupSize)}, (_, index) =>
  pages.slice(index * groupSize, (index + 1) * groupSize),
);

/** What makes a page wider than the window, or text that is cut off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const describe = (element: Element): string =>
      `${element.localName}${element.id ? `#${element.id}` : ''} '${(element.textContent ?? '').trim().slice(0, 30)}'`;
    const scrolls = (element: Element): boolean => {
      for (
        let at: Element | null = element.parentElement;
        at && at !== document.body;
        at = at.parentElement
      ) {
        const {overflowX} = getComputedStyle(at);
        if (overflowX !== 'visible' && at.getBoundingClientRect().right <= room + 1) {
          return true;
        }
      }
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > room) {
      for (const element of document.body.querySelectorAll('*')) {
        const {right, width} = element.getBoundingClientRect();
        if (width > 0 && right > room + 1 && !scrolls(element)) {
          found.push(`${describe(element)} ends at ${Math.round(right)} px`);
        }
      }
      if (found.length === 0) {
        found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      }
    }
    // Text in a box that neither scrolls nor grows is lost.
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(p, li, dt, dd, h1, h2, h3, a, button, label, summary)',
    )) {
      const {overflowX, display, clipPath} = getComputedStyle(element);
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      if (
        isCut &&
        display !== 'inline' &&
        clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        found.push(`${describe(element)} is cut`);
      }
    }
    return found;
  });
}

/** Boxes that scroll sideways must be tables, source text or drawings, and reachable by keyboard. */
function unexpectedScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const {overflowX} = getComputedStyle(element);
        return (
          (overflowX === 'auto' || overflowX === 'scroll') &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 0 &&
          (element.tabIndex < 0 ||
            !(element.localName === 'pre' || element.querySelector('table, svg, pre')))
        );
      })
      .map((element) => `${element.localName}.${element.className} scrolls sideways`),
  );
}

for (const [index, group] of groups.entries()) {
  test(`pages ${index * groupSize + 1} to ${index * groupSize + group.length} fit into 320 px`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const found: Record<string, string[]> = {};
    const note = async (name: string): Promise<void> => {
      const list = [...(await tooWide(page)), ...(await unexpectedScrollers(page))];
      if (list.length > 0) {
        found[name] = list.slice(0, 5);
      }
    };
    for (const address of group) {
      await page.setViewportSize({width: 320, height: 256});
      await page.goto(address);
      await hydrate(page);
      await note(address);
      await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'larger'));
      await note(`${address} with larger text`);
    }
    expect(found).toEqual({});
    expect(complaints.messages).toEqual([]);
  });
}

test('at 400 % zoom no bar stays over the text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await page.goto('/handbook/background/artnet-in-depth');
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const {position, visibility} = getComputedStyle(element);
        const {height, width, top, bottom} = element.getBoundingClientRect();
        const isStuck = position === 'fixed' || position === 'sticky';
        return (
          isStuck &&
          visibility === 'visible' &&
          height > 0 &&
          width > 200 &&
          bottom > 0 &&
          top < innerHeight
        );
      })
      .map((element) => element.className),
  );
  expect(covered).toEqual([]);
});

test('the text spacing of WCAG 2.2, 1.4.12, cuts nothing', async ({page}) => {
  const found: Record<string, string[]> = {};
  for (const address of [
    '/',
    '/videosync/introduction',
    '/handbook/tools',
    '/fixture-profile-request',
    '/blog',
  ]) {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(address);
    await hydrate(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const list = await tooWide(page);
    if (list.length > 0) {
      found[address] = list;
    }
  }
  expect(found).toEqual({});
});

test('would notice a page that is too wide, and text that is cut', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await page.goto('/privacy-policy');
  await hydrate(page);
  expect(await tooWide(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '#wide { width: 400px; } #cut { width: 50px; overflow: hidden; white-space: nowrap; }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (const id of ['wide', 'cut']) {
      const paragraph = document.createElement('p');
      paragraph.id = id;
      paragraph.textContent = 'A line that needs some room';
      document.querySelector('main')?.append(paragraph);
    }
  });
  const found = await tooWide(page);
  expect(found.some((line) => line.startsWith('p#wide'))).toBe(true);
  expect(found.some((line) => line.startsWith('p#cut') && line.endsWith('is cut'))).toBe(true);
});
