import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {tools} from '../../src/tools/list';
import {sitemap} from '../support/build';
import {removeBuild, secondBuild} from '../support/offline';
import {aboveFloor} from './aboveFloor';
import {type, until, type Browser, type Tab} from './driver';
import {findEngine} from './find.mjs';
import {openPuppeteer} from './puppeteer';
import {openSite, type Site} from './site';
import {openWebKit} from './webdriver';

type Engine = 'chromium' | 'firefox' | 'webkit' | 'floor';

/** The engine of this run; `floor` is Chromium without everything younger than the floor. */
const engine = (process.env['ENGINE'] ?? 'chromium') as Engine;
const removed = engine === 'floor' ? aboveFloor() : undefined;

const intro = '/videosync/introduction';
const phone = [390, 844] as const;

let browser: Browser;
let site: Site;
let tab: Tab;

beforeAll(async () => {
  const [file = '', miniBrowser = '', third = ''] = findEngine(engine).files ?? [];
  browser =
    engine === 'webkit'
      ? await openWebKit(miniBrowser, third)
      : await openPuppeteer(engine === 'firefox' ? 'firefox' : 'chrome', file, removed);
  console.log(`${engine}: ${browser.version}`);
});
afterAll(() => browser.quit());

beforeEach(async () => {
  site = await openSite(removed);
  tab = await browser.newTab();
});
afterEach(async () => {
  await tab.close();
  await site.stop();
  expect(site.complaints).toEqual([]);
});

/** Asks for the application as a reader's first sign does, and waits until it is there. */
async function hydrate(): Promise<void> {
  await tab.run(() => void document.dispatchEvent(new Event('pointermove')));
  await until(tab, () => document.documentElement.dataset['hasHydrated'] === 'true');
}

async function open(address: string): Promise<void> {
  await tab.goto(site.origin + address);
  await hydrate();
}

/** Names the first visible element with a text, so that a selector finds it. */
async function named(selector: string, text: string): Promise<string> {
  const find = (among: string, words: string): string | undefined => {
    const element = [...document.querySelectorAll<HTMLElement>(among)].find(
      (one) =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(words) &&
        one.getClientRects().length > 0,
    );
    element?.setAttribute('data-test-named', words);
    return element && `[data-test-named="${words}"]`;
  };
  await until(tab, find, selector, text);
  return `[data-test-named="${text}"]`;
}

const focused = (): Promise<string> =>
  tab.run(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );

/** A promise and what fulfils it. */
function gate(): {passed: Promise<void>; open: () => void} {
  let letIn = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  return {passed, open: () => letIn()};
}

/** Holds the application back until the gate is opened. */
function holdApplication(): () => void {
  const {passed, open: letIn} = gate();
  site.hold = (address) => (/\/main\.[^/]*\.js$/.test(address) ? passed : undefined);
  return letIn;
}

const theme = (): Promise<string | undefined> =>
  tab.run(() => document.documentElement.dataset['theme']);

/** What is in the clipboard, as a field gets it. */
async function pasted(): Promise<string> {
  await tab.run(() => {
    const field = document.createElement('textarea');
    field.id = 'paste-here';
    document.body.prepend(field);
    field.focus();
  });
  await tab.press('Control+v');
  await until(tab, () => document.querySelector<HTMLTextAreaElement>('#paste-here')?.value !== '');
  return tab.run(() => document.querySelector<HTMLTextAreaElement>('#paste-here')?.value ?? '');
}

