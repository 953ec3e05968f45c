import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {cacheNames} from '../../src/config/caches';
import {getCalculatorAddress, calculators} from '../../src/instruments/list';
import {
  createPartialBuild,
  partialBuildPages,
  removeBuild,
  createSecondBuild,
} from '../support/offline';
import {replaceTextNodes} from '../support/translate';
import {removeNewerFeatures} from './removeNewerFeatures';
import {type, waitFor, type Browser, type Tab} from './driver';
import {findEngine, type Engine} from './find.mjs';
import {openPuppeteer} from './puppeteer';
import {openSite, type Site} from './site';
import {openWebDriver} from './webdriver';

const intro = '/videosync/introduction';
const trees = '/videosync/troubleshooting/common-pitfalls';
const request = '/fixture-profile-request';
const phone = [390, 844] as const;

/** The key that copies, pastes and selects on this system. */
const command = process.platform === 'darwin' ? 'Meta' : 'Control';

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
async function hydrated(inTab = tab): Promise<void> {
  await waitFor(inTab, () => document.documentElement.dataset['hasHydrated'] === 'true');
}

async function open(address: string): Promise<void> {
  await tab.goto(site.origin + address);
  await hydrated();
}

/** Marks the first visible element that contains a text, and returns a selector for it. */
async function named(selector: string, text: string): Promise<string> {
  await waitFor(
    tab,
    (among, words) => {
      const element = [...document.querySelectorAll<HTMLElement>(among)].find(
        (one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words) &&
          one.getClientRects().length > 0,
      );
      element?.setAttribute('data-test-named', words);
      return element;
    },
    selector,
    text,
  );
  return `[data-test-named="${text}"]`;
}

/** Waits until an element that the selector matches has focus or contains it. */
const focusIn = (selector: string): Promise<void> =>
  waitFor(tab, (wanted) => document.activeElement?.closest(wanted), selector);

/** Waits until an element matches the selector, or none does. */
const visible = (selector: string): Promise<void> =>
  waitFor(tab, (wanted) => document.querySelector(wanted), selector);
const gone = (selector: string): Promise<void> =>
  waitFor(tab, (unwanted) => !document.querySelector(unwanted), selector);

/** Waits until an element that the selector matches contains a text. */
const containsText = (selector: string, text: string): Promise<void> =>
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

const hasValue = (selector: string, value: string): Promise<void> =>
  waitFor(
    tab,
    (field, wanted) => document.querySelector<HTMLInputElement>(field)?.value === wanted,
    selector,
    value,
  );

/** Replaces the text of a field by typing. */
async function fill(selector: string, text: string): Promise<void> {
  await tab.click(selector);
  await tab.press(`${command}+a`);
  await type(tab, text);
  await hasValue(selector, text);
}

/** Delays requests that match, until the returned function is called. */
function hold(address: RegExp): () => void {
  let letIn = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  site.delay = (asked) => (address.test(asked) ? passed : undefined);
  return () => letIn();
}

const themeButton = '.navbar button[aria-label^="Switch between dark and light mode"]';
const theme = (): Promise<string | undefined> =>
  tab.evaluate(() => document.documentElement.dataset['theme']);

