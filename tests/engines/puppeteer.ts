import puppeteer, {type KeyInput} from 'puppeteer-core';
import {vi} from 'vitest';
import {type Browser, createEvaluators, type Tab, waitFor} from './driver';

/**
 * Starts Chromium (over its own protocol) or Firefox (over WebDriver BiDi).
 *
 * @param file - path of the browser
 * @param setup - script that runs in each page before other scripts (Chromium only)
 */
export async function openPuppeteer(
  name: 'chrome' | 'firefox',
  file: string,
  setup?: string,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath: file,
    headless: true,
    defaultViewport: {width: 1280, height: 900},
    args: name === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    // Classic scrollbars, which reduce the width of the viewport, are tested.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  if (name === 'chrome') {
    // Headless Chromium can't show the permission prompt, and would deny access.
    await browser
      .defaultBrowserContext()
      .setPermission('*', {permission: {name: 'clipboard-write'}, state: 'granted'});
  }
  return {
    version: await browser.version(),
    quit: () => browser.close(),
    async newTab(): Promise<Tab> {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      if (setup) {
        await page.evaluateOnNewDocument(setup);
      }
      await page.bringToFront();
      const evaluators = createEvaluators((expression) => page.evaluate(expression));
      // Firefox doesn't always report the end of a navigation with a response from a service worker, so this also polls.
      const navigate = async (start: () => Promise<unknown>): Promise<void> => {
        const before = await evaluators.evaluate(() => performance.timeOrigin).catch(() => 0);
        const navigated = start();
        const hasLoaded = (origin: number): boolean => {
          const [entry] = performance.getEntriesByType('navigation');
          const {domContentLoadedEventEnd = 0} = (entry ?? {}) as PerformanceNavigationTiming;
          return performance.timeOrigin !== origin && domContentLoadedEventEnd > 0;
        };
        // If the page loads first, a rejection would be unhandled.
        navigated.catch(() => undefined);
        await Promise.race([navigated, waitFor(evaluators, hasLoaded, before)]);
      };
      const waitUntil = 'domcontentloaded';
      return {
        goto: (address) => navigate(() => page.goto(address, {waitUntil})),
        reload: () => navigate(() => page.reload({waitUntil})),
        back: async () => void (await page.goBack({waitUntil})),
        ...evaluators,
        async click(selector) {
          // A dialog that opens moves into the viewport.
          await vi.waitFor(async () => {
            await page.$eval(selector, (element) => element.scrollIntoView({block: 'center'}));
            await page.click(selector);
          }, 10_000);
        },
        async press(keys) {
          const held = keys.split('+') as KeyInput[];
          const key = held.pop() ?? 'Enter';
          for (const one of held) {
            await page.keyboard.down(one);
          }
          await page.keyboard.press(key);
          for (const one of held.reverse()) {
            await page.keyboard.up(one);
          }
        },
        resize: (width, height) => page.setViewport({width, height}),
        close: () => page.close(),
      };
    },
  };
}