describe('reading', () => {
  it.each([
    '/',
    intro,
    '/videosync/troubleshooting/common-pitfalls',
    '/handbook/tools',
    '/handbook/background/artnet-in-depth',
    '/handbook/glossary',
    '/blog',
    '/search?q=dmx',
    '/offline',
    '/fixture-profile-request',
    '/privacy-policy',
  ])('%s comes to life without a complaint', async (address) => {
    await open(address);
    expect(await tab.run(() => document.querySelectorAll('h1').length)).toBe(1);
    // Half a second was enough for a page to destroy itself; effects and lazy parts are done by then.
    await until(tab, () => performance.now() > 2_000);
    expect(await tab.run(() => document.querySelector('h1')?.textContent)).not.toContain('crashed');
  });

  it('goes from page to page and back to the same place', async () => {
    await open(intro);
    await tab.run(() => window.scrollTo(0, 600));
    await until(tab, () => window.scrollY === 600);
    await tab.run(() =>
      document
        .querySelector<HTMLElement>('.pagination-nav__link--next')
        ?.focus({preventScroll: true}),
    );
    await tab.press('Enter');
    await until(tab, (from) => location.pathname !== from && window.scrollY === 0, intro);
    await tab.back();
    await until(tab, (to) => location.pathname === to && window.scrollY === 600, intro);
  });

  it('opens on paper what is folded', async () => {
    await open('/videosync/troubleshooting/common-pitfalls');
    await tab.run(() => void window.dispatchEvent(new Event('beforeprint')));
    await until(
      tab,
      () => document.querySelectorAll('[data-tree] details:not([open])').length === 0,
    );
    await tab.run(() => void window.dispatchEvent(new Event('afterprint')));
    await until(tab, () => document.querySelectorAll('[data-tree] details[open]').length === 0);
  });
});

describe('before the application', () => {
  it('keeps a press', async () => {
    const letIn = holdApplication();
    await tab.goto(site.origin + intro);
    await tab.click('[data-search-button]');
    letIn();
    await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
  });

  it('keeps a key and what is typed after it', async () => {
    const letIn = holdApplication();
    await tab.goto(site.origin + intro);
    await tab.press('Control+k');
    await type(tab, 'dmx');
    letIn();
    await until(
      tab,
      () => document.querySelector<HTMLInputElement>('dialog input')?.value === 'dmx',
    );
  });

  it('keeps what is typed into a field', async () => {
    const letIn = holdApplication();
    await tab.goto(`${site.origin}/fixture-profile-request`);
    await tab.click('form input[type="text"], form input:not([type])');
    await type(tab, 'Robe');
    letIn();
    await hydrate();
    await until(tab, () => (document.activeElement as HTMLInputElement).value === 'Robe');
  });
});

describe('search', () => {
  it('answers, and is used by keys alone', async () => {
    await open(intro);
    await tab.press('/');
    await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
    await type(tab, 'projector');
    await until(tab, () => document.querySelectorAll('[role="option"]').length > 3);
    await tab.press('ArrowDown');
    await until(
      tab,
      () =>
        document.querySelectorAll('[role="option"]')[1]?.getAttribute('aria-selected') === 'true',
    );
    await tab.press('Enter');
    await until(
      tab,
      (from) => location.pathname !== from && !document.querySelector('dialog'),
      intro,
    );
  });

  it('leaves Control Shift K to the browser and closes by Escape', async () => {
    await open(intro);
    await tab.run(() => {
      window.addEventListener('keydown', (event) => {
        if (event.key.toLowerCase() === 'k') {
          document.documentElement.dataset['testTaken'] = String(event.defaultPrevented);
          event.preventDefault();
        }
      });
    });
    await tab.press('Control+Shift+K');
    await until(tab, () => document.documentElement.dataset['testTaken'] === 'false');
    await tab.click('[data-search-button]');
    await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
    await tab.press('Escape');
    await until(tab, () => document.activeElement?.hasAttribute('data-search-button'));
  });

  it('remembers where one went, and a favourite by key keeps the focus', async () => {
    await open(intro);
    for (const words of ['projector', 'dmx']) {
      await tab.press('Control+k');
      await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
      await type(tab, words);
      await until(tab, () => document.querySelectorAll('[role="option"]').length > 0);
      await until(tab, () => !document.querySelector('dialog [aria-busy="true"]'));
      await tab.press('Enter');
      await until(tab, () => !document.querySelector('dialog'));
    }
    await tab.press('Control+k');
    const star = await named('dialog button', 'Save as favourite');
    await tab.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), star);
    await tab.press('Enter');
    await until(tab, () => document.body.innerText.includes('Favorite'));
    expect(await focused()).toMatch(/^Save as favourite/);
  });
});

