import {type Browser, chromium, type Page} from '@playwright/test';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

/** The emulated mid-range phone: 412 px wide, a quarter of this computer's speed, slow 4G. */
export const phone = {
  width: 412,
  height: 823,
  slowdown: 4,
  bitsPerSecond: 1_600_000,
  roundTripMs: 150,
};

/** Starts the installed Chromium, or the one in `CHROMIUM_PATH`. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A page on the emulated phone, with its network traffic. */
export interface PhonePage {
  page: Page;
  /** Bytes of headers and body of each response as received; 0 from the cache. */
  sizes: Map<string, number>;
  /** Bytes received so far. */
  bytes: () => number;
  close: () => Promise<void>;
}

/** Entries of the performance observers, stored in the window by {@link observe}: times in ms, layout shift. */
interface Observed {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** Runs in the page before its scripts. */
function observe(): void {
  const observed: Observed = {firstPaint: NaN, largestPaint: NaN, shift: 0};
  Object.assign(window, {observed});
  const on = (type: string, callback: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
      type,
      buffered: true,
    });
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      observed.firstPaint = startTime;
    }
  });
  // The last candidate is the largest.
  on('largest-contentful-paint', ({startTime}) => {
    observed.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    observed.shift += (entry as PerformanceEntry & {value: number}).value;
  });
}

/** The observed paints and layout shift so far. */
export function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as {observed: Observed}).observed);
}

/** A new profile without cache and storage, with one throttled tab. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: {width: phone.width, height: phone.height},
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // esbuild calls this helper, which doesn't exist in the page.
  await page.addInitScript('globalThis.__name ??= (target) => target;');
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.roundTripMs,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: phone.slowdown});
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (!request.url.startsWith('data:')) {
      sizes.set(requestId, 0);
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (sizes.has(requestId)) {
      sizes.set(requestId, encodedDataLength);
    }
  });
  return {
    page,
    sizes,
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    close: () => context.close(),
  };
}

/** Waits until there was no network traffic for some time. */
export async function quiet({page, sizes, bytes}: PhonePage, ms = 700): Promise<void> {
  let previous = '';
  for (;;) {
    const current = `${sizes.size} ${bytes()}`;
    if (current === previous) {
      return;
    }
    previous = current;
    await page.waitForTimeout(ms);
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Options of a trace for {@link readTasks}. */
export const traced = {
  categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
};

/** CPU time in ms of each task in the thread with the user timing mark `measured`. Throws without that mark. */
export function readTasks(trace: Buffer): number[] {
  const {traceEvents: events} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  const mark = events.find(({name}) => name === 'measured');
  if (!mark) {
    throw new Error(
      'The trace has no mark: the page was closed before the end of the measurement.',
    );
  }
  return events
    .filter(({name, pid, tid}) => name === 'RunTask' && pid === mark.pid && tid === mark.tid)
    .flatMap(({tdur}) => (tdur === undefined ? [] : [tdur / 1000]));
}