/** The text in the clipboard, pasted into a field. */
async function pasteText(): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste-here';
    document.body.prepend(field);
    field.focus();
  });
  await tab.press(`${command}+v`);
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
  await focusIn(searchField);
  await type(tab, words);
  await visible('[role="option"]');
  await gone('dialog [aria-busy="true"]');
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
    // What enlarges pictures comes a second after the rest of the application, and last.
    await tab.resize(...phone);
    await open('/videosync/building-plugins/building-effects');
    await visible('.markdown img[role="button"]');
    expect(await getText('h1')).toContain('effects');
  });

  it('goes from page to page and back to the same place', async () => {
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

  it('opens on paper what is folded', async () => {
    const folded = '[data-tree] details:not([open])';
    await open(trees);
    await tab.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
    await gone(folded);
    await tab.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    await gone('[data-tree] details[open]');
  });
}

function searching(): void {
  it('answers, and is used by keys alone', async () => {
    await open(intro);
    await search('projector');
    await tab.press('ArrowDown');
    await visible('[role="option"]:nth-child(2)[aria-selected="true"]');
    await tab.press('Enter');
    await waitFor(tab, (from) => location.pathname !== from, intro);
    await gone('dialog[open]');
  });

  it('names what was typed in a translated page', async () => {
    await open(intro);
    await search('dmx');
    await tab.evaluate(replaceTextNodes);
    await type(tab, ' usb');
    await containsText('dialog [role="status"]', '“dmx usb”');
    await containsText('dialog [role="option"]', 'USB');
  });

  it('leaves Control Shift K to the browser and closes by Escape', async () => {
    await open(intro);
    await tab.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        if (event.key.toLowerCase() === 'k') {
          document.documentElement.dataset['testTaken'] = String(event.defaultPrevented);
          event.preventDefault();
        }
      });
    });
    await tab.press('Control+Shift+K');
    await visible('[data-test-taken="false"]');
    await tab.click('[data-search-button]');
    await focusIn(searchField);
    await tab.press('Escape');
    await focusIn('[data-search-button]');
  });

  it('remembers where one went, and a favourite by key keeps the focus', async () => {
    await open(intro);
    for (const words of ['projector', 'dmx']) {
      await search(words);
      await tab.press('Enter');
      await gone('dialog[open]');
    }
    await tab.press('Control+k');
    // Opening moves the focus to the field once more.
    await visible('dialog:modal');
    const star = await named('dialog button', 'Save as favourite');
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), star);
    await tab.press('Enter');
    await named('dialog button', 'Remove from favourites');
    await focusIn('dialog [aria-label^="Save as favourite"]');
  });
}

function appearance(): void {
  it('goes round in one order', async () => {
    await open(intro);
    const own = await theme();
    const other = own === 'light' ? 'dark' : 'light';
    for (const expected of [other, own, own]) {
      await tab.click(themeButton);
      expect(await theme()).toBe(expected);
    }
  });

  it('is the same in another tab', async () => {
    await open(intro);
    const other = await browser.newTab();
    await other.goto(site.origin + intro);
    await hydrated(other);
    const own = await theme();
    for (const expected of [own === 'light' ? 'dark' : 'light', own]) {
      await other.click(themeButton);
      await waitFor(
        tab,
        (wanted) => document.documentElement.dataset['theme'] === wanted,
        expected,
      );
    }
    await other.close();
  });

  it('does not move the bar when a window takes the scroll bar away', async () => {
    await open(intro);
    const edge = (): Promise<number> =>
      tab.evaluate(
        () => document.querySelector('[data-search-button]')?.getBoundingClientRect().right ?? 0,
      );
    const before = await edge();
    await tab.press('Control+k');
    await visible('dialog[open]');
    expect(await edge()).toBe(before);
  });
}

function onPhone(): void {
  beforeEach(() => tab.resize(...phone));

  it('the menu keeps the focus from the page behind it, and gives it back', async () => {
    await open(intro);
    const toggle = await named('#phone-bar a', 'Menu');
    await tab.click(toggle);
    await focusIn('#mobile-menu');
    const seen = new Set<string>();
    for (let step = 0; step < 15; step += 1) {
      await tab.press('Tab');
      seen.add(
        await tab.evaluate(() => {
          const {activeElement, body} = document;
          // The browser's own controls are a stop of a modal window too.
          const isOutside = activeElement !== body && !activeElement?.closest('#mobile-menu');
          return isOutside ? 'page' : (activeElement?.localName ?? '');
        }),
      );
    }
    // WebKit's Tab skips links unless its reader wants them.
    expect([...seen]).toContain('button');
    expect([...seen]).not.toContain('page');
    await tab.press('Escape');
    await focusIn(toggle);
  });

  it('the contents lead to a section', async () => {
    await open(intro);
    await tab.click(await named('#phone-bar button', 'Contents'));
    await visible('dialog[open]');
    await tab.click('dialog[open] li:nth-child(2) a');
    await waitFor(tab, () => location.hash.length > 1);
    await gone('dialog[open]');
  });

  it('the search of the lower bar has the focus in its field', async () => {
    await open(intro);
    await tab.click(await named('#phone-bar button', 'Search'));
    await focusIn(searchField);
  });
}

