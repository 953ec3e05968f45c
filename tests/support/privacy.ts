import type {BrowserContext, Page} from '@playwright/test';
import {contactedHosts, unlistedHosts} from '../../src/components/legal/hosts';
import {unlistedItems, type StorageArea} from '../../src/components/legal/storedItems';

/** Notes every host that anything in a browser context contacts, workers included. */
export function watchHosts(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol)) {
      hosts.add(hostname);
    }
  });
  return hosts;
}

/** Names of everything that a browser keeps for the page's origin. */
export async function storedNames(page: Page): Promise<Partial<Record<StorageArea, string[]>>> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    'Cache Storage': await caches.keys(),
    IndexedDB: (await indexedDB.databases()).map(({name}) => name ?? ''),
  }));
  const cookies = await page.context().cookies();
  return {...kept, cookie: cookies.map(({name}) => name)};
}

/** What a page kept or contacted that the privacy policy of this build does not list. */
export async function unlisted(page: Page, hosts: ReadonlySet<string>): Promise<string[]> {
  const own = new URL(page.url()).hostname;
  const contacted = unlistedHosts(hosts, own, contactedHosts({})).map((host) => `host: ${host}`);
  return [...unlistedItems(await storedNames(page)), ...contacted];
}
