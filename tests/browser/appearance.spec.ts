import type {Page} from '@playwright/test';
import {sections} from '../../src/config/products';
import kinds from '../fixtures/kinds.json';
import {luminance, parseColour} from '../support/colours';
import {colourToggle, expect, failedRequest, waitForHydration, open, test} from '../support/site';

const phone = {width: 390, height: 844};

/** Running animations, by element. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) > 1)
      .map((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target;
        return `${target?.localName}.${target?.className}`;
      }),
  );
}

/** Controls that can't be recognized as such: fields need a border, buttons a border or a label. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edges = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return [style.borderTopWidth, style.borderBottomWidth].some(
        (width) => Number.parseFloat(width) >= 1,
      );
    };
    return [...document.querySelectorAll('main :is(button, input, select, textarea)')]
      .filter((element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
      )
      .filter((element) => !['radio', 'checkbox'].includes((element as HTMLInputElement).type))
      .filter((element) => {
        const around = element.closest('form, label');
        const isText = element.localName === 'button' && (element.textContent ?? '').trim() !== '';
        return !edges(element) && !(around && edges(around)) && !isText;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Visible elements that must be hidden in print. */
function shownInPrint(page: Page): Promise<string[]> {
  return page
    .locator(
      '.navbar, .footer, #phone-bar, .theme-doc-sidebar-container, .table-of-contents, .pagination-nav, .breadcrumbs, .hash-link, .theme-announcement-bar, .instrument-form, main button',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 90)),
    );
}

async function setStage(page: Page, value: 'on' | 'off'): Promise<void> {
  // The box itself is hidden behind its label.
  await page
    .locator(`input[data-reading="appearance"][value="${value === 'on' ? 'stage' : 'system'}"]`)
    .first()
    .dispatchEvent('click');
  const root = expect(page.locator('html'));
  await (value === 'on' ? root : root.not).toHaveAttribute('data-stage', 'on');
}

/** All colours of the page, with an example element each. */
function painted(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
    const results = new Map<string, string>();
    // The text colour of a checkbox isn't painted.
    const unseen = 'input:is([type="radio"], [type="checkbox"]), [aria-hidden="true"] input';
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    for (const element of document.querySelectorAll(`:not(${unseen})`)) {
      const {right, width} = element.getBoundingClientRect();
      if (!element.checkVisibility() || right < 0 || width <= 1) {
        continue;
      }
      for (const part of [undefined, '::before', '::after', '::placeholder', '::marker']) {
        const style = getComputedStyle(element, part);
        const styles = [
          ...[style.color, style.backgroundColor, style.backgroundImage, style.boxShadow],
          ...(element.closest('svg') ? [style.fill, style.stroke] : []),
          ...(style.outlineStyle === 'none' ? [] : [style.outlineColor]),
          ...sides
            .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
            .map((side) => style[`border${side}Color`]),
        ];
        for (const [colour] of styles.join().matchAll(/rgba?\([^)]*\)/g)) {
          const name = `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}`;
          results.set(colour, results.get(colour) ?? name);
        }
      }
    }
    return [...results];
  });
}

/** Elements that are brighter than the text. */
async function tooBright(page: Page): Promise<string[]> {
  const text = luminance(
    parseColour(await page.evaluate(() => getComputedStyle(document.body).color)),
  );
  return (await painted(page))
    .filter(([colour]) => luminance(parseColour(colour)) > text * 1.02)
    .map(([colour, element]) => `${element} is painted with ${colour}`);
}

/** Touch targets below 44 px, except for links in running text. */
function smallTargets(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((within) => {
    const minSize = 44;
    const isInText = (element: HTMLElement): boolean => {
      const block = element.closest(
        'p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, caption, summary',
      );
      return (
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        block !== element &&
        (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      );
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        `:is(${within}) :is(a[href], button, input, select, textarea, summary, [role="button"], [role="tab"])`,
      ),
    ]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .flatMap((element) => {
        const {width, height} = (element.closest('label') ?? element).getBoundingClientRect();
        const isTooSmall = width < minSize - 0.5 || height < minSize - 0.5;
        return width > 1 && height > 1 && isTooSmall && !isInText(element)
          ? [
              `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}' is ${Math.round(width)} by ${Math.round(height)}`,
            ]
          : [];
      });
  }, scope);
}

