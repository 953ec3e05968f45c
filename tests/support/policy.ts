import {expect, test as base} from './site';

/** What pages did that the policy, or the promise not to call other servers, forbids. */
interface Offences {
  list: string[];
}

/**
 * Browser tests that say what a page did against the policy, and which other servers it asked. Offences
 * of every page are collected, and fail the test at its end unless the test has emptied the list.
 */
export const test = base.extend<{offences: Offences}>({
  offences: [
    async ({page, baseURL}, use) => {
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
        if (origin !== baseURL && !['data:', 'blob:'].includes(protocol)) {
          offences.list.push(`request to ${request.url()}`);
        }
      });
      await use(offences);
      expect(offences.list).toEqual([]);
    },
    {auto: true},
  ],
});
