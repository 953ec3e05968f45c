import type {Locator, Page} from '@playwright/test';
import {calculatorById, calculators, getCalculatorAddress} from '../../src/instruments/list';
import {findViolations} from '../support/axe';
import {delayRequests, download, expect, open, test, waitForHydration} from '../support/site';
import {translate} from '../support/translate';

test.use({viewport: {width: 390, height: 844}});

/** Opens the page of a calculator, with a fragment. */
async function openCalculator(page: Page, id: string, hash = ''): Promise<Locator> {
  await open(page, getCalculatorAddress({id}) + hash);
  return page.locator(`#tool-${id}`);
}

/** A calculator of each layout: checkboxes, a list of loads, a long table, a drawing, sliders. */
const layouts = ['dip-switch', 'power', 'dmx-timing', 'pixels', 'lfo-scope'] as const;

for (const calculator of layouts.map((id) => calculatorById(id))) {
  test(`${calculator.id}: is at the top of its page on a phone, and its result stays in view`, async ({
    page,
  }) => {
    const section = await openCalculator(page, calculator.id);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(calculator.title);
    const control = section.locator('input, select').first();
    await expect(control).toBeInViewport();
    const field = section.locator('input[type="text"]').first();
    const result = section.locator('div:has(> output)');
    await expect(result).toBeInViewport({ratio: 1});
    const height = async () => (await result.boundingBox())?.height;
    const before = await height();
    await field.fill('x');
    await expect(section.getByRole('status')).toContainText('No result yet');
    expect(await height()).toBe(before);
    await section.getByRole('button', {name: 'Reset'}).click();
    await expect(section.getByRole('status')).not.toContainText('No result yet');
    await section.getByRole('button', {name: 'Undo reset'}).click();
    await expect(field).toHaveValue('x');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The result is above the focused field, where no on-screen keyboard covers it.
    const last = section.locator('input[type="text"]:visible').last();
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    await expect(result).toBeInViewport({ratio: 1});
    const bottom = ((await result.boundingBox())?.y ?? Infinity) + ((await height()) ?? 0);
    expect((await last.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await page.setViewportSize({width: 1440, height: 900});
    await control.scrollIntoViewIfNeeded();
    await expect(result).toBeInViewport({ratio: 1});
    await section.locator('input:visible, select:visible').last().scrollIntoViewIfNeeded();
    await expect(result).toBeInViewport({ratio: 1});
  });
}

test('announces a result with warnings after a pause, and an error when its field loses focus', async ({
  page,
}) => {
  await page.clock.install();
  const section = await openCalculator(page, 'tempo');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const field = section.getByRole('textbox', {name: 'Tempo (BPM)', exact: true});
  const region = section.locator('.visually-hidden[aria-live]');
  // The initial result and single keys are not announced.
  await page.clock.runFor(2_000);
  await expect(region).toBeEmpty();
  await field.fill('');
  await field.pressSequentially('480');
  await page.clock.runFor(799);
  await expect(region).toBeEmpty();
  await page.clock.runFor(1);
  await expect(region).toContainText('Watch out:');
  await field.pressSequentially('x');
  await page.clock.runFor(2_000);
  await expect(region).toBeEmpty();
  await field.press('Tab');
  await expect(region).toHaveText((await section.locator('[id$="-error"]').textContent()) ?? '');
});

test('offers both interpretations of an ambiguous number, and applies the selected one', async ({
  page,
}) => {
  const section = await openCalculator(page, 'power');
  const loads = section.getByRole('textbox', {name: 'Loads'});
  await loads.fill('16,080');
  await section.getByRole('button', {name: '16080', exact: true}).click();
  await expect(loads).toHaveValue('16080');
  await expect(loads).toBeFocused();
  await expect(section.getByRole('status')).toContainText('73.59 A');
});

test('a link with values never shows the default values', async ({page}) => {
  const release = await delayRequests(page, '**/assets/js/main.*.js');
  await page.goto('/handbook/tools/power#power?loads=10%20x%201000', {waitUntil: 'commit'});
  const section = page.locator('#tool-power');
  const loads = section.locator('[name="loads"]');
  await expect(loads).toHaveValue('8 x 200, 2 x 500');
  await expect(loads).toBeHidden();
  release();
  await expect(loads).toBeVisible();
  await expect(loads).toHaveValue('10 x 1000');
  await expect(section.getByRole('status').locator('> :first-child')).toHaveText(
    'Load of one breaker for all (over the limit) 286 %',
  );
});

test('a step button repeats while it is held, and the drawing stays in view with the sliders', async ({
  page,
}) => {
  const section = await openCalculator(page, 'lfo-scope');
  const tempo = section.getByRole('textbox', {name: 'Tempo (BPM)'});
  await section.getByRole('button', {name: 'Tempo: more'}).hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await tempo.inputValue())).toBeGreaterThan(122);
  await page.mouse.up();
  const spread = section.getByRole('slider', {name: 'Spread, slider'});
  await spread.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('textbox', {name: 'Spread (%)'})).toHaveValue('95');
  await expect(spread).toBeInViewport({ratio: 1});
  await expect(section.getByRole('img')).toBeInViewport({ratio: 1});
});