/** Areas with touch targets: calculators, trees, forms and bars. */
const thumbs =
  '.navbar__inner, #phone-bar, .instrument-form, [data-tree], form, [data-offline], .pagination-nav, [role="tablist"], li:has(> [rel~="tag"])';

for (const [where, viewport] of [
  ['a phone', phone],
  ['a wide screen', {width: 1280, height: 900}],
] as const) {
  test(`pages of every kind on ${where}: targets, motion, stage mode, forced colours, paper`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    const results: [string, string[]][] = [];
    for (const address of kinds) {
      await page.emulateMedia({media: 'screen', colorScheme: 'light', reducedMotion: 'reduce'});
      await page.goto(address);
      await waitForHydration(page);
      results.push([`${address}: moves`, await running(page)]);
      if (viewport === phone) {
        results.push([`${address}: less than 44 px`, await smallTargets(page, thumbs)]);
      }
      await page.emulateMedia({forcedColors: 'active'});
      results.push([`${address}: no edge with forced colours`, await withoutEdge(page)]);
      await page.emulateMedia({forcedColors: 'none'});
      await setStage(page, 'on');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        results.push([`${address}: too bright, ${colorScheme} system`, await tooBright(page)]);
      }
      await setStage(page, 'off');
      if (address !== '/search') {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await page.emulateMedia({media: 'print'});
        results.push([`${address}: printed`, await shownInPrint(page)]);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      }
    }
    expect(results.filter(([, list]) => list.length > 0)).toEqual([]);
  });
}

test('every section has a different accent colour before hydration', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.ignore(failedRequest);
  await page.route('**/assets/js/**', (route) => route.abort());
  const accents = new Set<string>();
  for (const {id} of sections) {
    await page.goto(`/${id}/introduction`);
    accents.add(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--accent-text'),
      ),
    );
  }
  expect(accents.size).toBe(sections.length);
});

test.describe('forced colours', () => {
  test('what is chosen can be told from the others', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    const styles = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.backgroundColor, style.borderBottomWidth, style.textDecorationLine].join();
        });
    for (const [address, chosen, other] of [
      ['/search', '[aria-pressed="true"]', '[aria-pressed="false"]'],
      [
        '/videosync/getting-started/to-the-big-screen',
        '[role="tab"][aria-selected="true"]',
        '[role="tab"][aria-selected="false"]',
      ],
      ['/videosync/introduction', '.menu__link--active', '.menu__link:not(.menu__link--active)'],
      [
        '/videosync/introduction#what-you-need',
        '.table-of-contents__link--active',
        '.table-of-contents__link:not(.table-of-contents__link--active)',
      ],
    ] as const) {
      await open(page, address);
      expect(await styles(chosen), chosen).not.toBe(await styles(other));
    }
  });

  test('signs that are drawn by a background, and drawings, follow the text', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await open(page, '/videosync/introduction');
    // The body is transparent: the root paints the window.
    const [canvas, box, ...shown] = await page.evaluate(() => {
      const styles = (selector: string, part?: string): CSSStyleDeclaration =>
        getComputedStyle(document.querySelector(selector)!, part);
      return [
        styles('html').backgroundColor,
        styles('svg .d-box').fill,
        styles('svg .d-text').fill,
        styles('.menu__link--sublist-caret', '::after').backgroundColor,
        styles('.navbar__brand', '::before').backgroundColor,
      ];
    });
    expect(box).toBe(canvas);
    expect(shown).not.toContain(canvas);
  });
});

test('those who ask for more contrast get stronger text and edges', async ({page}) => {
  const styles = (contrast: 'more' | 'no-preference'): Promise<string[]> =>
    page.emulateMedia({contrast}).then(() =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--text', '--text-muted', '--line', '--line-strong'].map((name) =>
          style.getPropertyValue(name),
        );
      }),
    );
  await page.goto('/privacy-policy');
  const [text, muted, line, edge] = await styles('no-preference');
  const more = await styles('more');
  expect(more[1]).toBe(text);
  expect([muted, line, edge]).not.toContain(text);
  expect(more[2]).not.toBe(line);
  expect(more[3]).toBe(text);
});

test('nothing is animated for those who want less motion, whatever is opened', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const results: string[] = [];
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', {name}).first().click();
    results.push(...(await running(page)).map((element) => `${name}: ${element}`));
  };
  await open(page, '/videosync/introduction');
  await colourToggle(page).click();
  await press('Device reference');
  await press('Documentation');
  await page.keyboard.press('Escape');
  await press('Enlarge diagram');
  await page.setViewportSize(phone);
  await open(page, '/videosync/introduction');
  await press('Menu');
  expect(results).toEqual([]);

  // It would notice an animation.
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.evaluate(() => document.body.animate([{opacity: 0.9}, {opacity: 1}], 100_000));
  expect(await running(page)).toContainEqual(expect.stringMatching(/^body\./));
});

