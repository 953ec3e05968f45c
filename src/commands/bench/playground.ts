import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {installedBrowser} from '../shared/installedBrowser';
import {listen} from '../shared/server.mjs';
import {createCompressedServer} from './compressedServer';
import {openPhone, phone} from './phone';
import {median, type Bench} from './table';

const root = path.resolve(__dirname, '..', '..', '..');
const address = '/handbook/explorers/isf-playground';
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

/** How long frames are counted for each example, in ms. */
const watched = 3000;

/** What the page counts: a frame is shown when its buffer is copied to the canvas. */
interface Shown {
  frames: number;
  first: number;
}

/** Runs in the page, before anything else. */
function countFrames(): void {
  const shown: Shown = {frames: 0, first: 0};
  Object.assign(window, {shown});
  const {prototype} = WebGL2RenderingContext;
  const bind = Reflect.get(prototype, 'bindFramebuffer');
  const copy = Reflect.get(prototype, 'blitFramebuffer');
  let isCanvas = true;
  prototype.bindFramebuffer = function (target, framebuffer) {
    if (target !== this.READ_FRAMEBUFFER) {
      isCanvas = framebuffer === null;
    }
    bind.call(this, target, framebuffer);
  };
  prototype.blitFramebuffer = function (...places) {
    if (isCanvas) {
      shown.frames += 1;
      shown.first ||= performance.now();
    }
    copy.apply(this, places);
  };
}

const shownBy = (page: Page): Promise<Shown> =>
  page.evaluate(() => (window as unknown as {shown: Shown}).shown);

/** Milliseconds from the press on 'Open the playground' to the first frame. */
async function firstFrame(browser: Browser, origin: string): Promise<number> {
  const visitor = await openPhone(browser);
  const {page} = visitor;
  try {
    await page.addInitScript(countFrames);
    await page.goto(origin + address, {waitUntil: 'load'});
    const open = page.getByRole('button', {name: 'Open the playground'});
    await open.hover();
    await page.waitForFunction(
      () => document.documentElement.getAttribute('data-has-hydrated') === 'true',
    );
    await visitor.session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const pressed = await page.evaluate(() => performance.now());
    await open.click();
    await page.waitForFunction(() => (window as unknown as {shown: Shown}).shown.first > 0);
    return (await shownBy(page)).first - pressed;
  } finally {
    await visitor.close();
  }
}

/** Frames a second of each example at 320 × 180, drawn by the processor at its full speed. */
async function framesASecond(browser: Browser, origin: string): Promise<[string, number][]> {
  // Tall: what is scrolled away isn't played.
  const page = await browser.newPage({viewport: {width: 1280, height: 3000}});
  await page.addInitScript('globalThis.__name ??= (target) => target;');
  await page.addInitScript(countFrames);
  await page.goto(origin + address);
  await page.getByRole('button', {name: 'Open the playground'}).click();
  await page.getByLabel('Output in pixels').selectOption('320 × 180');
  const menu = page.getByLabel('Example');
  const names = await menu
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
    );
  const results: [string, number][] = [];
  for (const name of names) {
    await menu.selectOption(name);
    // What the new shader costs at first is no frame of it.
    await page.waitForTimeout(500);
    const {frames: before} = await shownBy(page);
    await page.waitForTimeout(watched);
    const {frames: after} = await shownBy(page);
    results.push([name, ((after - before) * 1000) / watched]);
  }
  await page.close();
  return results;
}

/** `npm run bench:load`: how soon the ISF playground shows something, and how smoothly. */
export const playground: Bench = {
  name: 'playground',
  about: 'the ISF playground without a graphics card',
  async run() {
    const site = process.env['SITE_DIR'] ?? path.join(root, 'build');
    if (!existsSync(path.join(site, 'index.html'))) {
      throw new Error(`There is no built site in ${site}. Run npm run build first.`);
    }
    const server = createCompressedServer([{address: '/', folder: site}]);
    const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    const browser = await chromium.launch({
      executablePath: installedBrowser(),
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
      ],
    });
    try {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await firstFrame(browser, origin));
      }
      const rates = await framesASecond(browser, origin);
      return [
        {
          title: `ISF playground, drawn by the processor (medians of ${runs})`,
          rows: [
            ['', 'measured', 'aim'],
            [
              `first frame after the press, CPU ÷${phone.slowdown}, ms`,
              median(times).toFixed(0),
              '1500',
            ],
            ...rates.map(([name, rate]) => [
              `${name}, 320 × 180, frames a second`,
              rate.toFixed(0),
              '60',
            ]),
          ],
          notes: [],
        },
      ];
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  },
};
