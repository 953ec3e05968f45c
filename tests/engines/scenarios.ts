import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {cacheNames} from '../../src/config/caches';
import {getCalculatorAddress} from '../../src/instruments/list';
import {
  createSecondBuild,
  getPartialBuild,
  partialBuildPages,
  removeBuild,
} from '../support/offline';
import {replaceTextNodes} from '../support/translate';
import {removeNewerFeatures} from './removeNewerFeatures';
import {type Browser, type Tab, type, waitFor} from './driver';
import {type Engine, findEngine} from './find.mjs';
import {openPuppeteer} from './puppeteer';
import {openSite, type Site} from './site';
import {openWebDriver} from './webdriver';

const intro = '/videosync/introduction';
const trees = '/videosync/troubleshooting/common-pitfalls';
const request = '/fixture-profile-request';
const phone = [390, 844] as const;

/** Modifier key of shortcuts on this platform. */
const modifier = process.platform === 'darwin' ? 'Meta' : 'Control';

let browser: Browser;
let site: Site;
let tab: Tab;

function start(engine: Engine, removed?: string): Promise<Browser> {
  const {files = []} = findEngine(engine);
  return engine === 'webkit'
    ? openWebDriver(files)
    : openPuppeteer(engine === 'firefox' ? 'firefox' : 'chrome', files[0] ?? '', removed);
}

/** Waits until React has hydrated the page. */
async function waitForHydration(inTab = tab): Promise<void> {
  await waitFor(inTab, () => document.documentElement.dataset['hasHydrated'] === 'true');
}

async function open(address: string): Promise<void> {
  await tab.goto(site.origin + address);
  await waitForHydration();
}

/** Waits for a visible element that contains a text, and returns a selector of the first one. */
async function findByText(selector: string, text: string): Promise<string> {
  await waitFor(
    tab,
    (among, words) => {
      const element = [...document.querySelectorAll<HTMLElement>(among)].find(
        (one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words) &&
          one.getClientRects().length > 0,
      );
      element?.setAttribute('data-test-found', words);
      return element;
    },
    selector,
    text,
  );
  return `[data-test-found="${text}"]`;
}

/** Waits until an element that matches has or contains the focus. */
const waitForFocus = (selector: string): Promise<void> =>
  waitFor(tab, (wanted) => document.activeElement?.closest(wanted), selector);

/** Wait until an element matches, or none does. */
const waitForMatch = (selector: string): Promise<void> =>
  waitFor(tab, (wanted) => document.querySelector(wanted), selector);
const waitForNoMatch = (selector: string): Promise<void> =>
  waitFor(tab, (unwanted) => !document.querySelector(unwanted), selector);

/** Waits until an element that matches contains a text. */
const waitForText = (selector: string, text: string): Promise<void> =>
  waitFor(
    tab,
    (among, words) =>
      [...document.querySelectorAll<HTMLElement>(among)].some((one) =>
        one.innerText.includes(words),
      ),
    selector,
    text,
  );

const getText = (selector: string): Promise<string> =>
  tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);

const waitForValue = (selector: string, value: string): Promise<void> =>
  waitFor(
    tab,
    (field, wanted) => document.querySelector<HTMLInputElement>(field)?.value === wanted,
    selector,
    value,
  );

/** Replaces the text of a field by typing. */
async function fill(selector: string, text: string): Promise<void> {
  await tab.click(selector);
  await tab.press(`${modifier}+a`);
  await type(tab, text);
  await waitForValue(selector, text);
}

/** Delays requests that match, until the returned function is called. */
function delayRequests(pattern: RegExp): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.delay = (path) => (pattern.test(path) ? released : undefined);
  return release;
}

const themeButton = '.navbar button[aria-label^="Switch between dark and light mode"]';
const theme = (): Promise<string | undefined> =>
  tab.evaluate(() => document.documentElement.dataset['theme']);

/** Reads the clipboard by pasting into a field. */
async function readClipboard(): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste-here';
    document.body.prepend(field);
    field.focus();
  });
  await tab.press(`${modifier}+v`);
  await waitFor(tab, () => document.querySelector<HTMLTextAreaElement>('#paste-here')?.value);
  return tab.evaluate(
    () => document.querySelector<HTMLTextAreaElement>('#paste-here')?.value ?? '',
  );
}

