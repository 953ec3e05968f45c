import puppeteer, {type KeyInput} from 'puppeteer-core';
import {createEvaluators, waitFor, type Browser, type Tab} from './driver';

/**
 * Starts Chromium (over its own protocol) or Firefox (over WebDriver BiDi).
 *
 * @param file - the program
 * @param before - a script that runs in every page before its own (Chromium only)
 */
export async function openPuppeteer(
  name: 'chrome' | 'firefox',
  file: string,
  before?: string,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: name,
    executablePath: file,
    headless: true,
    defaultViewport: {width: 1280, height: 900},
    args: name === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
    // Classic scroll bars, which reduce the width of the viewport, are part of the test.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  if (name === 'chrome') {
    // A Chromium without windows has nobody to ask, and says no.
    await browser
      .defaultBrowserContext()
      .setPermission('*', {permission: {name: 'clipboard-write'}, state: 'granted'});
  }
  return {
    version: await browser.version(),
    quit: () => browser.close(),
    async newTab(): Promise<Tab> {
      const page = await browser.newPage();
      page.setDefaultTimeout(20_000);
      if (before) {
        await page.evaluateOnNewDocument(before);
      }
      await page.bringToFront();
      const ask = createEvaluators((expression) => page.evaluate(expression));
      // Firefox doesn't always report the end of a navigation that a service worker answered, so the page is asked too.
      const navigate = async (leave: () => Promise<unknown>): Promise<void> => {
        const before = await ask.evaluate(() => performance.timeOrigin).catch(() => 0);
        const navigated = leave();
        const hasLoaded = (origin: number): boolean => {
          const [entry] = performance.getEntriesByType('navigation');
          const {domContentLoadedEventEnd = 0} = (entry ?? {}) as PerformanceNavigationTiming;
          return performance.timeOrigin !== origin && domContentLoadedEventEnd > 0;
        };
        // If the page loads first, a rejection would be unhandled.
        navigated.catch(() => undefined);
        await Promise.race([navigated, waitFor(ask, hasLoaded, before)]);
      };
      const waitUntil = 'domcontentloaded';
      return {
        goto: (address) => navigate(() => page.goto(address, {waitUntil})),
        reload: () => navigate(() => page.reload({waitUntil})),
        back: async () => void (await page.goBack({waitUntil})),
        ...ask,
        async click(selector) {
          await page.$eval(selector, (element) => element.scrollIntoView({block: 'center'}));
          await page.click(selector);
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
