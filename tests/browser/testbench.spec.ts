import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {rates} from '../../src/instruments/formulas/timecode';
import {toPcm16, wavHeader} from '../../src/instruments/testbench/ltc/wav';
import {patterns} from '../../src/instruments/testbench/screen/patterns';
import {violations} from '../support/axe';
import {test} from '../support/policy';
import {expect, open} from '../support/site';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

/** Timecode made by libltc, as 16 bits, which Chromium takes for its microphone. */
function microphoneFile(): string {
  const fixture = path.resolve(__dirname, '../fixtures/ltc/29.97d.wav.gz');
  const bytes = gunzipSync(readFileSync(fixture)).subarray(44);
  const samples = Float32Array.from(bytes, (byte) => (byte - 128) / 128);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ltc-')), 'ltc.wav');
  writeFileSync(file, Buffer.concat([wavHeader(samples.length, 48000), toPcm16(samples)]));
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

test('screen: patterns change by key in full screen, and the address holds them', async ({
  page,
}) => {
  await open(page, `${bench}/screen#screen?pattern=bars&variant=2`);
  const canvas = page.locator('#bench-screen canvas[data-pattern]');
  await expect(canvas).toHaveAttribute('data-pattern', 'bars');
  expect(await violations(page, undefined, 'main')).toEqual([]);
  await page.getByText('3. Overscan').click();
  await expect(canvas).toHaveAttribute('data-pattern', 'overscan');
  await page.getByRole('button', {name: 'Show full screen'}).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('CANVAS');
  await expect(canvas).toHaveCSS('cursor', 'none');
  await page.keyboard.press('1');
  for (const {id} of patterns) {
    await expect(canvas).toHaveAttribute('data-pattern', id);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('7');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/#screen\?pattern=field&variant=3$/);
  const colour = () =>
    canvas.evaluate((element: HTMLCanvasElement) => [
      ...(element.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? []),
    ]);
  await expect.poll(colour).toEqual([255, 0, 0, 255]);
  // The site's own shortcuts stay out of the way.
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => document.exitFullscreen());
  await page.getByRole('textbox', {name: 'Image width in px'}).fill('7680');
  await page.getByRole('textbox', {name: 'Image height in px'}).fill('4320');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Save as PNG'}).click(),
  ]);
  const png = readFileSync(await file.path());
  // Width and height are the first two numbers of the header (PNG, section 11.2.2).
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([7680, 4320]);
});

test('timecode: is read from the microphone, and made', async ({page}) => {
  await open(page, `${bench}/timecode`);
  expect(await violations(page, undefined, 'main')).toEqual([]);
  await page.getByRole('button', {name: 'Listen to an input'}).click();
  const position = page.locator('#bench-timecode [data-main]').first();
  await expect(position).toHaveText(/^00:0[01]:\d\d;\d\d$/);
  await expect(state(page)).toHaveText('Timecode is running.');
  await expect(page.locator('#bench-timecode [data-good]')).toContainText(
    /^Good: 29\.97 drop frame fps, −\d+\.\d dBFS, no dropouts/,
  );
  await page.getByRole('button', {name: 'Clock full screen'}).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('role')))
    .toBe('timer');
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.locator('#bench-timecode')).toContainText('89ABCDEF');
  await expect(page.locator('#bench-ltc-log')).toHaveValue(/timecode starts at 00:00:59;\d\d/);
  // The file begins again at its end.
  await expect(page.locator('#bench-ltc-log')).toHaveValue(/jump from 00:01:01;\d\d|lost after/);
  await page.getByRole('button', {name: 'Stop listening'}).click();
  await page.getByRole('button', {name: 'Play timecode'}).click();
  await expect(page.locator('#bench-timecode [data-main]').last()).toHaveText(/^01:00:0\d:\d\d$/);
  await page.getByRole('button', {name: 'Stop timecode'}).click();
  for (const [name, wrong, good] of [
    ['Start', '24:00:00:00', '01:00:00:00'],
    ['Length in minutes', '0', '1'],
    ['Level in dBFS', '1', '-12'],
    ['User bits, hexadecimal', '12G', '00000000'],
  ] as const) {
    const field = page.getByRole('textbox', {name, exact: true});
    await field.fill(wrong);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', {name: 'Play timecode'})).toBeDisabled();
    await field.fill(good);
    await expect(page.getByRole('button', {name: 'Play timecode'})).toBeEnabled();
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Save as WAV'}).click(),
  ]);
  expect(readFileSync(await file.path()).length).toBe(44 + 2 * 60 * 48000);
});

