import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {findViolations} from '../support/axe';
import {readPixel} from '../support/canvas';
import {installMidiPorts, type MidiWindow, unplugMidi} from '../support/midi';
import {download, expect, open, test} from '../support/site';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

/** Path of a recording of timecode made with libltc, as input of Chromium's fake microphone. */
function microphoneFile(): string {
  const fixture = path.resolve(__dirname, '../fixtures/ltc/29.97d.wav.gz');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ltc-')), 'ltc.wav');
  writeFileSync(file, gunzipSync(readFileSync(fixture)));
  return file;
}

test.use({
  launchOptions: {
    executablePath: installedBrowser(),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphoneFile()}`,
    ],
  },
});

const bench = '/handbook/test-bench';
const state = (page: Page) => page.locator('[data-phase]').first();
const button = (page: Page, name: string) => page.getByRole('button', {name});
const click = (page: Page, name: string) => button(page, name).click();
const field = (page: Page, name: string) => page.getByRole('textbox', {name, exact: true});

/** Opens a page of the test bench and expects no accessibility violations. */
async function openPart(page: Page, address: string): Promise<void> {
  await open(page, `${bench}/${address}`);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
}

test('screen: keys change the pattern in full screen, and the URL contains it', async ({page}) => {
  await openPart(page, 'screen#screen?pattern=bars&variant=2');
  const canvas = page.locator('#bench-screen canvas[data-pattern]');
  await expect(canvas).toHaveAttribute('data-pattern', 'bars');
  await page.getByText('3. Overscan').click();
  await expect(canvas).toHaveAttribute('data-pattern', 'overscan');
  await click(page, 'Show full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('CANVAS');
  await expect(canvas).toHaveCSS('cursor', 'none');
  for (const key of ['7', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(page).toHaveURL(/#screen\?pattern=field&variant=3$/);
  await expect.poll(() => readPixel(canvas, 0, 0)).toEqual([255, 0, 0]);
  // The site's keyboard shortcuts are disabled.
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => document.exitFullscreen());
  await field(page, 'Image width in px').fill('7680');
  await field(page, 'Image height in px').fill('4320');
  const {content: png} = await download(page, button(page, 'Save as PNG'));
  // Width and height are the first two numbers of the header (PNG, section 11.2.2).
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([7680, 4320]);
});

test('timecode: is decoded from the microphone, and generated', async ({page}) => {
  await openPart(page, 'timecode');
  await click(page, 'Listen to an input');
  const part = page.locator('#bench-timecode');
  await expect(part.locator('[data-main]').first()).toHaveText(/^00:0[01]:\d\d;\d\d$/);
  await expect(state(page)).toHaveText('Timecode is running.');
  await expect(part.locator('[data-good]')).toContainText(
    /^Good: 29\.97 drop frame fps, −\d+\.\d dBFS, no dropouts/,
  );
  await click(page, 'Clock full screen');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('role')))
    .toBe('timer');
  await page.evaluate(() => document.exitFullscreen());
  await expect(part).toContainText('89ABCDEF');
  // The recording loops.
  await expect(page.locator('#bench-ltc-log')).toHaveValue(
    /timecode starts at 00:00:59;\d\d[^]*(?:jump from 00:01:01;\d\d|lost after)/,
  );
  await click(page, 'Stop listening');
  await click(page, 'Play timecode');
  await expect(part.locator('[data-main]').last()).toHaveText(/^01:00:0\d:\d\d$/);
  await click(page, 'Stop timecode');
  const play = button(page, 'Play timecode');
  for (const [name, invalid, valid] of [
    ['Start', '24:00:00:00', '01:00:00:00'],
    ['Length in minutes', '0', '1'],
    ['Level in dBFS', '1', '-12'],
    ['User bits, hexadecimal', '12G', '00000000'],
  ] as const) {
    await field(page, name).fill(invalid);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(play).toBeDisabled();
    await field(page, name).fill(valid);
    await expect(play).toBeEnabled();
  }
  const {content: wav} = await download(page, button(page, 'Save as WAV'));
  expect(wav.length).toBe(44 + 2 * 60 * 48000);
});

test('screen: lists displays, also when another one is connected', async ({page}) => {
  await page.addInitScript(() => {
    const screens = [{label: 'Laptop', width: 1440, height: 900}];
    const details = Object.assign(new EventTarget(), {screens});
    Object.assign(window, {getScreenDetails: () => Promise.resolve(details)});
    // Connects a projector.
    addEventListener('plug', () => {
      screens.push({label: 'Projector', width: 1920, height: 1080});
      details.dispatchEvent(new Event('screenschange'));
    });
  });
  await open(page, `${bench}/screen`);
  await click(page, 'Find displays');
  await expect(state(page)).toContainText('Only one display found.');
  await page.evaluate(() => dispatchEvent(new Event('plug')));
  await expect(state(page)).toHaveText('2 displays.');
  await page.getByLabel('Display', {exact: true}).selectOption('Projector (1920 × 1080)');
});

test('timecode: the microphone is released if the audio worklet fails to load', async ({page}) => {
  await page.addInitScript(() => {
    AudioWorklet.prototype.addModule = () => Promise.reject(new Error('offline'));
    const {mediaDevices} = navigator;
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      Object.assign(window, {stream});
      return stream;
    };
  });
  await open(page, `${bench}/timecode`);
  await click(page, 'Listen to an input');
  await expect(state(page)).toHaveAttribute('data-phase', 'failed');
  const isActive = () =>
    page.evaluate(() => (window as unknown as {stream: MediaStream}).stream.active);
  expect(await isActive()).toBe(false);
});

/** Test interface of the fake serial port, as a property of `window`. */
interface Dmx {
  received: number[];
  unplug: () => void;
}
type DmxWindow = typeof window & {dmx: Dmx};

test('MIDI: received messages are listed and measured, and messages are sent', async ({page}) => {
  await page.addInitScript(installMidiPorts);
  await openPart(page, 'midi');
  await click(page, 'Connect MIDI');
  await expect(state(page)).toContainText('Inputs: Deck');
  const part = page.locator('#bench-midi');
  await expect(part).toContainText('messages go round in a loop');
  await expect(part).toContainText('Nothing has arrived yet');
  await page.evaluate(() => {
    const {receive} = (window as MidiWindow).midi;
    receive([0x90, 60, 100], 0);
    // Sixteen beats of MIDI Clock at 120 BPM, and thousands of control changes.
    for (let clock = 0; clock <= 16 * 24; clock += 1) {
      receive([0xf8], (clock * 500) / 24);
      Array.from({length: 30}, () => receive([0xb0, 7, 1], 10_000));
    }
    receive([0x90, 64, 1], 30_000);
  });
  const log = page.locator('#bench-midi-log');
  await expect(log).toHaveValue(/Note on E3 \(64\), velocity 1$/);
  await expect(part).toContainText('120.00 BPM (120.0 to 120.0)');
  await expect(part.locator('[data-good]')).toContainText('a steady clock at 120.0 BPM');
  await page.getByRole('checkbox', {name: 'Controllers'}).uncheck();
  await expect(log).toHaveValue(/^[^\n]*Note on C3[^\n]*\n[^\n]*Note on E3[^\n]*$/);
  // Invalid messages are reported, and not sent.
  await field(page, 'Note').fill('60.5');
  await click(page, 'Send note');
  await expect(part).toContainText('Nothing was done. Note must be a whole number, 0 to 127.');
  await field(page, 'Note').fill('60');
  await click(page, 'Send note');
  await click(page, 'Send MTC');
  const sent = () => page.evaluate(() => (window as MidiWindow).midi.sent);
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(10);
  const statuses = (await sent()).map(([status]) => status);
  expect(statuses.slice(0, 5)).toEqual([0x90, 0x80, 0xf0, 0xf1, 0xf1]);
  await unplugMidi(page);
  await expect(state(page)).toHaveAttribute('data-phase', 'lost');
  await expect(log).toHaveValue(/Note on E3/);
  await expect(part).toContainText('The output was disconnected, so MTC was stopped.');
});

test('DMX over USB: channels are sent until the interface is unplugged', async ({page}) => {
  await page.addInitScript(() => {
    const received: number[] = [];
    let source: ReadableStreamDefaultController<Uint8Array> | undefined;
    const write = (bytes: Uint8Array) => {
      received.push(...bytes);
      if (bytes[1] === 10) {
        source?.enqueue(Uint8Array.of(0x7e, 10, 4, 0, 0x78, 0x56, 0x34, 0x12, 0xe7));
      }
    };
    const port = {
      readable: new ReadableStream({start: (controller) => void (source = controller)}) as unknown,
      writable: new WritableStream({write}),
      open: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const dmx: Dmx = {
      received,
      unplug: () => {
        port.readable = null;
        source?.error(new DOMException('lost', 'NetworkError'));
      },
    };
    Object.assign(window, {dmx});
    const serial = {requestPort: () => Promise.resolve(port)};
    Object.defineProperty(navigator, 'serial', {value: serial});
  });
  await openPart(page, 'dmx-usb');
  const grid = page.getByRole('img', {name: 'Levels of the 512 channels that are sent'});
  await expect(page.locator('#bench-dmx-usb')).toContainText('Example of a good signal');
  await click(page, 'Connect interface');
  await expect(grid).toBeVisible();
  await expect(state(page)).toContainText('Connected. Sending');
  const part = page.locator('#bench-dmx-usb');
  await expect(part).toContainText('12345678');
  await field(page, 'Address').fill('511');
  await expect(part).toContainText(
    'From address 511 on, Green, Blue would be beyond channel 512, the last one. Choose an address of 509 or less.',
  );
  await field(page, 'Channel').fill('3');
  await click(page, 'Send channel');
  const last = () => page.evaluate(() => (window as DmxWindow).dmx.received.slice(-518, -508));
  await expect.poll(last).toEqual([0x7e, 6, 1, 2, 0, 0, 0, 255, 0, 0]);
  // Clicks less than a third of a second after another one are ignored, and don't change the channel.
  await expect(async () => {
    if ((await field(page, 'Channel').inputValue()) === '3') {
      await click(page, 'Next channel');
    }
    await expect(field(page, 'Channel')).toHaveValue('4', {timeout: 500});
  }).toPass();
  await expect.poll(last).toEqual([0x7e, 6, 1, 2, 0, 0, 0, 0, 255, 0]);
  await page.evaluate(() => (window as DmxWindow).dmx.unplug());
  await expect(state(page)).toHaveAttribute('data-phase', 'lost');
});

test('links to the test bench load a new document, whose policy allows devices', async ({page}) => {
  type Policy = {featurePolicy: {allowsFeature: (name: string) => boolean}};
  const allows = () =>
    page.evaluate(() => (document as unknown as Policy).featurePolicy.allowsFeature('midi'));
  await open(page, '/handbook/tools/midi-notes');
  expect(await allows()).toBe(false);
  await page.locator(`.menu a[href="${bench}"]`).click();
  await page.locator(`article a[href="${bench}/midi"]`).first().click();
  await expect(page.getByRole('button', {name: 'Connect MIDI'})).toBeVisible();
  expect(await allows()).toBe(true);
});