function parts(): void {
  it.each(calculators.filter(({id}) => ['tempo', 'power', 'projection'].includes(id)))(
    'the calculator $id takes point and comma, and its link brings the values back',
    async (calculator) => {
      const {id} = calculator;
      const first = `#tool-${id} ${field}`;
      await open(getCalculatorAddress(calculator));
      await visible(first);
      await fill(first, '12.5');
      const withPoint = await getText(`#tool-${id} output`);
      await fill(first, '12,5');
      const isResult = (wanted: string, isSame: boolean): Promise<void> =>
        waitFor(
          tab,
          (output, text, same) =>
            (document.querySelector<HTMLElement>(output)?.innerText === text) === same,
          `#tool-${id} output`,
          wanted,
          isSame,
        );
      await isResult(withPoint, true);
      await fill(first, '12');
      await isResult(withPoint, false);
      await waitFor(
        tab,
        (name) => location.hash.startsWith(`#${name}?`) && /=12(?![\d.,%])/.test(location.hash),
        id,
      );
      const link = await tab.evaluate(() => location.href);
      // A change of the hash alone would not load the page.
      await open(request);
      await tab.goto(link);
      await hydrated();
      await hasValue(first, '12');
    },
  );

  it.each(calculators.filter(({id}) => ['tempo', 'power', 'projection'].includes(id)))(
    'the calculator $id shows the result of its inputs in a translated page',
    async (calculator) => {
      const output = `#tool-${calculator.id} output`;
      const first = `#tool-${calculator.id} ${field}`;
      const isResult = (wanted: string, isSame: boolean): Promise<void> =>
        waitFor(
          tab,
          (selector, text, same) =>
            (document.querySelector<HTMLElement>(selector)?.innerText === text) === same,
          output,
          wanted,
          isSame,
        );
      await open(getCalculatorAddress(calculator));
      await visible(first);
      const before = await getText(output);
      await fill(first, '12.5');
      await isResult(before, false);
      const result = await getText(output);
      await fill(first, '12');
      await isResult(result, false);
      await tab.evaluate(replaceTextNodes);
      await fill(first, '12.5');
      await isResult(result, true);
    },
  );

  it('the request form says what is missing and takes a link', async () => {
    await open(request);
    await tab.click('main form button[type="submit"]');
    const summary = 'form [tabindex="-1"]';
    await focusIn(summary);
    const before = await getText(summary);
    await tab.evaluate(replaceTextNodes);
    await fill('form [inputmode="url"]', 'https://example.com/manual.pdf');
    await visible('form [inputmode="url"][aria-invalid="false"]');
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

  it('a decision tree shows one question at a time, and the address follows', async () => {
    await open(trees);
    await tab.click('[data-tree] > div > div > details > summary');
    await waitFor(tab, () => location.hash.length > 1);
    expect(
      await tab.evaluate(() => document.querySelectorAll('[data-tree] details[open]').length),
    ).toBe(1);
  });

  it('source text is copied', async () => {
    await open('/videosync/building-plugins/building-effects');
    const text = await tab.evaluate(
      () => document.querySelector('figure pre code')?.textContent ?? '',
    );
    await tab.click('figure pre + button');
    await containsText('figure pre + button span', 'Copied');
    expect((await pasteText()).trim()).toBe(text.trim());
  });

  it('a page is copied as Markdown, on a slow network too', async () => {
    await open(intro);
    const letIn = hold(/\.md$/);
    await tab.click(await named('article > [data-page-actions] button', 'Copy page as Markdown'));
    // So slow that the user activation expires. Evaluated in the page, because a driver
    // that evaluates a script may count as one.
    await tab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = (): void =>
            navigator.userActivation.isActive ? void setTimeout(look, 100) : resolve();
          look();
        }),
    );
    letIn();
    await containsText('article > [data-page-actions] [role="status"]', 'Copied.');
    expect(await pasteText()).toMatch(/^# /);
  });

  it('a diagram is enlarged and closes again', async () => {
    const width = (selector: string): Promise<number> =>
      tab.evaluate((wanted) => document.querySelector(wanted)?.clientWidth ?? 0, selector);
    await open(intro);
    const enlarge = await named('main button', 'Enlarge diagram');
    const small = await width('figure');
    await tab.click(enlarge);
    await focusIn('dialog[open] button');
    expect(await width('dialog[open]')).toBeGreaterThan(small);
    await tab.press('Escape');
    await gone('dialog[open]');
    await focusIn(enlarge);
  });
}

