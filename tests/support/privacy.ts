import type {BrowserContext, Page} from '@playwright/test';
import {contactedHosts, type HostChoices} from '../../src/components/legal/hosts';
import {
  getStoredNames,
  storedItems,
  type StorageArea,
} from '../../src/components/legal/storedItems';

/** Whether a name fits a pattern in which `*` stands for any text. */
function fits(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

type Names = Partial<Record<StorageArea, string[]>>;

/** The names that are kept although the privacy policy does not list them. */
const unlistedItems = (found: Names): string[] =>
  Object.entries(found).flatMap(([area, names]) =>
    names
      .filter(
        (name) =>
          !storedItems.some(
            (item) => item.area === area && getStoredNames(item).some((key) => fits(key, name)),
          ),
      )
      .map((name) => `${area}: ${name}`),
  );

/** The hosts that were contacted, but for the site's own, although the policy does not list them. */
export const unlistedHosts = (
  found: Iterable<string>,
  own: string,
  build: HostChoices = {},
): string[] =>
  [...found]
    .filter((name) => name !== own && !contactedHosts(build).some(({host}) => fits(host, name)))
    .sort();

/** Notes every host that anything in a browser context contacts, workers included. */
export function recordHosts(context: BrowserContext): Set<string> {
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
export async function readStoredNames(page: Page): Promise<Names> {
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    'Cache Storage': await caches.keys(),
    IndexedDB: (await indexedDB.databases()).map(({name}) => name ?? ''),
  }));
  const cookies = await page.context().cookies();
  return {...stored, cookie: cookies.map(({name}) => name)};
}

/** What a page kept or contacted that the privacy policy of this build does not list. */
export async function findUnlisted(page: Page, hosts: ReadonlySet<string>): Promise<string[]> {
  const own = new URL(page.url()).hostname;
  const contacted = unlistedHosts(hosts, own).map((host) => `host: ${host}`);
  return [...unlistedItems(await readStoredNames(page)), ...contacted];
}