const searchField = 'dialog [role="combobox"]';
const field =
  ':is(input:not([type="checkbox"], [type="radio"], [type="range"], [readonly]), textarea)';

async function search(words: string): Promise<void> {
  await tab.press('Control+k');
  await waitForFocus(searchField);
  await type(tab, words);
  await waitForMatch('[role="option"]');
  await waitForNoMatch('dialog [aria-busy="true"]');
}

/**
 * Defines the scenarios, which share one browser.
 *
 * @param engine - `minimum` is Chromium without the features that the minimum supported browsers lack
 */
export function scenarios(engine: Engine): void {
  const removed = engine === 'minimum' ? removeNewerFeatures() : undefined;

  beforeAll(async () => {
    browser = await start(engine, removed);
    console.log(`${engine}: ${browser.version}`);
  });
  afterAll(() => browser.quit());
  beforeEach(async () => {
    site = await openSite(removed);
    tab = await browser.newTab();
  });
  afterEach(async () => {
    await tab.evaluate(() => window.allReported?.()).catch(() => undefined);
    await tab.close();
    await site.stop();
    expect(site.reports).toEqual([]);
  });

  describe(engine, () => {
    describe('reading', reading);
    describe('search', searching);
    describe('appearance', appearance);
    describe('on a phone', onPhone);
    describe('parts of a page', parts);
    describe('simulators', simulators);
    describe('offline', offline);
    describe('the checks', () => checks(removed !== undefined));
  });
}

function reading(): void {
  it('pages of every kind hydrate without an error', async () => {
    for (const address of [
      ...['/', trees, '/handbook/tools', '/handbook/background/artnet-in-depth', request],
      ...['/handbook/glossary', '/blog', '/search?q=dmx', '/offline', '/privacy-policy'],
    ]) {
      await open(address);
      expect(await tab.evaluate(() => document.querySelectorAll('h1').length), address).toBe(1);
    }
    // Image zoom loads last, one second after hydration.
    await open('/videosync/building-plugins/building-effects');
    await waitForMatch('.markdown img[role="button"]');
    expect(await getText('h1')).toContain('effects');
    await tab.resize(...phone);
  });

  it('navigates to the next page, and back to the same scroll position', async () => {
    const isAt = (path: string, top: number): Promise<void> =>
      waitFor(tab, (to, y) => location.pathname === to && window.scrollY === y, path, top);
    await open(intro);
    await tab.evaluate(() => window.scrollTo(0, 600));
    await isAt(intro, 600);
    const next = await tab.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
      link?.focus({preventScroll: true});
      return link?.pathname ?? '';
    });
    await tab.press('Enter');
    await isAt(next, 0);
    await tab.back();
    await isAt(intro, 600);
  });
}

function searching(): void {
  it('finds pages, and works by keyboard alone', async () => {
    await open(intro);
    await search('projector');
    await tab.press('ArrowDown');
    await waitForMatch('[role="option"]:nth-child(2)[aria-selected="true"]');
    await tab.press('Enter');
    await waitFor(tab, (from) => location.pathname !== from, intro);
    await waitForNoMatch('dialog[open]');
  });

  it('shows the query and its results in a translated page', async () => {
    await open(intro);
    await search('dmx');
    await tab.evaluate(replaceTextNodes);
    await type(tab, ' usb');
    await waitForText('dialog [role="status"]', '“dmx usb”');
    await waitForText('dialog [role="option"]', 'USB');
  });

  it('doesn’t handle Control+Shift+K or shift the navbar, and closes on Escape', async () => {
    await open(intro);
    const getRight = (): Promise<number> =>
      tab.evaluate(
        () => document.querySelector('[data-search-button]')?.getBoundingClientRect().right ?? 0,
      );
    const before = await getRight();
    await tab.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        if (event.key.toLowerCase() === 'k') {
          document.documentElement.dataset['testTaken'] = String(event.defaultPrevented);
          event.preventDefault();
        }
      });
    });
    await tab.press('Control+Shift+K');
    await waitForMatch('[data-test-taken="false"]');
    await tab.click('[data-search-button]');
    await waitForFocus(searchField);
    // The dialog hides the scrollbar.
    await waitForMatch('dialog:modal');
    expect(await getRight()).toBe(before);
    await tab.press('Escape');
    await waitForFocus('[data-search-button]');
  });

  it('lists visited pages, and saving a favourite by keyboard keeps the focus', async () => {
    await open(intro);
    for (const words of ['projector', 'dmx']) {
      const before = await getText('h1');
      await search(words);
      await tab.press('Enter');
      await waitForNoMatch('dialog[open]');
      // Navigation would close a dialog that was opened before.
      await waitFor(tab, (old) => document.querySelector('h1')?.innerText !== old, before);
    }
    await tab.press('Control+k');
    // The dialog takes the focus once more when it becomes modal.
    await waitForMatch('dialog:modal');
    const star = await findByText('dialog button', 'Save as favourite');
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), star);
    await tab.press('Enter');
    await findByText('dialog button', 'Remove from favourites');
    await waitForFocus('dialog [aria-label^="Save as favourite"]');
  });
}

