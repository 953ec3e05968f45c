import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {readHash} from '../../src/instruments/simulators/isf/address';
import {findViolations} from '../support/axe';
import {readPixel, softwareWebGl} from '../support/canvas';
import {download, expect, open, test} from '../support/site';

const address = '/handbook/explorers/isf-playground';
const playground = (page: Page) => page.getByRole('region', {name: 'ISF playground'});
const code = (page: Page) => playground(page).getByRole('textbox', {name: 'Shader code'});

test.use({...softwareWebGl, serviceWorkers: 'block'});

/** The output's colour, in the middle of its height. */
const pixel = (page: Page, x?: number, region = playground(page)): Promise<number[]> =>
  readPixel(region.locator('canvas'), x);

/** Replaces the whole text by pasting. */
async function write(page: Page, text: string): Promise<void> {
  await expect(playground(page).locator('.cm-editor')).toBeVisible();
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await code(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, text);
}

// Performance warnings of Chromium's driver are not errors.
test.afterEach(({consoleErrors}) => {
  consoleErrors.ignore(/GPU stall/);
});

const orange = [255, 102, 0];

/**
 * As {@link pixel}, of a shader that is not what hangs: a computer that does much else beside it may
 * keep a frame waiting for so long that the playground stops it.
 */
async function running(page: Page, at?: number): Promise<number[]> {
  const again = playground(page).getByRole('button', {name: 'Run again'});
  if (await again.isVisible()) {
    await again.click();
  }
  return pixel(page, at);
}

