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

/**
 * Colour of the output at half its height; `x` is 0 to 1. Restarts the shader if the playground has stopped it because a
 * frame took too long, which happens on a busy computer.
 */
async function readOutput(page: Page, x?: number, region = playground(page)): Promise<number[]> {
  const runAgain = region.getByRole('button', {name: 'Run again'});
  if (await runAgain.isVisible()) {
    await runAgain.click();
  }
  return readPixel(region.locator('canvas'), x);
}

/** Replaces the code by pasting. */
async function pasteCode(page: Page, text: string): Promise<void> {
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

test('ISF playground: edits, explains errors, controls, saves, opens and shares shaders', async ({
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
  await expect.poll(() => readOutput(page)).toEqual(orange);
  // The header is highlighted as JSON, and the code below it as GLSL.
  const tokens = (text: string) =>
    playground(page).locator('.cm-line', {hasText: text}).first().locator('span');
  await expect(tokens('"ISFVSN"')).toHaveText(['"ISFVSN"', '"2"']);
  await expect(tokens('void main').first()).toHaveText('void');

  // An edit, then an error with its line, which doesn't change the output.
  const source = (await code(page).innerText()).replaceAll('\n\n', '\n');
  await pasteCode(page, source.replace('0.4', '1.0'));
  await expect.poll(() => readOutput(page)).toEqual([255, 255, 0]);
  const broken = '/*{"ISFVSN": "2"}*/\nvoid main() {\n  gl_FragColor = vec4(colour, 1.0);\n}';
  await pasteCode(page, broken);
  const line = playground(page).getByRole('button', {name: 'Line 3'}).first();
  await expect(line).toBeVisible();
  await expect(playground(page)).toContainText('“colour” isn’t declared');
  await expect(playground(page)).toContainText('still shows the last one that did');
  expect(await readOutput(page)).toEqual([255, 255, 0]);
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
  await expect.poll(() => readOutput(page, 0.1)).toEqual([255, 255, 255]);
  await playground(page).getByLabel('Count').fill('1');
  await expect.poll(() => readOutput(page, 0.1)).toEqual([0, 0, 0]);

  // A saved file can be opened, and runs after a click.
  await pasteCode(page, source);
  await expect.poll(() => readOutput(page)).toEqual(orange);
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
  expect(await readOutput(page)).toEqual(orange);
  await playground(page).getByRole('button', {name: 'Start the shader'}).click();
  await expect.poll(() => readOutput(page)).toEqual([255, 0, 0]);

  // The URL contains the code, which a click must start in another tab too.
  await expect
    .poll(async () => JSON.stringify(await readHash(new URL(page.url()).hash)))
    .toContain('vec4(1.0, 0.0, 0.0, 1.0)');
  const copy = await context.newPage();
  await open(copy, page.url());
  await playground(copy).getByRole('button', {name: 'Start the shader'}).click();
  await expect.poll(() => readOutput(copy)).toEqual([255, 0, 0]);
});

test('ISF playground: runs when it is in view, with a large output', async ({page}) => {
  await open(page, address);
  await expect(playground(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(
    playground(page).getByRole('img', {name: 'Output of the shader silk'}),
  ).toBeVisible();
  await expect(playground(page).getByRole('button', {name: 'Open the playground'})).toHaveCount(0);
  const {width = 0} = (await playground(page).locator('canvas').boundingBox()) ?? {};
  const formWidth = (await playground(page).locator('form').boundingBox())?.width ?? Infinity;
  expect(width / formWidth).toBeGreaterThan(0.55);
});

test('ISF playground: opens only on a click with data saver', async ({page}) => {
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

test('ISF playground: restores a lost context, and stops flashing and hanging shaders', async ({
  page,
}) => {
  await open(page, `${address}#isf-playground?example=porthole`);
  await expect(playground(page).getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(code(page)).toContainText('Shows the incoming picture inside a circle');
  await playground(page).getByLabel('Example').selectOption('first-colour');
  await expect.poll(() => readOutput(page)).toEqual(orange);

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
  await expect.poll(() => readOutput(page)).toEqual(orange);

  const runAgain = playground(page).getByRole('button', {name: 'Run again'});
  await pasteCode(
    page,
    '/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(vec3(step(0.5, fract(TIME * 6.0))), 1.0); }',
  );
  await expect(playground(page).getByRole('alert')).toContainText('flashes more than three times');
  await pasteCode(
    page,
    '/*{"ISFVSN": "2"}*/ void main() { float a = TIME; for (int i = 0; i < 40000; i++) { a = sin(a + float(i) + gl_FragCoord.x); } gl_FragColor = vec4(a); }',
  );
  await expect(playground(page).getByRole('alert')).toContainText('took longer than a second');
  await expect(runAgain).toBeVisible();
});

test('ISF playground: shows which size of a pass is invalid, and continues when it is valid', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${address}#isf-playground?example=first-colour`);
  await expect.poll(() => readOutput(page)).toEqual(orange);
  await pasteCode(
    page,
    '/*{"INPUTS": [{"NAME": "part", "LABEL": "Part", "TYPE": "float", "DEFAULT": 1}], "PASSES": [{"TARGET": "a", "WIDTH": "$WIDTH / $part"}, {}]}*/ void main() { gl_FragColor = vec4(0.0, part, 0.0, 1.0); }',
  );
  await expect.poll(() => readOutput(page)).toEqual([0, 255, 0]);
  await playground(page).getByLabel('Part').fill('0');
  const alert = playground(page).getByRole('alert');
  await expect(alert).toContainText('The size "$WIDTH / $part" of a pass can\'t be calculated');
  expect(await readPixel(playground(page).locator('canvas'))).toEqual([0, 255, 0]);
  await playground(page).getByLabel('Part').fill('0.5');
  await expect.poll(() => readOutput(page)).toEqual([0, 128, 0]);
  await expect(alert).toHaveCount(0);
});

test('ISF playground: opens an image, and a dropped file', async ({page}) => {
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
  await expect.poll(() => readOutput(page)).toEqual([0, 128, 255]);

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
  await expect.poll(() => readOutput(page)).toEqual([0, 255, 0]);
});

test('ISF playground: typing before the editor has loaded keeps focus and text', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const delayed: (() => void)[] = [];
  await open(page, address);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const respond = () => void route.fulfill({response, body});
    if (body.includes('cm-content')) {
      delayed.push(respond);
    } else {
      respond();
    }
  });
  await playground(page).getByRole('link', {name: 'Drops'}).click();
  await expect(code(page)).toHaveValue(/Drops that melt into each other/);
  await code(page).fill('/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(1.0); }');
  await expect.poll(() => readOutput(page)).toEqual([255, 255, 255]);
  await expect.poll(() => delayed.length).toBeGreaterThan(0);
  delayed.forEach((respond) => respond());
  await page.waitForLoadState('networkidle');
  await expect(code(page)).toBeFocused();
  await code(page).blur();
  await expect(playground(page).locator('.cm-editor')).toContainText('vec4(1.0)');
});

test('ISF playground: opens shaders of the gallery, takes a tapped tempo, and fills the screen', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  await playground(page).getByRole('link', {name: 'Drops'}).click();
  await expect(code(page)).toContainText('Drops that melt into each other');
  await expect(page).toHaveURL(/example=drops$/);
  // A loaded example replaces what was typed.
  await pasteCode(page, '/*{"ISFVSN": "2"}*/ void main() { gl_FragColor = vec4(1.0); }');
  await expect.poll(() => readOutput(page)).toEqual([255, 255, 255]);
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

test('tutorial step: links to the playground without JavaScript, otherwise opens an editor', async ({
  page,
  browser,
  baseURL,
}) => {
  const tutorial = '/videosync/building-plugins/your-first-plugin';
  const name = /^(?:Try it here|Close) ?: first-stripes.fs$/;
  const noJsPage = await browser.newPage({baseURL: baseURL ?? '', javaScriptEnabled: false});
  await noJsPage.goto(tutorial);
  await noJsPage.getByRole('link', {name}).click();
  await expect(noJsPage).toHaveURL(`${address}#isf-playground?example=first-stripes`);
  await noJsPage.close();

  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, tutorial);
  expect(await page.locator('.cm-editor, canvas').count()).toBe(0);
  await page.getByRole('button', {name}).press('Enter');
  const live = page.getByRole('region', {name: 'first-stripes.fs, live'});
  await expect(live.getByRole('textbox', {name: 'Shader code'})).toContainText(
    'Hard black and white',
  );
  await expect(live.locator('.cm-editor')).toBeVisible();
  const readLeft = () => readOutput(page, 0.1, live);
  await expect.poll(readLeft).toEqual([255, 255, 255]);
  await live.getByLabel('Count').fill('1');
  await expect.poll(readLeft).toEqual([0, 0, 0]);
  // The URL doesn't change.
  await expect(page).toHaveURL(tutorial);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
  await page.getByRole('button', {name}).press('Enter');
  await expect(page.locator('canvas')).toHaveCount(0);
});
