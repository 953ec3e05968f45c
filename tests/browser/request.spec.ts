import type {Page} from '@playwright/test';
import * as storageKeys from '../../src/config/storageKeys';
import {
  deferred,
  delayRequests,
  download,
  expect,
  failedRequest,
  open,
  test,
  waitForHydration,
} from '../support/site';
import {serveVariant, variants} from '../support/variant';

const address = '/fixture-profile-request';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', {name: new RegExp(`^${label}`)});
const model = (page: Page) => field(page, 'Model');
const button = (page: Page, name: string) => page.getByRole('button', {name});
const sentHeading = (page: Page) => page.getByRole('heading', {name: 'The request was sent'});

async function fill(page: Page, change: Record<string, string> = {}): Promise<void> {
  const values = {
    Manufacturer: 'Martin',
    Model: 'Atomic 3000 LED',
    'Channel modes that you need': 'Extended, 14 channels',
    'Link to the manual': 'https://example.com/manual.pdf',
    'Your email address': 'ada@example.com',
    ...change,
  };
  for (const [label, value] of Object.entries(values)) {
    await field(page, label).fill(value);
  }
  await page.getByRole('combobox', {name: 'Kind of fixture'}).selectOption('Strobe or blinder');
}

const draft = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), storageKeys.requestDraft);

test('without an endpoint, opens the mail program, and keeps the draft until the form is cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  await fill(page, {Model: 'A & B?'});
  await button(page, 'Copy the request').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Model: A & B?');
  const {name} = await download(page, button(page, 'Download as text'));
  expect(name).toBe('fixture-request.txt');
  await button(page, 'Send with my email program').click();
  await expect(page.getByText('Your email program has the request.')).toBeVisible();
  expect(await draft(page)).toContain('A & B?');
  await button(page, 'Email sent: clear the form').click();
  await expect(sentHeading(page)).toBeFocused();
  expect(await draft(page)).toBeNull();
  await button(page, 'Request another profile').click();
  await expect(field(page, 'Manufacturer')).toBeFocused();
});

test('restores the draft after a reload, until it is discarded', async ({page}) => {
  const notes = 'Line 1\nLine 2 – “ü”';
  await open(page, address);
  await fill(page, {Notes: notes});
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Your draft is still here.')).toBeVisible();
  for (const [choice, expected] of [
    ['dismiss', notes],
    ['accept', ''],
  ] as const) {
    await expect(field(page, 'Notes')).toHaveValue(notes);
    page.once('dialog', (dialog) => void dialog[choice]());
    await button(page, 'Discard the draft').click();
    await expect(field(page, 'Notes')).toHaveValue(expected);
  }
});

test('two tabs have separate drafts, and a long text is restored completely', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const long = 'channel '.repeat(2000).trim();
  await open(page, address);
  await field(page, 'Notes').fill(long);
  await open(other, address);
  await model(other).fill('Spiider');
  for (const tab of [page, other]) {
    await tab.reload();
    await waitForHydration(tab);
    await expect(tab.getByText('Your draft is still here.')).toBeVisible();
  }
  await expect(field(page, 'Notes')).toHaveValue(long);
  await expect(model(page)).toHaveValue('');
  await expect(model(other)).toHaveValue('Spiider');
  await expect(field(other, 'Notes')).toHaveValue('');
});

