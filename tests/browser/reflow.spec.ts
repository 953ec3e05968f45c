import {findOverflows} from '../support/reflow';
import {expect, open, test} from '../support/site';

/*
 * WCAG 2.2, 1.4.10: at 320 px, which is 1280 px at 400 % zoom, only pictures and tables may need scrolling in two
 * directions, in their own scroll containers. `pages.spec.ts` checks every page.
 */
test('no bar covers text at 400 % zoom', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, '/handbook/background/artnet-in-depth');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const bars = await page.evaluate(() =>
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
  expect(bars).toEqual([]);
});

test('no text is clipped with the text spacing of WCAG 2.2, 1.4.12', async ({page}) => {
  const pages = ['/', '/videosync/introduction', '/handbook/tools', '/fixture-profile-request'];
  await page.setViewportSize({width: 390, height: 844});
  for (const address of [...pages, '/blog']) {
    await open(page, address);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await findOverflows(page), address).toEqual([]);
  }
});

test('pages reflow at double font size, and a wide viewport gets the narrow layout', async ({
  page,
}) => {
  // As in the browser's settings: a font size of the root element would not affect media queries.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  for (const address of [
    '/',
    '/offline',
    '/blog/authors/showsync',
    '/search?q=dmx',
    '/fixture-profile-request',
    '/videosync/introduction',
  ]) {
    // The drawing on the start page needs more width.
    await page.setViewportSize({width: address === '/' ? 390 : 320, height: 844});
    await open(page, address);
    expect(await page.evaluate(() => matchMedia('(width < 13em)').matches)).toBe(true);
    expect(await findOverflows(page), address).toEqual([]);
  }
  await page.setViewportSize({width: 1280, height: 900});
  const menu = page.getByRole('button', {name: 'Menu', exact: true});
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', {name: 'Features'})).toBeVisible();
  await page.setViewportSize({width: 2000, height: 900});
  await expect(menu).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('would notice a page that is too wide, and clipped text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await page.setContent(`<main>
    <p id="wide" style="width: 400px">A line that needs some width</p>
    <p id="cut" style="width: 50px; overflow: hidden; white-space: nowrap">And another one</p>
    <p>A line</p>`);
  expect(await findOverflows(page)).toEqual([
    expect.stringMatching(/^p#wide .* ends at \d+ px$/),
    expect.stringMatching(/^p#cut .* is clipped$/),
  ]);
});
