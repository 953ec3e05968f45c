import type {Page} from '@playwright/test';
import {sections} from '../../src/config/products';
import kinds from '../fixtures/kinds.json';
import {luminance, parseColour} from '../support/colours';
import {colourToggle, expect, failedRequest, open, test, waitForHydration} from '../support/site';

const phone = {width: 390, height: 844};

/** Elements with running animations. */
function findAnimations(page: Page): Promise<string[]> {
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

/** Controls that can't be recognized as such: fields need a border, buttons a border or text. */
function findBorderless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasBorder = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return [style.borderTopWidth, style.borderBottomWidth].some(
        (width) => Number.parseFloat(width) >= 1,
      );
    };
    // Browsers paint these in the colours of the system.
    const native = ['radio', 'checkbox', 'range'];
    return [...document.querySelectorAll('main :is(button, input, select, textarea)')]
      .filter((element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
      )
      .filter((element) => !native.includes((element as HTMLInputElement).type))
      .filter((element) => {
        const container = element.closest('form, label');
        const isText = element.localName === 'button' && (element.textContent ?? '').trim() !== '';
        return !hasBorder(element) && !(container && hasBorder(container)) && !isText;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Visible elements that must be hidden in print. */
function findVisibleInPrint(page: Page): Promise<string[]> {
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
  // The radio button is visually hidden behind its label.
  await page
    .locator(`input[data-reading="appearance"][value="${value === 'on' ? 'stage' : 'system'}"]`)
    .first()
    .dispatchEvent('click');
  const root = expect(page.locator('html'));
  await (value === 'on' ? root : root.not).toHaveAttribute('data-stage', 'on');
}

/** Colours of the page, each with an example element. */
function findColours(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
    const examples = new Map<string, string>();
    // The text colour of a checkbox isn't painted.
    const unpainted = 'input:is([type="radio"], [type="checkbox"]), [aria-hidden="true"] input';
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    for (const element of document.querySelectorAll(`:not(${unpainted})`)) {
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
          examples.set(colour, examples.get(colour) ?? name);
        }
      }
    }
    return [...examples];
  });
}

/** Elements with a colour brighter than that of the text. */
async function findTooBright(page: Page): Promise<string[]> {
  const text = luminance(
    parseColour(await page.evaluate(() => getComputedStyle(document.body).color)),
  );
  return (await findColours(page))
    .filter(([colour]) => luminance(parseColour(colour)) > text * 1.02)
    .map(([colour, element]) => `${element} has the colour ${colour}`);
}

/** Touch targets smaller than 44 by 44 px, except for links in running text. */
function findSmallTargets(page: Page, scope: string): Promise<string[]> {
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

/** Selector of areas with touch targets: calculators, decision trees, forms and bars. */
const touchAreas =
  '.navbar__inner, #phone-bar, .instrument-form, [data-tree], form, [data-offline], .pagination-nav, [role="tablist"], li:has(> [rel~="tag"])';

// Stage mode on a phone only with the system that it differs from.
for (const [device, viewport, colorSchemes] of [
  ['a phone', phone, ['light']],
  ['a wide screen', {width: 1280, height: 900}, ['light', 'dark']],
] as const) {
  test(`pages of every kind on ${device}: touch targets, motion, stage mode, forced colours, print`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    const results: [string, string[]][] = [];
    for (const address of kinds) {
      await page.emulateMedia({media: 'screen', colorScheme: 'light', reducedMotion: 'reduce'});
      await page.goto(address);
      await waitForHydration(page);
      results.push([`${address}: animated`, await findAnimations(page)]);
      if (viewport === phone) {
        results.push([`${address}: smaller than 44 px`, await findSmallTargets(page, touchAreas)]);
      }
      await page.emulateMedia({forcedColors: 'active'});
      results.push([`${address}: no border with forced colours`, await findBorderless(page)]);
      await page.emulateMedia({forcedColors: 'none'});
      await setStage(page, 'on');
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({colorScheme});
        results.push([`${address}: too bright, ${colorScheme} system`, await findTooBright(page)]);
      }
      await setStage(page, 'off');
      if (address !== '/search') {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await page.emulateMedia({media: 'print'});
        results.push([`${address}: printed`, await findVisibleInPrint(page)]);
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
  test('selected items differ from the others', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    const styles = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.backgroundColor, style.borderBottomWidth, style.textDecorationLine].join();
        });
    for (const [address, selected, other] of [
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
      expect(await styles(selected), selected).not.toBe(await styles(other));
    }
  });

  test('icons with a background colour, and diagrams, use the text colour', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await open(page, '/videosync/introduction');
    // The body is transparent; the root element has the background.
    const [background, box, ...visible] = await page.evaluate(() => {
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
    expect(box).toBe(background);
    expect(visible).not.toContain(background);
  });
});