test('before hydration, submits to the mail program, and hydration keeps the input', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/assets/js/*.js');
  await page.goto(address, {waitUntil: 'commit'});
  const form = page.getByRole('form', {name: 'Fixture profile request'});
  await expect(form).toHaveAttribute('action', /^mailto:firstcontact@showsync\.com/);
  await expect(form).toHaveAttribute('enctype', 'text/plain');
  await field(page, 'Manufacturer').fill('Robe');
  await field(page, 'Notes').fill('typed early');
  release();
  await waitForHydration(page);
  await expect.poll(() => draft(page)).toContain('typed early');
  await expect(field(page, 'Manufacturer')).toHaveValue('Robe');
  expect(await draft(page)).toContain('Robe');
});

test('shows a message if the draft can’t be stored, and asks before the page is closed', async ({
  page,
}) => {
  await page.addInitScript((name) => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key === name) {
        throw new DOMException('blocked', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  }, storageKeys.requestDraft);
  await open(page, address);
  await model(page).pressSequentially('Atomic');
  await expect(page.getByText('This browser doesn’t let the site store a draft.')).toBeVisible();
  const dialogEvent = page.waitForEvent('dialog');
  void page.close({runBeforeUnload: true});
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test.describe('with an endpoint', () => {
  test.describe.configure({mode: 'serial'});
  /** Response of the endpoint, which may also close the connection or never respond. */
  let response: {status?: number; json: unknown} | 'hang-up' | 'silence';
  /** Delays the response until it resolves. */
  let delay: Promise<void> | undefined;
  /** Bodies of the requests, in order. */
  let received: Record<string, unknown>[];
  let variant: Awaited<ReturnType<typeof serveVariant>>;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    variant = await serveVariant('services');
  });
  test.afterAll(() => variant?.close());

  test.beforeEach(async ({page}) => {
    received = [];
    response = {json: {ok: true, reference: 'R-17'}};
    delay = undefined;
    // Fulfilled here, but under the content security policy of the build.
    await page.route(variants.services.variables.REQUEST_ENDPOINT, async (route) => {
      received.push(route.request().postDataJSON() as Record<string, unknown>);
      await delay;
      if (response === 'hang-up') {
        await route.abort();
      } else if (response !== 'silence') {
        await route.fulfill({headers: {'access-control-allow-origin': '*'}, ...response});
      }
    });
    await open(page, `${variant.origin}${address}/`);
    await fill(page);
  });

  const sendButton = (page: Page) => button(page, 'Send the request');

  test('sends once, shows the reference, and removes the draft', async ({page}) => {
    const {promise, resolve: release} = deferred();
    delay = promise;
    await sendButton(page).dblclick();
    await sendButton(page).press('Enter');
    release();
    await expect(sentHeading(page)).toBeFocused();
    await expect(page.getByText('Its number is R-17.')).toBeVisible();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      ...{format: 1, manufacturer: 'Martin', model: 'Atomic 3000 LED'},
      ...{kind: 'Strobe or blinder', email: 'ada@example.com'},
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await draft(page)).toBeNull();
  });

  test('shows failures, keeps the input, and resends it with the same id', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.ignore(failedRequest);
    for (const [failure, message] of [
      ['hang-up', 'The server couldn’t be reached.'],
      [{status: 503, json: {}}, 'The server reported an error (status 503).'],
      [{status: 422, json: {message: 'It exists since 2.0.'}}, 'Its answer: It exists since 2.0.'],
      [{json: {}}, 'The request may not have arrived.'],
    ] as const) {
      response = failure;
      await sendButton(page).click();
      await expect(page.getByText(message)).toBeVisible();
      const byMail = page.getByRole('link', {name: 'send it with your email program'});
      await expect(byMail).toHaveAttribute('href', /^mailto:/);
    }
    await page.evaluate(() => {
      document.getElementsByName('company_website').forEach((trap) => {
        (trap as HTMLInputElement).value = 'https://spam.example';
      });
    });
    await sendButton(page).click();
    await expect(page.getByText('A hidden field was filled in')).toBeVisible();
    const ids = new Set(received.map(({id}) => id));
    received = [];

    response = 'silence';
    await sendButton(page).click();
    await expect(page.getByText('Sending …')).toBeVisible();
    await expect.poll(() => received.length).toBe(1);
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Stop').click();
    await expect(page.getByText('Sending …')).toBeHidden();
    await expect(model(page)).toHaveValue('Atomic 3000 LED');

    await sendButton(page).click();
    await expect.poll(() => received.length).toBe(2);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText('it may or may not have arrived')).toBeVisible();
    await expect(model(page)).toHaveValue('Atomic 3000 LED');
    response = {json: {ok: true}};
    await sendButton(page).click();
    await expect(sentHeading(page)).toBeVisible();
    expect(new Set([...ids, ...received.map(({id}) => id)]).size).toBe(1);
  });
});
