import {readFile} from 'node:fs/promises';
import {test as base, expect, type Locator, type Page} from '@playwright/test';

/** Playwright's own console message in tests that block service workers. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

/** Console errors, console warnings and uncaught errors of a page. */
export interface ConsoleErrors {
  messages: string[];
  /** Removes matching messages, both earlier and later ones. */
  ignore: (pattern: RegExp) => void;
}

/** The browser's message for a request without a response, or with an error status. */
export const failedRequest = /^error: Failed to load resource/;

/**
 * Browser tests with the built site as base URL. The fixture `consoleErrors` fails the test if there are messages
 * at its end.
 */
export const test = base.extend<{consoleErrors: ConsoleErrors}>({
  baseURL: async ({}, use) => {
    await use(process.env['SITE_ORIGIN'] ?? '');
  },
  consoleErrors: [
    async ({page}, use) => {
      const ignored = [blockedWorker];
      const consoleErrors: ConsoleErrors = {
        messages: [],
        ignore(pattern) {
          ignored.push(pattern);
          consoleErrors.messages = consoleErrors.messages.filter((text) => !pattern.test(text));
        },
      };
      const add = (text: string): void => {
        if (!ignored.some((pattern) => pattern.test(text))) {
          consoleErrors.messages.push(text);
        }
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          add(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
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

/** Opens an address whose scripts are delayed, and with them its `load` event; waits until its HTML is parsed. */
export async function openUnhydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Clicks a button that downloads a file. */
export async function download(
  page: Page,
  button: Locator,
): Promise<{name: string; content: Buffer}> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return {name: file.suggestedFilename(), content: await readFile(await file.path())};
}

/** The navbar's button that switches between light and dark. */
export const colourToggle = (page: Page): Locator =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});

/** Makes web storage throw, as it does if a browser blocks it, in pages opened from now on. */
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

/** Waits until blocks below a phone's first screen are rendered (`src/clientModules/firstScreen.ts`). */
export async function waitForDeferredBlocks(page: Page): Promise<void> {
  await expect(page.locator('[data-later]')).toHaveCount(0);
}

/** Waits for two animation frames: the page changes in the first, and its layout is updated by the second. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Records layout shifts in `window.shifts`, in pages opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** A promise with its `resolve` function. */
export function deferred(): {promise: Promise<void>; resolve: () => void} {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return {promise, resolve};
}

/**
 * Delays requests until the returned function is called.
 *
 * @param files - glob pattern of their URLs
 */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  const {promise, resolve} = deferred();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
