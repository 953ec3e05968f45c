import {chromium, type Browser, type Page} from '@playwright/test';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

/** The mid-range phone of all measurements: 412 px, a quarter of this computer's speed, slow 4G. */
export const phone = {
  width: 412,
  height: 823,
  slowdown: 4,
  bitsPerSecond: 1_600_000,
  roundTripMs: 150,
};

/** Starts the system's Chromium, or the one that `CHROMIUM_PATH` names. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A page on the phone, with what it asks for. */
export interface PhonePage {
  page: Page;
  /** Bytes of head and body of each request, as they went over the wire; 0 from the cache. */
  sizes: Map<string, number>;
  /** Bytes received so far. */
  bytes: () => number;
  close: () => Promise<void>;
}

/** What the page's own observers saw; kept in the window by {@link observe}. */
interface Observed {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** Runs in the page, before anything else. */
function observe(): void {
  const observed: Observed = {firstPaint: NaN, largestPaint: NaN, shift: 0};
  Object.assign(window, {observed});
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      observed.firstPaint = startTime;
    }
  });
  // The last candidate counts.
  on('largest-contentful-paint', ({startTime}) => {
    observed.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    observed.shift += (entry as PerformanceEntry & {value: number}).value;
  });
}

/** What the page has observed so far. */
export function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as {observed: Observed}).observed);
}

/** A fresh profile (nothing cached, nothing stored) with one tab, slowed down. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: {width: phone.width, height: phone.height},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The transpiler names functions through a helper that the page does not have.
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

/** Waits until nothing has been asked for or received for a while. */
export async function quiet({page, sizes, bytes}: PhonePage, ms = 700): Promise<void> {
  let before = '';
  for (;;) {
    const now = `${sizes.size} ${bytes()}`;
    if (now === before) {
      return;
    }
    before = now;
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

/** What to trace, so that {@link readTasks} finds the tasks. */
export const traced = {
  categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
};

/** The tasks of the thread with the mark `measured` in a trace, in milliseconds of processor time. */
export function readTasks(trace: Buffer): number[] {
  const {traceEvents: events} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  const marked = events.find(({name}) => name === 'measured');
  if (!marked) {
    throw new Error(
      'The trace has no mark: the page was closed before the end of the measurement.',
    );
  }
  return events
    .filter(({name, pid, tid}) => name === 'RunTask' && pid === marked.pid && tid === marked.tid)
    .flatMap(({tdur}) => (tdur === undefined ? [] : [tdur / 1000]));
}