function simulators(): void {
  /** Waits until a pixel of the first canvas is lit, or none is. */
  const isLit = (wanted: boolean): Promise<void> =>
    waitFor(
      tab,
      (lit) => {
        const canvas = document.querySelector<HTMLCanvasElement>('form canvas');
        const {data} =
          canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data?.some((value, index) => index % 4 < 3 && value > 64) === lit;
      },
      wanted,
    );

  /** Presses a key on a control, which takes focus once it is hydrated. */
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

  it('a fader makes the image black', async () => {
    const name = 'routing-simulator';
    await open(`/handbook/explorers/${name}#${name}?1.clip=circles&1.output=main`);
    await isLit(true);
    await press(`${name}-m.fader`, 'Home');
    await isLit(false);
  });

  it.each([
    {name: '', prepare: () => undefined},
    {name: ' in a translated page', prepare: replaceTextNodes},
  ])('a DMX fader lights a fixture$name', async ({prepare}) => {
    await open('/handbook/explorers/virtual-rig');
    await tab.evaluate(prepare);
    await press('virtual-rig-rgb-f4', 'End');
    await containsText('tr', 'red 220, green 40, blue 255');
    await isLit(true);
  });

  it.each([
    {name: '', prepare: () => undefined},
    {name: ' in a translated page', prepare: replaceTextNodes},
  ])('an arrow key steps the timeline by a message$name', async ({prepare}) => {
    await open('/handbook/explorers/timecode-and-clock');
    await tab.evaluate(prepare);
    await press('timecode-and-clock-at', 'ArrowUp');
    await containsText('tr', 'F1 10, message 1');
  });
}

function offline(): void {
  const heading = (): Promise<string> => getText('h1');
  const isSaved = '[data-offline="saved"]';

  it('saves, opens without the server, updates and is removed', async () => {
    site.isUnmodified = true;
    const few = await createPartialBuild();
    site.deploy(few);
    await open('/offline');
    await tab.click(await named('[data-offline] button', 'Save the whole site'));
    await visible(isSaved);
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
    await visible('main ol a');
    await open('/handbook/tools/power');
    await visible(`#tool-power ${field}`);
    await tab.reload();
    await hydrated();

    const next = await createSecondBuild(few, {
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
      // The worker that takes over a new build does so with the first page that it answers, and which
      // worker answers the next page is up to the browser.
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
      await visible(isSaved);
      await tab.click(await named('[data-offline] button', 'Remove the saved copy'));
      await visible('[data-offline="none"]');
    } finally {
      await site.stop();
      removeBuild(next);
      removeBuild(few);
    }
  });
}

function checks(hasRemovedFeatures: boolean): void {
  it('would notice an error, a warning and a violation of the policy', async () => {
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
    it('features above the minimum are removed', async () => {
      await open(intro);
      expect(
        await tab.evaluate(() => ['canParse' in URL, 'checkVisibility' in Element.prototype]),
      ).toEqual([false, false]);
    });
  }
}
