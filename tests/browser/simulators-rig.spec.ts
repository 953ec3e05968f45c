import type {Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {readPixel} from '../support/canvas';
import {installMidiPorts, receiveMidi, unplugMidi} from '../support/midi';
import {expect, open, test} from '../support/site';

const address = '/handbook/explorers/virtual-rig';
const rig = (page: Page) => page.locator('#virtual-rig');

/** The colour of the floor in the beam of the RGB par. */
const readFloor = (page: Page) => readPixel(rig(page).locator('canvas'), 185 / 640, 272 / 360);

test('virtual rig: faders and clips light it, and overlaps are reported', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, address);
  const par = rig(page).getByRole('group', {name: 'RGB par'});
  const row = rig(page).getByRole('row', {name: /^RGB par/});
  await par.getByLabel('2 red').fill('0');
  await par.getByLabel('3 green').fill('0');
  await expect(row).toContainText('red 0, green 0, blue 0');
  const off = await readFloor(page);
  await par.getByLabel('4 blue').focus();
  await page.keyboard.press('End');
  await expect(row).toContainText('blue 255');
  await expect
    .poll(async () => ((await readFloor(page))[2] ?? 0) - (off[2] ?? 0))
    .toBeGreaterThan(100);
  await rig(page).getByLabel('Dimmer 1', {exact: true}).fill('2');
  await expect(rig(page)).toContainText('Dimmer and RGB par share channel 2.');

  // Clicking a fixture focuses its first fader.
  const canvas = rig(page).locator('canvas');
  const {width, height} = (await canvas.boundingBox()) ?? {width: 0, height: 0};
  await canvas.click({position: {x: (560 / 640) * width, y: (45 / 360) * height}});
  await expect(
    rig(page).getByRole('group', {name: 'Strobe'}).getByRole('slider').first(),
  ).toBeFocused();
  await rig(page).getByRole('button', {name: 'Overlap'}).click();
  await expect(rig(page)).toContainText('Dimmer and RGB par share channel 1.');

  await rig(page).getByLabel('Driven by').selectOption('clips');
  await rig(page).getByRole('group', {name: 'Track 1: dials'}).getByLabel('red').fill('100');
  await expect(row).toContainText('red 255');
  await expect(page).toHaveURL(/drive=clips/);
  // With reduced motion the clip advances only by Step.
  const head = rig(page).getByRole('row', {name: /^Moving head/});
  const before = await head.textContent();
  await rig(page).getByRole('button', {name: 'Step'}).press('Enter');
  await expect(head).not.toHaveText(before ?? '');
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
});

const midiButton = (page: Page) => rig(page).getByRole('button', {name: 'Use a MIDI controller'});
const midiStatus = (page: Page) => rig(page).locator('[data-phase]');

test('virtual rig: a MIDI control is assigned to the selected fader, and stays assigned', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(installMidiPorts);
  // After client-side navigation, the document still has the Permissions-Policy of the previous page, so the button
  // reloads it.
  await open(page, '/handbook/explorers');
  await page.getByRole('main').getByRole('link', {name: 'Virtual rig'}).click();
  await expect(midiStatus(page)).toHaveCount(0);
  await midiButton(page).click();
  await expect(midiStatus(page)).toContainText('is assigned to Dimmer: 1 dim.');
  const row = (name: string) => rig(page).getByRole('row', {name: new RegExp(`^${name}`)});

  await receiveMidi(page, 0xb0, 7, 64);
  await expect(row('Dimmer')).toContainText('dim 129');
  await expect(midiStatus(page)).toContainText('CC 7, channel 1 moves Dimmer: 1 dim.');
  const dimmer = rig(page).getByRole('group', {name: 'Dimmer'});
  await expect(dimmer).toContainText('CC 7, channel 1');
  await rig(page).getByLabel('10 pan').focus();
  await receiveMidi(page, 0xb0, 8, 127);
  await receiveMidi(page, 0xb0, 7, 0);
  await expect(row('Moving head')).toContainText('pan 255');
  await expect(row('Dimmer')).toContainText('dim 0');
  expect(await findViolations(page, undefined, 'main')).toEqual([]);

  await unplugMidi(page);
  await expect(midiStatus(page)).toContainText('was disconnected');
  await expect(dimmer).toContainText('CC 7, channel 1');
});

for (const {situation, prepare, message} of [
  {
    situation: 'without Web MIDI',
    prepare: () => Reflect.deleteProperty(Navigator.prototype, 'requestMIDIAccess'),
    message: 'Safari has no Web MIDI',
  },
  {
    situation: 'if MIDI access is denied',
    prepare: () => {
      navigator.requestMIDIAccess = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    },
    message: 'Your browser blocked MIDI devices.',
  },
  {
    situation: 'without a controller',
    prepare: () => {
      const access = Object.assign(new EventTarget(), {inputs: new Map(), outputs: new Map()});
      navigator.requestMIDIAccess = () => Promise.resolve(access as never);
    },
    message: 'No MIDI controller found.',
  },
]) {
  test(`virtual rig: shows a message ${situation}`, async ({page}) => {
    await page.addInitScript(prepare);
    await open(page, address);
    await midiButton(page).press('Enter');
    await expect(midiStatus(page)).toContainText(message);
    await expect(midiButton(page)).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('virtual rig: dragging the beam aims the moving head', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    const row = rig(page).getByRole('row', {name: /^Moving head/});
    await expect(row).toContainText('pan 90, tilt 150');
    const canvas = rig(page).locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const {x, y, width} = (await canvas.boundingBox()) ?? {x: 0, y: 0, width: 0};
    const scroll = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', left: number, top: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{x: x + (left * width) / 640, y: y + (top * width) / 640}],
      });
    // Starts at the initial position of the beam. The first drag is vertical, which would scroll the page elsewhere.
    await touch('touchStart', 377, 279);
    await touch('touchMove', 377, 312);
    await expect(row).toContainText('pan 90, tilt 255');
    await touch('touchMove', 490, 252);
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await expect(row).toContainText(/pan (?:169|170|171), tilt 6\d,/);
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
    await expect(rig(page).getByLabel('10 pan')).toBeFocused();
  });
});