describe('appearance', () => {
  it('goes round in one order, before and after the application', async () => {
    const letIn = holdApplication();
    await tab.goto(site.origin + intro);
    const own = await theme();
    const other = own === 'light' ? 'dark' : 'light';
    for (const step of ['before', 'after']) {
      for (const expected of [other, own, own]) {
        await tab.click('.navbar [data-theme-toggle]');
        expect([step, await theme()]).toEqual([step, expected]);
      }
      letIn();
      await hydrate();
    }
  });

  it('is the same in another tab', async () => {
    await open(intro);
    const before = await theme();
    const other = await browser.newTab();
    await other.goto(site.origin + intro);
    await other.click('.navbar [data-theme-toggle]');
    await until(tab, (old) => document.documentElement.dataset['theme'] !== old, before);
    await other.close();
  });

  it('does not move the bar when a window takes the scroll bar away', async () => {
    await open(intro);
    const edge = (): Promise<number> =>
      tab.run(
        () => document.querySelector('[data-search-button]')?.getBoundingClientRect().right ?? 0,
      );
    const before = await edge();
    await tab.press('Control+k');
    await until(tab, () => document.querySelector('dialog[open]'));
    expect(await edge()).toBe(before);
  });
});

describe('on a phone', () => {
  beforeEach(() => tab.resize(...phone));

  it('the menu keeps the focus inside, links included, and gives it back', async () => {
    await open(intro);
    await tab.click('.navbar__toggle');
    await until(tab, () => document.activeElement?.closest('#mobile-menu'));
    const seen = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      seen.add(await tab.run(() => document.activeElement?.localName ?? ''));
      await tab.press('Tab');
      expect(await tab.run(() => Boolean(document.activeElement?.closest('#mobile-menu')))).toBe(
        true,
      );
    }
    expect([...seen]).toContain('a');
    await tab.press('Escape');
    await until(tab, () => document.activeElement?.classList.contains('navbar__toggle'));
  });

  it('the contents lead to a section', async () => {
    await open(intro);
    await tab.click(await named('#phone-bar button', 'Contents'));
    await until(tab, () => document.querySelector('dialog[open]'));
    await tab.click('dialog[open] li:nth-child(2) a');
    await until(tab, () => location.hash.length > 1 && !document.querySelector('dialog[open]'));
  });

  it('the search of the lower bar has the focus in its field', async () => {
    await open(intro);
    await tab.click(await named('#phone-bar button', 'Search'));
    await until(tab, () => document.activeElement?.getAttribute('role') === 'combobox');
  });
});

