import type {BrowserContext, Page} from '@playwright/test';
import {contactedHosts, type HostChoices} from '../../src/components/legal/hosts';
import {
  getStoredNames,
  type StorageArea,
  storedItems,
} from '../../src/components/legal/storedItems';

/** Whether a name matches a pattern, in which `*` matches any text. */
function matchesPattern(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/** Names of stored items, by storage area. */
type Names = Partial<Record<StorageArea, string[]>>;

/** Stored items that the privacy policy doesn't list, as `<area>: <name>`. */
const unlistedItems = (stored: Names): string[] =>
  Object.entries(stored).flatMap(([area, names]) =>
    names
      .filter(
        (name) =>
          !storedItems.some(
            (item) =>
              item.area === area && getStoredNames(item).some((key) => matchesPattern(key, name)),
          ),
      )
      .map((name) => `${area}: ${name}`),
  );

/**
 * Contacted hosts that the privacy policy doesn't list, sorted.
 *
 * @param siteHost - host of the site itself, which needn't be listed
 * @param build - settings of the build that determine the listed hosts
 */
export const unlistedHosts = (
  hosts: Iterable<string>,
  siteHost: string,
  build: HostChoices = {},
): string[] =>
  [...hosts]
    .filter(
      (name) =>
        name !== siteHost && !contactedHosts(build).some(({host}) => matchesPattern(host, name)),
    )
    .sort();

/** Records the hosts of all requests from a browser context, including those of workers, in the returned set. */
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

/** Names of all items that the browser stores for the page's origin. */
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

/** Stored items and contacted hosts that the privacy policy of this build doesn't list. */
export async function findUnlisted(page: Page, hosts: ReadonlySet<string>): Promise<string[]> {
  const siteHost = new URL(page.url()).hostname;
  const contacted = unlistedHosts(hosts, siteHost).map((host) => `host: ${host}`);
  return [...unlistedItems(await readStoredNames(page)), ...contacted];
}
