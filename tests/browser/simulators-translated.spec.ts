import type {Locator, Page} from '@playwright/test';
import {softwareWebGl} from '../support/canvas';
import {installMidiPorts, receiveMidi} from '../support/midi';
import {expect, open, test} from '../support/site';
import {translate} from '../support/translate';

test.use({...softwareWebGl, serviceWorkers: 'block'});

test.afterEach(({consoleErrors}) => {
  // Chromium warns about the speed of its software renderer.
  consoleErrors.ignore(/GPU stall/);
});

type Step = (part: Locator) => Promise<unknown>;

const select =
  (label: string, value: string): Step =>
  (part) =>
    part.getByLabel(label, {exact: true}).first().selectOption(value);
/** The label of a slider ends with its value. */
const fill =
  (label: string, value: string): Step =>
  (part) =>
    part
      .getByLabel(new RegExp(`^${label}(?: |$)`))
      .first()
      .fill(value);
const click =
  (name: string | RegExp): Step =>
  (part) =>
    part.getByRole('button', {name}).first().click();
const clickText =
  (text: string): Step =>
  (part) =>
    part.getByText(text, {exact: true}).first().click();
const toggle =
  (name: string): Step =>
  (part) =>
    part.getByRole('checkbox', {name}).first().click();
const inStrip =
  (name: string, step: Step): Step =>
  (part) =>
    step(part.getByRole('group', {name, exact: true}));
const unfold =
  (name: string): Step =>
  (part) =>
    part.getByRole('group', {name, exact: true}).locator('summary').click();

const receive =
  (...bytes: number[]): Step =>
  (part) =>
    receiveMidi(part.page(), ...bytes);

