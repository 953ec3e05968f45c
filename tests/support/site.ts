import {test as base, expect, type Locator, type Page} from '@playwright/test';

/** What the test runner itself writes to the console of a test that blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** What a page said that it should not have. */
export interface ConsoleErrors {
  messages: string[];
}

/**
 * Browser tests with the built site as base URL. `consoleErrors` collects console errors, warnings
 * and uncaught errors, and fails the test at its end unless the test has emptied the list.
 */
export const test = base.extend<{consoleErrors: ConsoleErrors}>({
  baseURL: async ({}, use) => {
    await use(process.env['SITE_ORIGIN'] ?? '');
  },
  consoleErrors: [
    async ({page}, use) => {
      const consoleErrors: ConsoleErrors = {messages: []};
      page.on('console', (message) => {
        if (message.text() === blockedWorker) {
          return;
        }
        if (message.type() === 'error' || message.type() === 'warning') {
          consoleErrors.messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => consoleErrors.messages.push(`uncaught: ${error.message}`));
      await use(consoleErrors);
      expect(consoleErrors.messages).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
}

/** Opens an address whose scripts are held back, so that its `load` doesn't come, and waits for its end. */
export async function openUnhydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** The button of the navbar that switches between light and dark. */
export const colourToggle = (page: Page): Locator =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});

/** Blocks storage, as some settings of browsers do, in the pages that are opened from now on. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
}

/** Waits until a phone has rendered what is below its first screen (`src/clientModules/firstScreen.ts`). */
export async function waitForDeferredBlocks(page: Page): Promise<void> {
  await expect(page.locator('[data-later]')).toHaveCount(0);
}

/** Waits for two frames: the page changes in the first; the browser has updated layout by the second. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Collects in `window.shifts` what moves by itself in the pages that are opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** A promise, and what resolves it. */
export function deferred(): {promise: Promise<void>; resolve: () => void} {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return {promise, resolve};
}

/** Holds back the files that a pattern names, until the function that it gives is called. */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  const {promise, resolve} = deferred();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