test('prefers-contrast: more strengthens text and borders', async ({page}) => {
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
  const [text, muted, line, strongLine] = await styles('no-preference');
  const more = await styles('more');
  expect(more[1]).toBe(text);
  expect([muted, line, strongLine]).not.toContain(text);
  expect(more[2]).not.toBe(line);
  expect(more[3]).toBe(text);
});

test('prefers-reduced-motion: reduce disables animations, also of menus and dialogs', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const results: string[] = [];
  const click = async (name: string): Promise<void> => {
    await page.getByRole('button', {name}).first().click();
    results.push(...(await findAnimations(page)).map((element) => `${name}: ${element}`));
  };
  await open(page, '/videosync/introduction');
  await colourToggle(page).click();
  await click('Device reference');
  await click('Documentation');
  await page.keyboard.press('Escape');
  await click('Enlarge diagram');
  await page.setViewportSize(phone);
  await open(page, '/videosync/introduction');
  await click('Menu');
  expect(results).toEqual([]);

  // Would notice an animation.
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.evaluate(() => document.body.animate([{opacity: 0.9}, {opacity: 1}], 100_000));
  expect(await findAnimations(page)).toContainEqual(expect.stringMatching(/^body\./));
});

test('touch targets in menus on phones are at least 44 px', async ({page}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/videosync/basics/recording-output');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  expect(await findSmallTargets(page, '#mobile-menu')).toEqual([]);
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await expect(menu.getByRole('link', {name: 'Release Notes'})).toBeVisible();
  expect(await findSmallTargets(page, '#mobile-menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Contents'}).click();
  expect(await findSmallTargets(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 320, height: 720});
  await page.locator('.navbar summary').filter({visible: true}).click();
  expect(await findSmallTargets(page, '.navbar details')).toEqual([]);
  for (const label of await page.locator('.navbar details[open] label').all()) {
    const box = await label.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});

test('the navbar takes at most a quarter of a low viewport', async ({page}) => {
  await open(page, '/handbook/background/artnet-in-depth');
  for (const [width, height] of [
    [844, 390],
    [390, 430],
    [320, 256],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    const top = async () => (await page.getByRole('main').boundingBox())?.y;
    await expect.poll(top, {message: `${width} by ${height}`}).toBeLessThanOrEqual(height / 4);
    await page.getByRole('button', {name: 'Contents'}).click();
    await expect(page.getByRole('dialog', {name: 'On this page'})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('#phone-bar').getByRole('button', {name: 'Menu'}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await page.keyboard.press('Escape');
    const appearance = page.locator('.navbar summary').filter({visible: true});
    await appearance.click();
    await expect(page.locator('.navbar details[open] label').first()).toBeVisible();
    await appearance.click();
  }
});

test('would notice a target that is too small', async ({page}) => {
  await page.setContent('<main><button style="width: 12px; height: 12px; padding: 0">a</button>');
  expect(await findSmallTargets(page, 'main')).toEqual([`button 'a' is 12 by 12`]);
});

test('stage mode keeps background icons visible and dims pictures', async ({page}) => {
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