test('the lens in the drawing moves with arrow keys and by dragging', async ({page}) => {
  const section = await openCalculator(page, 'projection');
  const lens = section.getByRole('slider', {name: 'Distance from lens to screen, in the drawing'});
  const distance = section.getByRole('textbox', {name: 'Distance from lens to screen (m)'});
  await lens.press('ArrowRight');
  await expect(distance).toHaveValue('6.1 m');
  await expect(section.getByRole('img', {name: 'the lens is 6.1 m from the screen'})).toBeVisible();
  await expect(lens).toHaveAttribute('aria-valuetext', '6.1 m');
  // While the lens is dragged, the axis doesn't get shorter.
  const box = await lens.boundingBox();
  const pointAt = (fraction: number) =>
    [
      (box?.x ?? 0) + 8 + fraction * ((box?.width ?? 0) - 16),
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ] as const;
  await page.mouse.move(...pointAt(0.61));
  await page.mouse.down();
  await page.mouse.move(...pointAt(0.4));
  await page.mouse.move(...pointAt(0.3));
  await expect(distance).toHaveValue('3 m');
  await expect(lens).toHaveAttribute('max', '10');
  await page.mouse.up();
  await expect(lens).toHaveAttribute('max', '5');
  await expect(distance).toHaveValue('3 m');
});

test('a link with an invalid value shows the valid ones, and names the invalid one', async ({
  page,
}) => {
  const section = await openCalculator(page, 'power', '#power?loads=2600&supply=nonsense');
  await expect(section).toContainText('can’t be read. Left out: “Supply”');
  await expect(section.getByRole('textbox', {name: 'Loads'})).toHaveValue('2600');
});

test('the gallery filters its cards, and has no accessibility violations', async ({page}) => {
  await open(page, '/handbook/tools');
  await page.getByRole('searchbox', {name: 'Filter calculators'}).fill('fixture 40');
  const cards = page.locator(
    'article li:not(nav *) a[href^="/handbook/tools/"]:not([href*="#"]):visible',
  );
  await expect(cards).toHaveText(['Patch planner']);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
});

test('the pixel map is downloaded as SVG and PNG with the size of the screen', async ({page}) => {
  const section = await openCalculator(page, 'edge-blend');
  const svg = await download(page, section.getByRole('button', {name: 'Download map as SVG'}));
  expect(svg.name).toBe('pixel-map-3600x1200.svg');
  expect(svg.content.toString()).toMatch(/<svg [^>]*viewBox="0 0 3600 1200"[^>]*width="3600"/);
  expect(svg.content.toString()).not.toContain('class=');
  const png = await download(page, section.getByRole('button', {name: 'Download map as PNG'}));
  expect(png.name).toBe('pixel-map-3600x1200.png');
  // Width and height are the first two numbers of the header (PNG, section 11.2.2).
  expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([3600, 1200]);
});