test('MIDI: what arrives is listed and measured, and what is sent leaves', async ({page}) => {
  await page.addInitScript(() => {
    const sent: number[][] = [];
    const input = Object.assign(new EventTarget(), {
      ...{id: 'i', name: 'Deck', type: 'input', state: 'connected'},
      onmidimessage: null as ((event: unknown) => void) | null,
    });
    const output = {
      ...{id: 'o', name: 'Deck', type: 'output', state: 'connected'},
      send: (bytes: number[]) => sent.push([...bytes]),
    };
    const access = Object.assign(new EventTarget(), {
      inputs: new Map([['i', input]]),
      outputs: new Map([['o', output]]),
    });
    Object.assign(window, {
      midi: {
        sent,
        receive: (bytes: number[], timeStamp: number) =>
          input.onmidimessage?.({data: Uint8Array.from(bytes), timeStamp}),
        unplug: () => {
          input.state = 'disconnected';
          output.state = 'disconnected';
          access.dispatchEvent(new Event('statechange'));
        },
      },
    });
    navigator.requestMIDIAccess = () => Promise.resolve(access as unknown as MIDIAccess);
  });
  await open(page, `${bench}/midi`);
  expect(await violations(page, undefined, 'main')).toEqual([]);
  await page.getByRole('button', {name: 'Connect MIDI'}).click();
  await expect(state(page)).toContainText('Inputs: Deck');
  await expect(page.getByText('messages go round in a loop')).toBeVisible();
  await expect(page.getByText('Nothing has arrived yet')).toBeVisible();
  await page.evaluate(() => {
    const {receive} = (window as unknown as {midi: {receive: (b: number[], t: number) => void}})
      .midi;
    receive([0x90, 60, 100], 0);
    // Sixteen beats of clock at 120 BPM, and ten thousand controllers.
    for (let clock = 0; clock <= 16 * 24; clock += 1) {
      receive([0xf8], (clock * 500) / 24);
    }
    for (let count = 0; count < 10_000; count += 1) {
      receive([0xb0, 7, count % 128], 10_000 + count);
    }
    receive([0x90, 64, 1], 30_000);
  });
  const log = page.locator('#bench-midi-log');
  await expect(log).toHaveValue(/Note on E3 \(64\), velocity 1$/);
  await expect(page.locator('#bench-midi')).toContainText('120.00 BPM (120.0 to 120.0)');
  await expect(page.locator('#bench-midi [data-good]')).toContainText(
    'a steady clock at 120.0 BPM',
  );
  await page.getByRole('checkbox', {name: 'Controllers'}).uncheck();
  await expect(log).toHaveValue(/^[^\n]*Note on C3[^\n]*\n[^\n]*Note on E3[^\n]*$/);
  // What can't be sent is said, and nothing is.
  const note = page.getByRole('textbox', {name: 'Note'});
  await note.fill('60.5');
  await expect(page.locator('#bench-midi')).toContainText('Note is a whole number: 0 to 127.');
  await page.getByRole('button', {name: 'Send note'}).click();
  await expect(page.locator('#bench-midi')).toContainText('Nothing was done. Note is a whole');
  await note.fill('60');
  await page.getByRole('button', {name: 'Send note'}).click();
  await page.getByRole('button', {name: 'Send MTC'}).click();
  const sent = () =>
    page.evaluate(() => (window as unknown as {midi: {sent: number[][]}}).midi.sent);
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(10);
  expect((await sent()).slice(0, 4)).toEqual([
    [0x90, 60, 100],
    [0x80, 60, 64],
    [0xf0, 0x7f, 0x7f, 1, 1, 0x21, 0, 0, 0, 0xf7],
    [0xf1, 0],
  ]);
  expect(rates['25'].mtc).toBe(1);
  await page.evaluate(() => (window as unknown as {midi: {unplug: () => void}}).midi.unplug());
  await expect(state(page)).toHaveAttribute('data-phase', 'lost');
  await expect(log).toHaveValue(/Note on E3/);
});

