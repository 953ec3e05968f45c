import {builtPages} from '../support/delivered';
import {siteDir} from '../support/build';
import {expect, open, test} from '../support/site';

test('forwarding pages run under the policy and keep query and hash', async ({page}) => {
  const forwarding = (await builtPages(siteDir)).filter(
    ({isRedirect, html}) => isRedirect && !/canonical" href="https:\/\/beam/.test(html),
  );
  expect(forwarding.length).toBeGreaterThan(20);
  // All have the same script; `site/pages.test.ts` checks their targets.
  for (const {address} of forwarding.filter((_, index) => index % 3 === 0)) {
    await page.goto(`${encodeURI(address)}?a=1#b`);
    await page.waitForURL(
      (url) => url.pathname !== encodeURI(address) && url.search === '?a=1' && url.hash === '#b',
    );
  }
});

test('a violation of each kind is noticed', async ({page, consoleErrors}) => {
  await open(page, '/videosync/introduction');
  const noticed = async (pattern: RegExp, act: string | (() => unknown)): Promise<void> => {
    await page.evaluate(act as () => unknown).catch(() => undefined);
    await expect.poll(() => consoleErrors.messages.splice(0).join('\n')).toMatch(pattern);
  };
  await noticed(/style-src/, () => document.body.setAttribute('style', 'color: red'));
  await noticed(/script-src-elem/, "import('https://example.invalid/x.js')");
  await noticed(/connect-src/, () => fetch('https://example.invalid/'));
  await noticed(/img-src/, () => {
    document.body.append(Object.assign(new Image(), {src: 'https://example.invalid/x.png'}));
  });
});