test('a channel list of several lines becomes a chart, also after a reload', async ({page}) => {
  const section = await openCalculator(page, 'dmx-chart');
  await section.getByRole('textbox', {name: 'Channel list'}).fill('1 Dimmer\n2 Strobe 0-9 off');
  await expect(section.getByRole('status')).toContainText('33 to 34');
  await expect(section.getByText('Strobe: 0–9 off (4)')).toBeVisible();
  await page.reload();
  await expect(section.getByText('Strobe: 0–9 off (4)')).toBeVisible();
});

/** Expects that a translated page shows the same after an input as an untranslated one. */
async function expectTranslatable(page: Page, id: string): Promise<void> {
  const section = await openCalculator(page, id);
  const field = section.locator('input[type="text"], textarea').first();
  const name = (await field.getAttribute('name')) ?? '';
  // Without the announcement, which a reload doesn't repeat.
  const getText = () =>
    section.evaluate((element: HTMLElement) => {
      const region = element.querySelector<HTMLElement>('.visually-hidden[aria-live]');
      return element.innerText
        .replace(region?.innerText ?? '', '')
        .replace(/\s+/g, ' ')
        .trim();
    });
  // Beside an error, controls show the last result until a reload.
  const getErrors = () => section.locator('[id$="-error"], output').allInnerTexts();
  const waitForUrl = (value: string) =>
    expect.poll(() => new URLSearchParams(page.url().split('?')[1]).get(name)).toBe(value);
  const type = async (key: string): Promise<string> => {
    await translate(page);
    await field.press('End');
    await page.keyboard.insertText(key);
    const value = await field.inputValue();
    await waitForUrl(value);
    return value;
  };
  const before = await getText();
  const value = await type('1');
  const result = await getText();
  expect(result, id).not.toBe(before);
  const invalid = await type('§');
  const errors = await getErrors();
  await page.reload();
  await waitForHydration(page);
  await expect(field, id).toHaveValue(invalid);
  expect(await getErrors(), id).toEqual(errors);
  await field.press('End');
  await page.keyboard.press('Backspace');
  await waitForUrl(value);
  expect(await getText(), id).toBe(result);
}

// Several calculators per test, because starting a test takes as long as checking one.
for (let start = 0; start < calculators.length; start += 8) {
  const group = calculators.slice(start, start + 8).map(({id}) => id);
  test(`show the results of their inputs in a translated page: ${group.join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const id of group) {
      await expectTranslatable(page, id);
    }
  });
}

test('inputs are disabled before hydration', async ({page}) => {
  const release = await delayRequests(page, '**/assets/js/main.*.js');
  await page.goto(getCalculatorAddress({id: 'tempo'}), {waitUntil: 'commit'});
  const section = page.locator('#tool-tempo');
  await expect(section.getByRole('textbox').first()).toBeDisabled();
  await expect(section.getByRole('button', {name: 'Copy result'})).toBeDisabled();
  await expect(section.getByText('Still loading.')).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(section.getByRole('textbox').first()).toBeEnabled();
  await expect(section.getByText('Still loading.')).toHaveCount(0);
});

test('the printed patch sheet is complete, and not wider than the page', async ({page}) => {
  const section = await openCalculator(
    page,
    'patch-plan',
    '#patch-plan?start=1/1&footprint=24&amount=40&type=Moving%20head%20spot%20wash',
  );
  await page.setViewportSize({width: 700, height: 1000});
  await page.emulateMedia({media: 'print'});
  const sheet = section.locator('.instrument-form table').first();
  const layout = await sheet.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    rows: element.querySelectorAll('tbody tr').length,
    fields: document.querySelector('[name="amount"]')?.getBoundingClientRect().bottom ?? Infinity,
    top: element.getBoundingClientRect().top,
    page: document.documentElement.clientWidth,
  }));
  expect(layout.rows).toBe(40);
  expect(layout.right).toBeLessThanOrEqual(layout.page);
  expect(layout.top).toBeGreaterThan(layout.fields);
});