const installSerialPort = () => {
  const port = {
    readable: new ReadableStream(),
    writable: new WritableStream(),
    open: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  Object.defineProperty(navigator, 'serial', {
    value: {requestPort: () => Promise.resolve(port)},
  });
};

interface Instrument {
  address: string;
  /** Selector of the part whose texts are compared. */
  part: string;
  /** Installs fake devices. Runs in the page before its scripts. */
  devices?: () => void;
  steps: readonly Step[];
}

const instruments: Readonly<Record<string, Instrument>> = {
  routing: {
    address: '/handbook/explorers/routing-simulator',
    part: '#routing-simulator',
    steps: [
      select('Task', '1'),
      inStrip('Track 1', select('Output', 'sends')),
      click('Next task'),
      inStrip('Track 2', select('Plays', 'bars')),
      unfold('Track 2'),
      inStrip('Track 2', select('Blend Mode', 'mask')),
      inStrip('Track 2', fill('Fader', '50')),
      inStrip('Track 2', click('Move left')),
      toggle('Return Tracks under Syphon Video Output'),
      click('Step'),
      click('Start again'),
      select('Task', '0'),
    ],
  },
  rig: {
    address: '/handbook/explorers/virtual-rig',
    part: '#virtual-rig',
    devices: installMidiPorts,
    steps: [
      click('Use a MIDI controller'),
      receive(0xb0, 7, 64),
      fill('2 red', '10'),
      receive(0xb0, 8, 1),
      click('Overlap'),
      click('Blackout'),
      fill('Dimmer', '3'),
      select('Driven by', 'clips'),
      inStrip('Track 1: dials', fill('red', '100')),
      select('LFO on', 'dim'),
      click('Chase'),
      click('Remove MIDI assignments'),
      click('Start again'),
    ],
  },
  timeline: {
    address: '/handbook/explorers/timecode-and-clock',
    part: '#timecode-and-clock',
    steps: [
      click('Step forwards'),
      select('Step by', 'clock'),
      click('Step forwards'),
      click(/^A loop in Live/),
      click('Step back'),
      select('Show', 'bar'),
      fill('Tempo', '90'),
      select('At the end of bar 2, Live', 'on'),
      click('Start again'),
    ],
  },
  isf: {
    address: '/handbook/explorers/isf-playground#isf-playground?example=checkers',
    part: '[aria-label="ISF playground"]',
    steps: [
      select('Output in pixels', '320 × 180'),
      select('Example', 'ring'),
      fill('Tempo in BPM', '5'),
      fill('Tempo in BPM', '90'),
      (part) => part.locator('summary').first().click(),
      (part) => part.getByLabel('Vertex shader code').fill('void main() { nothing; }'),
      (part) => part.getByLabel('Vertex shader code').fill('void main() { isf_vertShaderInit(); }'),
      (part) => part.getByLabel('Vertex shader code').fill(''),
      click('Tap tempo'),
    ],
  },
  screen: {
    address: '/handbook/test-bench/screen',
    part: '#bench-screen',
    steps: [
      clickText('4. Colour bars'),
      select('Variant', '1'),
      fill('Image width in px', '5'),
      click('Save as PNG'),
      fill('Image width in px', '50000'),
      fill('Image width in px', '64'),
      click('Announce values'),
    ],
  },
  timecode: {
    address: '/handbook/test-bench/timecode',
    part: '#bench-timecode',
    steps: [
      select('Frame rate', '29.97 DF'),
      fill('Start', '01:01:00;00'),
      fill('Start', '1'),
      fill('Start', '01:02:00:00'),
      fill('Level in dBFS', '9'),
      fill('Level in dBFS', '-9'),
      fill('User bits, hexadecimal', 'xyz'),
      fill('User bits, hexadecimal', 'AB'),
    ],
  },
  midi: {
    address: '/handbook/test-bench/midi',
    part: '#bench-midi',
    devices: installMidiPorts,
    steps: [
      click('Connect MIDI'),
      fill('Note', '60.5'),
      click('Send note'),
      fill('Note', '61'),
      async (part) => {
        // While the clock runs, a message about late pulses may appear, which depends on the computer.
        await click('Send clock')(part);
        await click('Stop clock')(part);
      },
      toggle('Controllers'),
      fill('Value of the controller', '9'),
      select('MTC rate', '30'),
      fill('MTC start', '1'),
      click('Send MTC'),
      click('All notes off'),
    ],
  },
  'dmx-usb': {
    address: '/handbook/test-bench/dmx-usb',
    part: '#bench-dmx-usb',
    devices: installSerialPort,
    steps: [
      click('Connect interface'),
      toggle('Send zero before disconnecting'),
      fill('Channel', '600'),
      click('Send channel'),
      fill('Channel', '6'),
      click('Send channel'),
      fill('Level', '20'),
      fill('Address', '511'),
      fill('Address', '509'),
      select('Channels', '17'),
      click('Receive instead'),
      click('Send instead'),
      click('Disconnect'),
    ],
  },
};

/**
 * Text of a part, except announcements (they are delayed), alerts about performance (they depend on the computer) and
 * SVG (`<font>` isn't rendered there).
 */
const getText = (part: Locator): Promise<string> =>
  part.evaluate((element: HTMLElement) => {
    const excluded = element.querySelectorAll<HTMLElement>(
      '.visually-hidden[aria-live], [role=alert], svg',
    );
    const displays = [...excluded].map(({style}) => style.display);
    excluded.forEach(({style}) => (style.display = 'none'));
    const text = element.innerText.replace(/\s+/g, ' ').trim();
    excluded.forEach(({style}, index) => (style.display = displays[index] ?? ''));
    return text;
  });

async function openPart(page: Page, {address, part, devices}: Instrument): Promise<Locator> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  if (devices) {
    await page.addInitScript(devices);
  }
  await open(page, address);
  const located = page.locator(part);
  await expect(located.getByRole('button', {disabled: false}).first()).toBeVisible();
  return located;
}

for (const [name, instrument] of Object.entries(instruments)) {
  test(`${name}: a translated page has the same texts after each change`, async ({
    page,
    context,
  }) => {
    const translated = await openPart(page, instrument);
    const original = await openPart(await context.newPage(), instrument);
    for (const [index, step] of instrument.steps.entries()) {
      // A page in the background may get no animation frames, for which a click waits.
      await page.bringToFront();
      await translate(page);
      await step(translated);
      await original.page().bringToFront();
      await step(original);
      await expect(async () => {
        expect(await getText(translated), `after step ${index + 1}`).toBe(await getText(original));
      }).toPass({timeout: 30_000});
    }
  });
}