function appearance(): void {
  it('cycles through both modes and that of the system, also in another tab', async () => {
    await open(intro);
    const initial = await theme();
    const other = initial === 'light' ? 'dark' : 'light';
    for (const expected of [other, initial, initial]) {
      await tab.click(themeButton);
      expect(await theme()).toBe(expected);
    }
    const second = await browser.newTab();
    await second.goto(site.origin + intro);
    await waitForHydration(second);
    for (const expected of [other, initial]) {
      await second.click(themeButton);
      await waitFor(
        tab,
        (wanted) => document.documentElement.dataset['theme'] === wanted,
        expected,
      );
    }
    await second.close();
  });
}

function onPhone(): void {
  it('the menu traps the focus and restores it, the contents link to a section, Search focuses its field', async () => {
    await tab.resize(...phone);
    await open(intro);
    const toggle = await findByText('#phone-bar a', 'Menu');
    await tab.click(toggle);
    await waitForFocus('#mobile-menu');
    const focused = new Set<string>();
    for (let step = 0; step < 15; step += 1) {
      await tab.press('Tab');
      focused.add(
        await tab.evaluate(() => {
          const {activeElement, body} = document;
          // The focus may also leave the dialog for the browser's own controls.
          const isOutside = activeElement !== body && !activeElement?.closest('#mobile-menu');
          return isOutside ? 'page' : (activeElement?.localName ?? '');
        }),
      );
    }
    // In WebKit, Tab skips links by default.
    expect([...focused]).toContain('button');
    expect([...focused]).not.toContain('page');
    await tab.press('Escape');
    await waitForFocus(toggle);
    await waitForNoMatch('dialog[open]');

    await open(intro);
    await tab.click(await findByText('#phone-bar button', 'Contents'));
    await waitForMatch('dialog[open]');
    await tab.click('dialog[open] li:nth-child(2) a');
    await waitFor(tab, () => location.hash.length > 1);
    await waitForNoMatch('dialog[open]');

    await tab.click(await findByText('#phone-bar button', 'Search'));
    await waitForFocus(searchField);
  });
}