test('the ISF playground: opens, edits, explains at the line, controls, saves, opens, shares', async ({
  page,
  context,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  await expect(playground(page).locator('canvas')).toHaveCount(0);
  await playground(page).getByRole('button', {name: 'Open the playground'}).press('Enter');
  await expect(playground(page).locator('.cm-editor')).toBeVisible();
  await expect(playground(page).getByRole('button', {name: 'Play'})).toBeVisible();

  await playground(page).getByLabel('Example').selectOption('first-colour');
  await expect.poll(() => running(page)).toEqual(orange);
  // The header is coloured as JSON, and the code below it as GLSL.
  const words = (text: string) =>
    playground(page).locator('.cm-line', {hasText: text}).first().locator('span');
  await expect(words('"ISFVSN"')).toHaveText(['"ISFVSN"', '"2"']);
  await expect(words('void main').first()).toHaveText('void');

  // An edit, and a mistake at its line; the output stays.
  const source = (await code(page).innerText()).replaceAll('\n\n', '\n');
  await write(page, source.replace('0.4', '1.0'));
  await expect.poll(() => running(page)).toEqual([255, 255, 0]);
  const broken = '/*{"ISFVSN": "2"}*/\nvoid main() {\n  gl_FragColor = vec4(colour, 1.0);\n}';
  await write(page, broken);
  const line = playground(page).getByRole('button', {name: 'Line 3'}).first();
  await expect(line).toBeVisible();
  await expect(playground(page)).toContainText('“colour” isn’t declared');
  await expect(playground(page)).toContainText('still shows the last one that did');
  expect(await pixel(page)).toEqual([255, 255, 0]);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
  await line.press('Enter');
  await expect(code(page)).toBeFocused();

  // Tab leaves the editor, and Undo survives loading an example.
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();
  await playground(page).getByLabel('Example').selectOption('first-stripes');
  await expect(code(page)).toContainText('Hard black and white stripes');
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(code(page)).toContainText('vec4(colour, 1.0)');
  await playground(page).getByRole('button', {name: 'Start again'}).click();

  // A control changes the output.
  await expect.poll(() => running(page, 0.1)).toEqual([255, 255, 255]);
  await playground(page).getByLabel('Count').fill('1');
  await expect.poll(() => running(page, 0.1)).toEqual([0, 0, 0]);

  // What is saved can be opened, and runs when it is started.
  await write(page, source);
  await expect.poll(() => running(page)).toEqual(orange);
  const {content} = await download(
    page,
    playground(page).getByRole('button', {name: 'Save as .fs'}),
  );
  expect(content.toString()).toContain('vec4(1.0, 0.4, 0.0, 1.0)');
  const opened = content.toString().replace('0.4', '0.0');
  await playground(page)
    .getByLabel('Open a .fs file')
    .setInputFiles({name: 'mine.fs', mimeType: 'text/plain', buffer: Buffer.from(opened)});
  await expect(playground(page)).toContainText('This shader isn’t from this site');
  expect(await pixel(page)).toEqual(orange);
  await playground(page).getByRole('button', {name: 'Start the shader'}).click();
  await expect.poll(() => running(page)).toEqual([255, 0, 0]);

  // The address holds it, and a reader of the link is warned too.
  await expect
    .poll(async () => JSON.stringify(await readHash(new URL(page.url()).hash)))
    .toContain('vec4(1.0, 0.0, 0.0, 1.0)');
  const copy = await context.newPage();
  await open(copy, page.url());
  await playground(copy).getByRole('button', {name: 'Start the shader'}).click();
  await expect.poll(() => running(copy)).toEqual([255, 0, 0]);
});

test('the ISF playground: runs when it is seen, at most of its width', async ({page}) => {
  await open(page, address);
  await expect(playground(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(
    playground(page).getByRole('img', {name: 'Output of the shader silk'}),
  ).toBeVisible();
  await expect(playground(page).getByRole('button', {name: 'Open the playground'})).toHaveCount(0);
  const {width = 0} = (await playground(page).locator('canvas').boundingBox()) ?? {};
  const all = (await playground(page).locator('form').boundingBox())?.width ?? Infinity;
  expect(width / all).toBeGreaterThan(0.55);
});

test('the ISF playground: waits for a click with a data saver', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await open(page, address);
  await playground(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(playground(page).locator('canvas')).toHaveCount(0);
  await playground(page).getByRole('button', {name: 'Open the playground'}).click();
  await expect(playground(page).locator('canvas')).toBeVisible();
});

test('the ISF playground: a lost context comes back, flashes and hanging frames stop it', async ({
  page,
}) => {
  await open(page, `${address}#isf-playground?example=porthole`);
  await expect(playground(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(code(page)).toContainText('Shows the incoming picture inside a circle');
  await playground(page).getByLabel('Example').selectOption('first-colour');
  await expect.poll(() => pixel(page)).toEqual(orange);

  await playground(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      canvas.addEventListener('webglcontextlost', () => setTimeout(() => loss?.restoreContext()), {
        once: true,
      });
      canvas.addEventListener('webglcontextrestored', () => (canvas.dataset['restored'] = '1'));
      loss?.loseContext();
    });
  await expect(playground(page).locator('canvas[data-restored]')).toBeVisible();
  await expect(playground(page).getByRole('alert')).toHaveCount(0);
  await playground(page).getByLabel('Output in pixels').selectOption('320 × 180');
  await expect.poll(() => pixel(page)).toEqual(orange);

  const again = playground(page).getByRole('button', {name: 'Run again'});
  await write(
    page,
    '/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(vec3(step(0.5, fract(TIME * 6.0))), 1.0); }',
  );
  await expect(playground(page).getByRole('alert')).toContainText('flashes more than three times');
  await write(
    page,
    '/*{"ISFVSN": "2"}*/ void main() { float a = TIME; for (int i = 0; i < 40000; i++) { a = sin(a + float(i) + gl_FragCoord.x); } gl_FragColor = vec4(a); }',
  );
  await expect(playground(page).getByRole('alert')).toContainText('took longer than a second');
  await expect(again).toBeVisible();
});

test('the ISF playground: says which size of a pass can’t be calculated, and goes on when it can', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${address}#isf-playground?example=first-colour`);
  await expect.poll(() => pixel(page)).toEqual(orange);
  await write(
    page,
    '/*{"INPUTS": [{"NAME": "part", "LABEL": "Part", "TYPE": "float", "DEFAULT": 1}], "PASSES": [{"TARGET": "a", "WIDTH": "$WIDTH / $part"}, {}]}*/ void main() { gl_FragColor = vec4(0.0, part, 0.0, 1.0); }',
  );
  await expect.poll(() => pixel(page)).toEqual([0, 255, 0]);
  await playground(page).getByLabel('Part').fill('0');
  const fault = playground(page).getByRole('alert');
  await expect(fault).toContainText('The size "$WIDTH / $part" of a pass can\'t be calculated');
  expect(await pixel(page)).toEqual([0, 255, 0]);
  await playground(page).getByLabel('Part').fill('0.5');
  await expect.poll(() => pixel(page)).toEqual([0, 128, 0]);
  await expect(fault).toHaveCount(0);
});

test('the ISF playground: shows the reader’s picture, and opens a dropped file', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${address}#isf-playground?example=porthole`);
  await expect(code(page)).toContainText('Shows the incoming picture inside a circle');
  const background = {r: 0, g: 128, b: 255};
  const picture = await sharp({create: {width: 32, height: 18, channels: 3, background}})
    .png()
    .toBuffer();
  await playground(page)
    .getByLabel(/open an image/)
    .setInputFiles({name: 'blue.png', mimeType: 'image/png', buffer: picture});
  await expect.poll(() => pixel(page)).toEqual([0, 128, 255]);

  await code(page).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    const text = '/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }';
    dataTransfer.items.add(new File([text], 'dropped.fs'));
    field.dispatchEvent(
      new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true, composed: true}),
    );
  });
  await expect(code(page)).toContainText('vec4(0.0, 1.0');
  await playground(page).getByRole('button', {name: 'Start the shader'}).click();
  await expect.poll(() => pixel(page)).toEqual([0, 255, 0]);
});

