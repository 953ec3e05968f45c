import {builtPages} from '../support/delivered';
import {siteDir} from '../support/build';
import {expect, open, test} from '../support/site';

test('redirect pages work under the content security policy, and keep query and hash', async ({
  page,
}) => {
  const redirectPages = (await builtPages(siteDir)).filter(
    ({isRedirect, html}) => isRedirect && !/canonical" href="https:\/\/beam/.test(html),
  );
  expect(redirectPages.length).toBeGreaterThan(20);
  // All have the same script; `site/pages.test.ts` checks their targets.
  for (const {address} of redirectPages.filter((_, index) => index % 8 === 0)) {
    await page.goto(`${encodeURI(address)}?a=1#b`);
    await page.waitForURL(
      (url) => url.pathname !== encodeURI(address) && url.search === '?a=1' && url.hash === '#b',
    );
  }
});

test('would notice policy violations of each kind', async ({page, consoleErrors}) => {
  await open(page, '/videosync/introduction');
  const expectViolation = async (
    pattern: RegExp,
    trigger: string | (() => unknown),
  ): Promise<void> => {
    await page.evaluate(trigger as () => unknown).catch(() => undefined);
    await expect.poll(() => consoleErrors.messages.splice(0).join('\n')).toMatch(pattern);
  };
  await expectViolation(/style-src/, () => document.body.setAttribute('style', 'color: red'));
  await expectViolation(/script-src-elem/, "import('https://example.invalid/x.js')");
  await expectViolation(/connect-src/, () => fetch('https://example.invalid/'));
  await expectViolation(/img-src/, () => {
    document.body.append(Object.assign(new Image(), {src: 'https://example.invalid/x.png'}));
  });
});