function parts(): void {
  it('a calculator accepts point and comma, also in a translated page, and its link restores the inputs', async () => {
    const first = `#tool-power ${field}`;
    const output = '#tool-power output';
    const waitForOtherResult = (text: string): Promise<void> =>
      waitFor(
        tab,
        (selector, other) => document.querySelector<HTMLElement>(selector)?.innerText !== other,
        output,
        text,
      );
    await open(getCalculatorAddress({id: 'power'}));
    await waitForMatch(first);
    const initial = await getText(output);
    await fill(first, '12.5');
    await waitForOtherResult(initial);
    const withPoint = await getText(output);
    await fill(first, '12');
    await waitForOtherResult(withPoint);
    await tab.evaluate(replaceTextNodes);
    await fill(first, '12,5');
    await waitFor(
      tab,
      (selector, text) => document.querySelector<HTMLElement>(selector)?.innerText === text,
      output,
      withPoint,
    );
    await fill(first, '12');
    await waitForOtherResult(withPoint);
    await waitFor(tab, () => /^#power\?.*=12(?![\d.,%])/.test(location.hash));
    const link = await tab.evaluate(() => location.href);
    // From another page, because changing the fragment alone would not load the page.
    await open(request);
    await tab.goto(link);
    await waitForHydration();
    await waitForValue(first, '12');
  });

  it('the request form lists errors, and updates the list after a correction', async () => {
    await open(request);
    await tab.click('main form button[type="submit"]');
    const summary = 'form [tabindex="-1"]';
    await waitForFocus(summary);
    const before = await getText(summary);
    await tab.evaluate(replaceTextNodes);
    await fill('form [inputmode="url"]', 'https://example.com/manual.pdf');
    await waitForMatch('form [inputmode="url"][aria-invalid="false"]');
    await tab.click('main form button[type="submit"]');
    await waitFor(
      tab,
      (selector, all) => {
        const rest = document.querySelector<HTMLElement>(selector)?.innerText ?? '';
        return rest.length > 0 && rest.length < all;
      },
      summary,
      before.length,
    );
  });

  it('a decision tree opens completely for printing, and otherwise shows one question at a time', async () => {
    const opened = '[data-tree] details[open]';
    await open(trees);
    await tab.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
    await waitForNoMatch('[data-tree] details:not([open])');
    await tab.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    await waitForNoMatch(opened);
    await tab.click('[data-tree] > div > div > details > summary');
    await waitFor(tab, () => location.hash.length > 1);
    expect(await tab.evaluate((all) => document.querySelectorAll(all).length, opened)).toBe(1);
  });

  it('code is copied', async () => {
    await open('/videosync/building-plugins/building-effects');
    const text = await tab.evaluate(
      () => document.querySelector('figure pre code')?.textContent ?? '',
    );
    await tab.click('figure pre + button');
    await waitForText('figure pre + button span', 'Copied');
    expect((await readClipboard()).trim()).toBe(text.trim());
  });

  it('a page is copied as Markdown, on a slow network too', async () => {
    await open(intro);
    const release = delayRequests(/\.md$/);
    await tab.click(
      await findByText('article > [data-page-actions] button', 'Copy page as Markdown'),
    );
    // So slow that the user activation expires. Polls in the page, because evaluating a script through the driver may
    // count as user activation.
    await tab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const poll = (): void =>
            navigator.userActivation.isActive ? void setTimeout(poll, 100) : resolve();
          poll();
        }),
    );
    release();
    await waitForText('article > [data-page-actions] [role="status"]', 'Copied.');
    expect(await readClipboard()).toMatch(/^# /);
  });

  it('a diagram is enlarged and closes again', async () => {
    const width = (selector: string): Promise<number> =>
      tab.evaluate((wanted) => document.querySelector(wanted)?.clientWidth ?? 0, selector);
    await open(intro);
    const enlarge = await findByText('main button', 'Enlarge diagram');
    const small = await width('figure');
    await tab.click(enlarge);
    await waitForFocus('dialog[open] button');
    expect(await width('dialog[open]')).toBeGreaterThan(small);
    await tab.press('Escape');
    await waitForNoMatch('dialog[open]');
    await waitForFocus(enlarge);
  });
}