describe('parts of a page', () => {
  const field =
    'input:not([type="checkbox"], [type="radio"], [type="range"], [readonly]), textarea';

  it.each(tools.filter(({id}) => ['tempo', 'power', 'projection'].includes(id)))(
    'the calculator $id takes point and comma, and its link brings the values back',
    async ({id, page}) => {
      await open(page);
      const first = `#tool-${id} :is(${field})`;
      await until(tab, (selector) => document.querySelector(selector), first);
      const answers: string[] = [];
      for (const number of ['12.5', '12,5']) {
        await tab.click(first);
        await tab.press('Control+a');
        await type(tab, number);
        await until(
          tab,
          (selector, value) => document.querySelector<HTMLInputElement>(selector)?.value === value,
          first,
          number,
        );
        answers.push(
          await tab.run((tool) => document.getElementById(tool)?.innerText ?? '', `tool-${id}`),
        );
      }
      expect(answers[0]).toBe(answers[1]);
      await tab.click(first);
      await tab.press('Control+a');
      await type(tab, '12');
      await until(tab, (tool) => location.hash.startsWith(`#${tool}?`), id);
      const link = await tab.run(() => location.href);
      await tab.goto('about:blank');
      await tab.goto(link);
      await hydrate();
      await until(
        tab,
        (selector) => document.querySelector<HTMLInputElement>(selector)?.value === '12',
        first,
      );
    },
  );

  it('a decision tree shows one question at a time, and the address follows', async () => {
    await open('/videosync/troubleshooting/common-pitfalls');
    await tab.click('[data-tree] > div > div > details > summary');
    await until(tab, () => location.hash.length > 1);
    expect(await tab.run(() => document.querySelectorAll('[data-tree] details[open]').length)).toBe(
      1,
    );
  });

  it('source text is copied', async () => {
    await open('/videosync/building-plugins/building-effects');
    const text = await tab.run(() => document.querySelector('figure pre code')?.textContent ?? '');
    await tab.click('figure pre + button');
    await until(tab, () => document.querySelector('figure pre + button')?.textContent === 'Copied');
    expect((await pasted()).trim()).toBe(text.trim());
  });

  it('a page is copied as Markdown, on a slow network too', async () => {
    await open(intro);
    const {passed, open: letIn} = gate();
    site.hold = (address) => (address.endsWith('.md') ? passed : undefined);
    await tab.click(await named('[data-page-actions] button', 'Copy page as Markdown'));
    // Longer than Firefox lets a press count.
    await until(tab, () => {
      const start = (window as unknown as {testStart?: number}).testStart ?? performance.now();
      Object.assign(window, {testStart: start});
      return performance.now() - start > 6_000;
    });
    letIn();
    await until(tab, () =>
      document.querySelector('[data-page-actions] [role="status"]')?.textContent?.trim(),
    );
    expect(
      await tab.run(
        () => document.querySelector('[data-page-actions] [role="status"]')?.textContent,
      ),
    ).toBe('Copied.');
    expect(await pasted()).toMatch(/^# /);
  });

  it('a diagram is enlarged and closes again', async () => {
    await open(intro);
    await tab.click(await named('main button', 'Enlarge picture'));
    const size = (): Promise<number> =>
      tab.run(() => document.activeElement?.closest('figure')?.clientHeight ?? 0);
    await until(tab, () => document.activeElement?.textContent === 'Close enlarged picture');
    const large = await size();
    await tab.press('Escape');
    await until(tab, () => document.activeElement?.textContent === 'Enlarge picture');
    expect(await size()).toBeLessThan(large);
  });
});

describe('offline', () => {
  /** Every fourteenth page or so, in the order of the sitemap. */
  const addresses = sitemap().filter((_, at, {length}) => at % Math.ceil(length / 15) === 0);
  const state = (): Promise<string | undefined> =>
    tab.run(() => document.querySelector<HTMLElement>('[data-offline]')?.dataset['offline']);

  it('saves, opens without the server, updates and is removed', async () => {
    site.isIntact = true;
    await open('/offline');
    await tab.click(await named('[data-offline] button', 'Save the whole site'));
    await until(tab, () => document.querySelector('[data-offline="saved"]'));
    await site.stop();
    const failed: string[] = [];
    for (const address of addresses) {
      await tab.goto(site.origin + address).catch(() => undefined);
      const title = await tab.run(() => document.querySelector('h1')?.textContent ?? '');
      if (!title || /No connection/.test(title)) {
        failed.push(address);
      }
    }
    expect(failed).toEqual([]);
    await open('/search?q=projector');
    await until(tab, () => document.querySelectorAll('main ol a').length > 0);
    await open('/handbook/tools');
    await tab.reload();
    await hydrate();

    const next = await secondBuild({text: {'videosync/introduction.html': 'The next build'}});
    try {
      site.deploy(next);
      await site.start();
      await open('/offline');
      await until(tab, async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
        return registration?.active && !registration.installing && !registration.waiting;
      });
      await tab.goto(`${site.origin}/handbook/introduction`);
      await until(
        tab,
        async (name) => {
          const cache = await caches.open(name);
          const page = await cache.match('/videosync/introduction');
          return (await page?.text())?.includes('The next build');
        },
        'showsync-offline-saved',
      );
      await open('/offline');
      await until(tab, () => document.querySelector('[data-offline="saved"]'));
      await tab.click(await named('[data-offline] button', 'Remove the saved copy'));
      await until(tab, () => document.querySelector('[data-offline="none"]'));
      expect(await state()).toBe('none');
    } finally {
      removeBuild(next);
    }
  });
});
