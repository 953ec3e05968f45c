import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {getCalculatorAddress, calculatorById, calculators} from '../../src/instruments/list';
import {findViolations} from '../support/axe';
import {expect, delayRequests, waitForHydration, open, test} from '../support/site';
import {translate} from '../support/translate';

test.use({viewport: {width: 390, height: 844}});

/** Opens the page of a calculator, with a fragment. */
async function openCalculator(page: Page, id: string, hash = ''): Promise<Locator> {
  await open(page, getCalculatorAddress({id}) + hash);
  return page.locator(`#tool-${id}`);
}

/** Calculators of every shape: with boxes, a list of loads, a long table, a drawing, sliders. The others share their frame. */
const shapes = ['dip-switch', 'power', 'dmx-timing', 'pixels', 'lfo-scope'] as const;

for (const calculator of shapes.map((id) => calculatorById(id))) {
  test(`${calculator.id}: is at the top of its page on a phone, and answers what is typed`, async ({
    page,
  }) => {
    const section = await openCalculator(page, calculator.id);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(calculator.title);
    const control = section.locator('input, select').first();
    await expect(control).toBeInViewport();
    const typed = section.locator('input[type="text"]').first();
    const answer = section.locator('div:has(> output)');
    await expect(answer).toBeInViewport({ratio: 1});
    const height = async () => (await answer.boundingBox())?.height;
    const before = await height();
    await typed.fill('x');
    await expect(section.getByRole('status')).toContainText('No result yet');
    expect(await height()).toBe(before);
    await section.getByRole('button', {name: 'Reset'}).click();
    await expect(section.getByRole('status')).not.toContainText('No result yet');
    await section.getByRole('button', {name: 'Undo reset'}).click();
    await expect(typed).toHaveValue('x');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The answer is above the field that has the focus, where no on-screen keyboard covers it.
    const last = section.locator('input[type="text"]:visible').last();
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    await expect(answer).toBeInViewport({ratio: 1});
    const bottom = ((await answer.boundingBox())?.y ?? Infinity) + ((await height()) ?? 0);
    expect((await last.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await page.setViewportSize({width: 1440, height: 900});
    await control.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport({ratio: 1});
    await section.locator('input:visible, select:visible').last().scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport({ratio: 1});
  });
}

test('says a result and its warnings after a pause, and a problem when its field is left', async ({
  page,
}) => {
  await page.clock.install();
  const section = await openCalculator(page, 'tempo');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const field = section.getByRole('textbox', {name: 'Tempo (BPM)', exact: true});
  const region = section.locator('.visually-hidden[aria-live]');
  // Not what the page shows as it is opened, and no key alone.
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

test('offers both readings of an ambiguous number, and takes the chosen one', async ({page}) => {
  const section = await openCalculator(page, 'power');
  const loads = section.getByRole('textbox', {name: 'Loads'});
  await loads.fill('16,080');
  await section.getByRole('button', {name: '16080', exact: true}).click();
  await expect(loads).toHaveValue('16080');
  await expect(loads).toBeFocused();
  await expect(section.getByRole('status')).toContainText('73.59 A');
});

test('a link with values never shows others', async ({page}) => {
  // Hydration is delayed until the page has been inspected.
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
    /Load of one breaker for all \(over the limit\) 286 %/,
  );
});

test('a step repeats while its button is held, and a drawing stays in view beside its sliders', async ({
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

test('the lens in the drawing is moved by keys and by pointer', async ({page}) => {
  const section = await openCalculator(page, 'projection');
  const lens = section.getByRole('slider', {name: 'Distance from lens to screen, in the drawing'});
  const distance = section.getByRole('textbox', {name: 'Distance from lens to screen (m)'});
  await lens.press('ArrowRight');
  await expect(distance).toHaveValue('6.1 m');
  await expect(section.getByRole('img', {name: 'the lens is 6.1 m from the screen'})).toBeVisible();
  await expect(lens).toHaveAttribute('aria-valuetext', '6.1 m');
  // The axis stays as long as it is while the lens is dragged over the end of a shorter one.
  const box = await lens.boundingBox();
  const at = (share: number) =>
    [
      (box?.x ?? 0) + 8 + share * ((box?.width ?? 0) - 16),
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ] as const;
  await page.mouse.move(...at(0.61));
  await page.mouse.down();
  await page.mouse.move(...at(0.4));
  await page.mouse.move(...at(0.3));
  await expect(distance).toHaveValue('3 m');
  await expect(lens).toHaveAttribute('max', '10');
  await page.mouse.up();
  await expect(lens).toHaveAttribute('max', '5');
  await expect(distance).toHaveValue('3 m');
});

test('a link that cannot be read whole shows the rest, and says what it left out', async ({
  page,
}) => {
  const section = await openCalculator(page, 'power', '#power?loads=2600&supply=nonsense');
  await expect(section).toContainText('can’t be read. Left out: “Supply”');
  await expect(section.getByRole('textbox', {name: 'Loads'})).toHaveValue('2600');
});

test('the gallery filters its cards, and has nothing for axe to find', async ({page}) => {
  await open(page, '/handbook/tools');
  await page.getByRole('searchbox', {name: 'Filter calculators'}).fill('fixture 40');
  const cards = page.locator(
    'article li:not(nav *) a[href^="/handbook/tools/"]:not([href*="#"]):visible',
  );
  await expect(cards).toHaveText(['Patch planner']);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
});

test('the pixel map is downloaded as SVG and as PNG, pixel for pixel', async ({page}) => {
  const section = await openCalculator(page, 'edge-blend');
  const saved = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', {name}).click(),
    ]);
    return {name: file.suggestedFilename(), content: await readFile(await file.path())};
  };
  const svg = await saved('Download map as SVG');
  expect(svg.name).toBe('pixel-map-3600x1200.svg');
  expect(svg.content.toString()).toMatch(/<svg [^>]*viewBox="0 0 3600 1200"[^>]*width="3600"/);
  expect(svg.content.toString()).not.toContain('class=');
  const png = await saved('Download map as PNG');
  expect(png.name).toBe('pixel-map-3600x1200.png');
  // Width and height are the first two numbers of the header (PNG, section 11.2.2).
  expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([3600, 1200]);
});

test('a pasted chart of several lines becomes a sheet', async ({page}) => {
  const section = await openCalculator(page, 'dmx-chart');
  await section.getByRole('textbox', {name: 'Channel list'}).fill('1 Dimmer\n2 Strobe 0-9 off');
  await expect(section.getByRole('status')).toContainText('33 to 34');
  await expect(section.getByText('Strobe: 0–9 off (4)')).toBeVisible();
  await page.reload();
  await expect(section.getByText('Strobe: 0–9 off (4)')).toBeVisible();
});

for (const {id} of calculators) {
  test(`${id}: a translated page shows the result of its own inputs`, async ({page}) => {
    const section = await openCalculator(page, id);
    const field = section.locator('input[type="text"], textarea').first();
    const name = (await field.getAttribute('name')) ?? '';
    // Without the announcement, which a reload does not repeat.
    const texts = () =>
      section.evaluate((element: HTMLElement) => {
        const region = element.querySelector<HTMLElement>('.visually-hidden[aria-live]');
        return element.innerText
          .replace(region?.innerText ?? '', '')
          .replace(/\s+/g, ' ')
          .trim();
      });
    const refusal = () => section.locator('[id$="-error"], output').allInnerTexts();
    // Another result, then a refusal, beside which controls keep the last result until a reload.
    for (const [key, read] of [
      ['1', texts],
      ['§', refusal],
    ] as const) {
      await translate(page);
      await field.press('End');
      await page.keyboard.insertText(key);
      const typed = await field.inputValue();
      const inAddress = () => new URLSearchParams(page.url().split('?')[1]).get(name);
      await expect.poll(inAddress).toBe(typed);
      const translated = await read();
      await page.reload();
      await waitForHydration(page);
      await expect(field).toHaveValue(typed);
      expect(translated).toEqual(await read());
    }
  });
}

test('nothing can be changed before hydration', async ({page}) => {
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

test('the printed patch sheet is whole', async ({page}) => {
  const section = await openCalculator(
    page,
    'patch-plan',
    '#patch-plan?start=1/1&footprint=24&amount=40&type=Moving%20head%20spot%20wash',
  );
  await page.setViewportSize({width: 700, height: 1000});
  await page.emulateMedia({media: 'print'});
  const sheet = section.locator('.instrument-form table').first();
  const table = await sheet.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    rows: element.querySelectorAll('tbody tr').length,
    fields: document.querySelector('[name="amount"]')?.getBoundingClientRect().bottom ?? Infinity,
    top: element.getBoundingClientRect().top,
    page: document.documentElement.clientWidth,
  }));
  expect(table.rows).toBe(40);
  expect(table.right).toBeLessThanOrEqual(table.page);
  expect(table.top).toBeGreaterThan(table.fields);
});