test('the ISF playground: who types before the editor is there keeps field and text', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const late: (() => void)[] = [];
  await open(page, address);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const answer = () => void route.fulfill({response, body});
    if (body.includes('cm-content')) {
      late.push(answer);
    } else {
      answer();
    }
  });
  await playground(page).getByRole('link', {name: 'Drops'}).click();
  await expect(code(page)).toHaveValue(/Drops that melt into each other/);
  await code(page).fill('/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(1.0); }');
  await expect.poll(() => pixel(page)).toEqual([255, 255, 255]);
  await expect.poll(() => late.length).toBeGreaterThan(0);
  late.forEach((answer) => answer());
  await page.waitForLoadState('networkidle');
  await expect(code(page)).toBeFocused();
  await code(page).blur();
  await expect(playground(page).locator('.cm-editor')).toContainText('vec4(1.0)');
});

test('the ISF playground: the gallery opens it, full screen shows it, taps set its tempo', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  await playground(page).getByRole('link', {name: 'Drops'}).click();
  await expect(code(page)).toContainText('Drops that melt into each other');
  await expect(page).toHaveURL(/example=drops$/);
  // A loaded example replaces what was typed.
  await write(page, '/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(1.0); }');
  await expect.poll(() => pixel(page)).toEqual([255, 255, 255]);
  await playground(page).getByRole('link', {name: 'Silk'}).click();
  await expect(code(page)).toContainText('like silk in slow wind');

  const tempo = playground(page).getByRole('textbox', {name: 'Tempo in BPM'});
  await expect(tempo).toHaveValue('120');
  const tap = playground(page).getByRole('button', {name: 'Tap tempo'});
  await tap.click();
  await expect(playground(page)).toContainText('Tap again on the next beats.');
  await tap.click();
  await expect(tempo).not.toHaveValue('120');

  await playground(page).getByRole('button', {name: 'Full screen'}).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('CANVAS');
});

test('a step of a tutorial: a link without script, and with it the editor in its place', async ({
  page,
  browser,
  baseURL,
}) => {
  const tutorial = '/videosync/building-plugins/your-first-plugin';
  const name = /^(?:Try it here|Close) ?: first-stripes.fs$/;
  const plain = await browser.newPage({baseURL: baseURL ?? '', javaScriptEnabled: false});
  await plain.goto(tutorial);
  await plain.getByRole('link', {name}).click();
  await expect(plain).toHaveURL(`${address}#isf-playground?example=first-stripes`);
  await plain.close();

  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, tutorial);
  expect(await page.locator('.cm-editor, canvas').count()).toBe(0);
  await page.getByRole('button', {name}).press('Enter');
  const live = page.getByRole('region', {name: 'first-stripes.fs, live'});
  await expect(live.getByRole('textbox', {name: 'Shader code'})).toContainText(
    'Hard black and white',
  );
  await expect(live.locator('.cm-editor')).toBeVisible();
  const left = () => pixel(page, 0.1, live);
  await expect.poll(left).toEqual([255, 255, 255]);
  await live.getByLabel('Count').fill('1');
  await expect.poll(left).toEqual([0, 0, 0]);
  // The address stays that of the page.
  await expect(page).toHaveURL(tutorial);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
  await page.getByRole('button', {name}).press('Enter');
  await expect(page.locator('canvas')).toHaveCount(0);
});