test('DMX by USB: channels are sent, and the cable may be pulled', async ({page}) => {
  await page.addInitScript(() => {
    const heard: number[] = [];
    let source: ReadableStreamDefaultController<Uint8Array> | undefined;
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      writable: null as WritableStream<Uint8Array> | null,
      open: () => {
        port.readable = new ReadableStream({start: (given) => void (source = given)});
        port.writable = new WritableStream({
          write: (bytes: Uint8Array) => {
            heard.push(...bytes);
            if (bytes[1] === 10) {
              for (const byte of [0x7e, 10, 4, 0, 0x78, 0x56, 0x34, 0x12, 0xe7]) {
                source?.enqueue(Uint8Array.of(byte));
              }
            }
          },
        });
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    Object.assign(window, {
      dmx: {
        heard,
        pull: () => {
          port.readable = null;
          source?.error(new DOMException('lost', 'NetworkError'));
        },
      },
    });
    Object.defineProperty(navigator, 'serial', {
      value: {requestPort: () => Promise.resolve(port)},
    });
  });
  await open(page, `${bench}/dmx-usb`);
  expect(await violations(page, undefined, 'main')).toEqual([]);
  await expect(
    page.getByRole('img', {name: 'Levels of the 512 channels that are sent'}),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Connect interface'}).click();
  await expect(state(page)).toContainText('Connected. Sending');
  await expect(page.locator('#bench-dmx-usb')).toContainText('12345678');
  const channel = page.getByRole('textbox', {name: 'Channel', exact: true});
  await channel.fill('600');
  await page.getByRole('button', {name: 'Send channel'}).click();
  await expect(page.locator('#bench-dmx-usb')).toContainText('Nothing was done. Channel:');
  await page.getByRole('textbox', {name: 'Address'}).fill('511');
  await expect(page.locator('#bench-dmx-usb')).toContainText(
    'From address 511 on, Green, Blue would be beyond channel 512, the last one. Choose an address of 509 or less.',
  );
  await channel.fill('3');
  await page.getByRole('button', {name: 'Send channel'}).click();
  const last = () =>
    page.evaluate(() => {
      const {heard} = (window as unknown as {dmx: {heard: number[]}}).dmx;
      return heard.slice(-518).slice(0, 10);
    });
  await expect.poll(last).toEqual([0x7e, 6, 1, 2, 0, 0, 0, 255, 0, 0]);
  // A press less than a third of a second after another one does nothing.
  await expect(async () => {
    await page.getByRole('button', {name: 'Next channel'}).click();
    await expect.poll(last, {timeout: 2000}).toEqual([0x7e, 6, 1, 2, 0, 0, 0, 0, 255, 0]);
  }).toPass();
  await page.evaluate(() => (window as unknown as {dmx: {pull: () => void}}).dmx.pull());
  await expect(state(page)).toHaveAttribute('data-phase', 'lost');
});

test('a link to the bench loads the page in full, so that it may use devices', async ({page}) => {
  await open(page, `${bench}`);
  const allows = () =>
    page.evaluate(() =>
      (
        document as unknown as {featurePolicy: {allowsFeature: (name: string) => boolean}}
      ).featurePolicy.allowsFeature('midi'),
    );
  expect(await allows()).toBe(true);
  await open(page, '/handbook/tools/midi-notes');
  expect(await allows()).toBe(false);
  await page.locator(`.menu a[href="${bench}"]`).click();
  await page.locator(`article a[href="${bench}/midi"]`).first().click();
  await expect(page.getByRole('button', {name: 'Connect MIDI'})).toBeVisible();
  expect(await allows()).toBe(true);
});
