import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {existsSync} from 'node:fs';
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
  const path = installedBrowser();
  return chromium.launch({
    ...(existsSync(path) ? {executablePath: path} : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** One request, as it went over the wire. */
export interface WireRequest {
  address: string;
  /** Bytes of head and body as received, 0 until it has ended or if it came from the cache. */
  bytes: number;
}

/** A page on the phone, with what it asks for. */
export interface PhonePage {
  page: Page;
  session: CDPSession;
  requests: WireRequest[];
  /** Bytes received so far. */
  bytes: () => number;
  close: () => Promise<void>;
}

/** What the page's own observers saw; kept in the window by {@link observe}. */
export interface Observed {
  paints: {name: string; at: number}[];
  largest: {at: number; what: string}[];
  shift: number;
}

/** Runs in the page, before anything else. */
function observe(): void {
  const observed: Observed = {paints: [], largest: [], shift: 0};
  Object.assign(window, {observed});
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', ({name, startTime}) => observed.paints.push({name, at: startTime}));
  on('largest-contentful-paint', (entry) => {
    const {element} = entry as PerformanceEntry & {element?: Element};
    observed.largest.push({at: entry.startTime, what: element?.localName ?? '?'});
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
    hasTouch: false,
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
  const requests: WireRequest[] = [];
  const byId = new Map<string, WireRequest>();
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith('data:')) {
      return;
    }
    const entry = {address: request.url, bytes: 0};
    byId.set(requestId, entry);
    requests.push(entry);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const entry = byId.get(requestId);
    if (entry) {
      entry.bytes = encodedDataLength;
    }
  });
  return {
    page,
    session,
    requests,
    bytes: () => requests.reduce((sum, {bytes}) => sum + bytes, 0),
    close: () => context.close(),
  };
}

/** Waits until nothing has been asked for or received for a while. */
export async function quiet({page, requests, bytes}: PhonePage, ms = 700): Promise<void> {
  let before = '';
  for (;;) {
    const now = `${requests.length} ${bytes()}`;
    if (now === before) {
      return;
    }
    before = now;
    await page.waitForTimeout(ms);
  }
}
