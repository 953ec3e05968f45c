import type {Server} from 'node:http';
import {siteDir} from './build';
import {deliveredHeaders} from './delivered';
import {expect, test as base} from './site';

/** What pages did that the policy, or the promise not to call other servers, forbids. */
interface Offences {
  list: string[];
}

/**
 * The built site behind a server that sends the headers of the build's own hosting files. Offences
 * of every page are collected, and fail the test at its end unless the test has emptied the list.
 */
export const test = base.extend<
  {offences: Offences; extraHeaders: Record<string, string>},
  {secured: string}
>({
  secured: [
    // The fixture needs no other.
    async ({}, use) => {
      const {createSiteServer, listen} = await import('../../src/commands/shared/server.mjs');
      const server: Server = createSiteServer(siteDir, {headers: deliveredHeaders()});
      const port = await listen(server, 0, '127.0.0.1');
      await use(`http://127.0.0.1:${port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    {scope: 'worker'},
  ],
  baseURL: async ({secured}, provide) => {
    await provide(secured);
  },
  offences: [
    async ({page, secured}, use) => {
      const offences: Offences = {list: []};
      await page.exposeBinding('reportOffence', (_source, what: string) =>
        offences.list.push(what),
      );
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const {effectiveDirective, blockedURI, sourceFile, lineNumber, sample} = event;
          const where = `${sourceFile ?? ''}:${lineNumber}`;
          (window as unknown as {reportOffence: (what: string) => void}).reportOffence(
            `${location.pathname}: ${effectiveDirective} refused ${blockedURI} at ${where} ${sample}`,
          );
        });
      });
      page.on('console', (message) => {
        if (/content security policy|trusted ?types?|permissions-policy/i.test(message.text())) {
          offences.list.push(`console: ${message.text()}`);
        }
      });
      page.on('request', (request) => {
        const {origin, protocol} = new URL(request.url());
        if (origin !== secured && !['data:', 'blob:'].includes(protocol)) {
          offences.list.push(`request to ${request.url()}`);
        }
      });
      await use(offences);
      expect(offences.list).toEqual([]);
    },
    {auto: true},
  ],
});