function simulators(): void {
  /** Waits until any pixel of the first canvas is bright, or none is. */
  const waitForPixels = (wanted: boolean): Promise<void> =>
    waitFor(
      tab,
      (isBright) => {
        const canvas = document.querySelector<HTMLCanvasElement>('form canvas');
        const {data} =
          canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data?.some((value, index) => index % 4 < 3 && value > 64) === isBright;
      },
      wanted,
    );

  /** Presses a key on a control, which can be focused once it is hydrated. */
  async function press(id: string, key: string): Promise<void> {
    await waitFor(
      tab,
      (wanted) => {
        document.getElementById(wanted)?.focus();
        return document.activeElement?.id === wanted;
      },
      id,
    );
    await tab.press(key);
  }

  it('a fader fades the output to black', async () => {
    const name = 'routing-simulator';
    await open(`/handbook/explorers/${name}#${name}?1.clip=circles&1.output=main`);
    await waitForPixels(true);
    await press(`${name}-m.fader`, 'Home');
    await waitForPixels(false);
  });

  it('a DMX fader lights a fixture in a translated page', async () => {
    await open('/handbook/explorers/virtual-rig');
    await tab.evaluate(replaceTextNodes);
    await press('virtual-rig-rgb-f4', 'End');
    await waitForText('tr', 'red 220, green 40, blue 255');
    await waitForPixels(true);
  });

  it('an arrow key moves the timeline by one message in a translated page', async () => {
    await open('/handbook/explorers/timecode-and-clock');
    await tab.evaluate(replaceTextNodes);
    await press('timecode-and-clock-at', 'ArrowUp');
    await waitForText('tr', 'F1 10, message 1');
  });
}

function offline(): void {
  const heading = (): Promise<string> => getText('h1');
  const isSaved = '[data-offline="saved"]';

  it('is saved, works without the server, updates and is removed', async () => {
    site.isUnmodified = true;
    const partialBuild = await getPartialBuild();
    site.deploy(partialBuild);
    await open('/offline');
    await tab.click(await findByText('[data-offline] button', 'Save the whole site'));
    await waitForMatch(isSaved);
    await site.stop();
    const failed: string[] = [];
    for (const address of partialBuildPages) {
      await tab.goto(site.origin + address).catch(() => undefined);
      if (/^$|Page not found|No connection/.test(await heading())) {
        failed.push(address);
      }
    }
    expect(failed).toEqual([]);
    await tab.goto(`${site.origin}/no-such-page`).catch(() => undefined);
    await waitFor(tab, () =>
      /Page not found|No connection/.test(document.querySelector('h1')?.textContent ?? ''),
    );
    await open('/search?q=projector');
    await waitForMatch('main ol a');
    await open('/handbook/tools/power');
    await waitForMatch(`#tool-power ${field}`);
    await tab.reload();
    await waitForHydration();

    const next = await createSecondBuild(partialBuild, {
      headings: {'videosync/introduction.html': 'The next build'},
    });
    try {
      site.deploy(next);
      await site.start();
      await open('/offline');
      await waitFor(tab, async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return registration?.active && !registration.installing && !registration.waiting;
      });
      // A new worker updates the saved copy with the first page for which it responds. When it takes over from the old one
      // is up to the browser.
      const isUpdated = async (): Promise<boolean> => {
        await tab.goto(`${site.origin}/handbook/introduction`);
        return tab.isTrue(async (name) => {
          await (await navigator.serviceWorker.getRegistration())?.update();
          const cache = await caches.open(name);
          const page = await cache.match('/videosync/introduction');
          return (await page?.text())?.includes('The next build');
        }, cacheNames.saved);
      };
      await waitFor({isTrue: isUpdated}, () => 'the saved copy is that of the next build');
      await open('/offline');
      await waitForMatch(isSaved);
      await tab.click(await findByText('[data-offline] button', 'Remove the saved copy'));
      await waitForMatch('[data-offline="none"]');
    } finally {
      await site.stop();
      removeBuild(next);
    }
  });
}

function checks(hasRemovedFeatures: boolean): void {
  it('would notice an error, a warning and a CSP violation', async () => {
    await open(intro);
    await tab.evaluate(() => {
      console.warn('A warning');
      document.body.setAttribute('style', 'color: red');
      queueMicrotask(() => {
        throw new Error('An error');
      });
      void Promise.reject(new Error('A refusal'));
    });
    await tab.evaluate(() => window.allReported?.());
    const reports = site.reports.splice(0).join('\n');
    for (const wanted of [/A warning/, /An error/, /A refusal/, /style-src-attr refused/]) {
      expect(reports).toMatch(wanted);
    }
  });

  if (hasRemovedFeatures) {
    it('features that the minimum browsers lack are removed', async () => {
      await open(intro);
      expect(
        await tab.evaluate(() => ['canParse' in URL, 'checkVisibility' in Element.prototype]),
      ).toEqual([false, false]);
    });
  }
}