test('targets are at least 44 px in menus on phones', async ({page}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/videosync/basics/recording-output');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  expect(await smallTargets(page, '#mobile-menu')).toEqual([]);
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await expect(menu.getByRole('link', {name: 'Release Notes'})).toBeVisible();
  expect(await smallTargets(page, '#mobile-menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Contents'}).click();
  expect(await smallTargets(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 320, height: 720});
  await page.locator('.navbar summary').filter({visible: true}).click();
  expect(await smallTargets(page, '.navbar details')).toEqual([]);
  for (const label of await page.locator('.navbar details[open] label').all()) {
    const box = await label.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});

for (const [width, height] of [
  [844, 390],
  [390, 430],
  [320, 256],
] as const) {
  test(`bars take at most a quarter of a low screen, ${width} by ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/handbook/background/artnet-in-depth');
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeLessThanOrEqual(height / 4);
    await page.getByRole('button', {name: 'Contents'}).click();
    await expect(page.getByRole('dialog', {name: 'On this page'})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#phone-bar').getByRole('button', {name: 'Menu'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.navbar summary').filter({visible: true}).click();
    await expect(page.locator('.navbar details[open] label').first()).toBeVisible();
  });
}

test('would notice a target that is too small', async ({page}) => {
  await page.setContent('<main><button style="width: 12px; height: 12px; padding: 0">a</button>');
  expect(await smallTargets(page, 'main')).toEqual([`button 'a' is 12 by 12`]);
});

test('in stage mode background pictures are not black on black, and pictures are dimmed', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => localStorage.setItem('showsync.stage', 'on'));
  await open(page, '/videosync/building-plugins/building-effects');
  for (const target of ['.menu__link--sublist-caret', '.breadcrumbs__item']) {
    const colour = await page
      .locator(target)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
    expect(luminance(parseColour(colour)), target).toBeGreaterThan(0.1);
  }
  await expect(page.locator('.markdown img').first()).toHaveCSS('filter', /brightness\(0\.[1-6]/);
});

test.describe('print', () => {
  async function print(page: Page, address: string): Promise<void> {
    await open(page, address);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({media: 'print'});
  }

  test('opens decision trees with every step, and closes them afterwards', async ({page}) => {
    await print(page, '/videosync/troubleshooting/common-pitfalls');
    const leaves = page.locator('[data-tree-leaf]');
    const count = await leaves.count();
    expect(count).toBeGreaterThan(6);
    const hidden = await leaves.evaluateAll(
      (elements) =>
        elements.filter((element) => element.getBoundingClientRect().height < 20).length,
    );
    expect(hidden).toBe(0);
    await expect(page.getByText('Did that help?').filter({visible: true})).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-tree] details[open]')).toHaveCount(0);
    // An answer still closes its siblings' question.
    await expect(page.locator('[data-tree] details[name]').first()).toBeAttached();
  });

  test('shows the tables of the tools, and what was entered with its result', async ({page}) => {
    await print(page, '/handbook/background/introduction-to-lighting-control');
    const tables = page.locator('.instrument-table table');
    expect(await tables.count()).toBeGreaterThan(2);
    for (const table of await tables.all()) {
      await expect(table).toBeVisible();
    }
    await expect(page.locator('.instrument-form').first()).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    const calculator = page.locator('#tool-dip-switch');
    const address = calculator.getByRole('textbox', {name: 'DMX address'});
    await address.fill('213');
    await page.emulateMedia({media: 'print'});
    await expect(address).toBeVisible();
    await expect(calculator.locator('output')).toBeVisible();
    await expect(calculator.getByRole('button')).toHaveCount(0);
  });

  test('is black on white in every appearance', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('showsync.stage', 'on'));
    await print(page, '/videosync/introduction');
    const [text, ground] = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      const root = getComputedStyle(document.documentElement);
      return [style.color, root.backgroundColor];
    });
    expect(luminance(parseColour(text ?? ''))).toBeLessThan(0.05);
    expect(luminance(parseColour(ground ?? ''))).toBeGreaterThan(0.95);
  });
});
