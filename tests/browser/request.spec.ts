import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {deferred, expect, holdBack, hydrate, test} from '../support/site';
import {serveVariant, variants} from '../support/variant';

const address = '/fixture-profile-request';

async function fill(page: Page, change: Record<string, string> = {}): Promise<void> {
  const values = {
    Manufacturer: 'Martin',
    Model: 'Atomic 3000 LED',
    'Channel modes that you need': 'Extended, 14 channels',
    'Link to the manual': 'https://example.com/manual.pdf',
    'Your e-mail address': 'ada@example.com',
    ...change,
  };
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', {name: new RegExp(`^${label}`)}).fill(value);
  }
  await page.getByRole('combobox', {name: 'Kind of fixture'}).selectOption('Strobe or blinder');
}

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('without an endpoint', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(address);
    await hydrate(page);
  });

  test('hands the request to the mail program and keeps it until the reader says that it was sent', async ({
    page,
  }) => {
    await fill(page, {Model: 'A & B?'});
    // What the browser would open: the navigation itself leads out of the page.
    const link = page
      .waitForRequest((request) => request.url().startsWith('mailto:'))
      .catch(() => undefined);
    await page.getByRole('button', {name: 'Send with my mail program'}).click();
    void link;
    await expect(page.getByText('The request was passed to your mail program.')).toBeVisible();
    expect(await stored(page, 'showsync.request-draft')).toContain('A & B?');
    await page.getByRole('button', {name: 'Clear the form'}).click();
    await expect(page.getByRole('heading', {name: 'The request was sent'})).toBeFocused();
    expect(await stored(page, 'showsync.request-draft')).toBeNull();
  });

  test('keeps what was typed over a reload, until it is discarded', async ({page}) => {
    await fill(page, {Notes: 'Line 1\nLine 2 – “ü”'});
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('textbox', {name: /^Notes/})).toHaveValue('Line 1\nLine 2 – “ü”');
    await expect(page.getByText('Your draft is still here.')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('button', {name: 'Discard the draft'}).click();
    await expect(page.getByRole('textbox', {name: /^Notes/})).toHaveValue('Line 1\nLine 2 – “ü”');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', {name: 'Discard the draft'}).click();
    await expect(page.getByRole('textbox', {name: /^Notes/})).toHaveValue('');
  });

  test('copies the request, and downloads it', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fill(page);
    await page.getByRole('button', {name: 'Copy the request'}).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'Model: Atomic 3000 LED',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Download as text'}).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('fixture-request.txt');
    expect(await readFile(await file.path(), 'utf8')).toContain('Atomic 3000 LED');
  });
});

test('keeps what was typed before the application arrived', async ({page}) => {
  const release = await holdBack(page, '**/assets/js/*.js');
  await page.goto(address, {waitUntil: 'commit'});
  await page.getByRole('textbox', {name: 'Manufacturer'}).fill('Robe');
  await page.getByRole('textbox', {name: /^Notes/}).fill('typed early');
  release();
  await hydrate(page);
  await expect.poll(() => stored(page, 'showsync.request-draft')).toContain('typed early');
  await expect(page.getByRole('textbox', {name: 'Manufacturer'})).toHaveValue('Robe');
  expect(await stored(page, 'showsync.request-draft')).toContain('Robe');
});

test('says so when the browser keeps nothing, and asks before leaving', async ({page}) => {
  await page.addInitScript(() => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('showsync.request')) {
        throw new DOMException('blocked', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  });
  await page.goto(address);
  await hydrate(page);
  await page.getByRole('textbox', {name: 'Model'}).pressSequentially('Atomic');
  await expect(page.getByText('This browser does not let the site store a draft.')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.close({runBeforeUnload: true});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the form hands its fields to the mail program', async ({page}) => {
    await page.goto(address);
    const form = page.getByRole('form', {name: 'Fixture profile request'});
    await expect(form).toHaveAttribute('action', /^mailto:firstcontact@showsync\.com/);
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(page.getByRole('button', {name: 'Send with my mail program'})).toBeVisible();
  });
});

test.describe('with an endpoint', () => {
  test.describe.configure({mode: 'serial'});
  /** What the endpoint answers: it may also close the connection, or never answer. */
  type Answer = {status?: number; json: unknown} | 'hang-up' | 'silence';
  const accepted: Answer = {json: {ok: true, reference: 'R-1'}};
  let answer: Answer;
  /** What it waits for before it answers. */
  let held: Promise<void> | undefined;
  /** Requests that arrived, in order. */
  let received: Record<string, unknown>[];
  let variant: Awaited<ReturnType<typeof serveVariant>>;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    variant = await serveVariant('services');
  });
  test.afterAll(() => variant?.close());

  test.beforeEach(async ({page}) => {
    received = [];
    answer = accepted;
    held = undefined;
    // The build names a server of the owner; the test answers in its place, under the build's own policy.
    await page.route(variants.services.variables.REQUEST_ENDPOINT, async (route) => {
      received.push(route.request().postDataJSON() as Record<string, unknown>);
      await held;
      if (answer === 'hang-up') {
        await route.abort();
      } else if (answer !== 'silence') {
        await route.fulfill({headers: {'access-control-allow-origin': '*'}, ...answer});
      }
    });
    await page.goto(`${variant.origin}${address}/`);
    await hydrate(page);
    await fill(page);
  });

  const sendButton = (page: Page) => page.getByRole('button', {name: 'Send the request'});

  test('sends once, shows the reference, and forgets the draft', async ({page}) => {
    answer = {json: {ok: true, reference: 'R-17'}};
    const {promise, resolve: letGo} = deferred();
    held = promise;
    await sendButton(page).dblclick();
    await sendButton(page).press('Enter');
    letGo();
    await expect(page.getByRole('heading', {name: 'The request was sent'})).toBeFocused();
    await expect(page.getByText('Its number is R-17.')).toBeVisible();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      format: 1,
      manufacturer: 'Martin',
      model: 'Atomic 3000 LED',
      kind: 'Strobe or blinder',
      email: 'ada@example.com',
    });
    expect(received[0]?.['id']).toMatch(/^[0-9a-f]{32}$/);
    expect(await stored(page, 'showsync.request-draft')).toBeNull();
  });

  test('shows that it waits for a slow answer, and can be stopped', async ({page}) => {
    answer = 'silence';
    await sendButton(page).click();
    await expect(page.getByText('Sending …')).toBeVisible();
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', {name: 'Stop'}).click();
    await expect(page.getByText('Sending …')).toBeHidden();
    await expect(page.getByRole('textbox', {name: 'Model'})).toHaveValue('Atomic 3000 LED');
  });

  test('says clearly that it failed, keeps the text, and sends when pressed again', async ({
    page,
    complaints,
  }) => {
    answer = 'hang-up';
    await sendButton(page).click();
    await expect(page.getByText('The request was not sent.')).toBeVisible({timeout: 20_000});
    await expect(page.getByRole('link', {name: 'send it with your mail program'})).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(page.getByRole('textbox', {name: 'Model'})).toHaveValue('Atomic 3000 LED');
    answer = accepted;
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'The request was sent'})).toBeVisible();
    complaints.messages.length = 0;
  });

  test('shows what the server says when it refuses', async ({page, complaints}) => {
    answer = {status: 422, json: {ok: false, message: 'The profile exists since 2.0.'}};
    await sendButton(page).click();
    await expect(page.getByText('The profile exists since 2.0.')).toBeVisible();
    expect(received).toHaveLength(1);
    // The browser itself reports the status.
    complaints.messages.length = 0;
  });

  test('after a reload in the middle everything is there, and the second try has the same id', async ({
    page,
    complaints,
  }) => {
    answer = 'silence';
    await sendButton(page).click();
    await expect.poll(() => received.length).toBe(1);
    await page.reload();
    await hydrate(page);
    await expect(page.getByText('it may or may not have arrived')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Model'})).toHaveValue('Atomic 3000 LED');
    answer = accepted;
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'The request was sent'})).toBeVisible();
    expect(received[1]?.['id']).toBe(received[0]?.['id']);
    // The browser reports the request that the reload broke off, or not.
    complaints.messages.length = 0;
  });

  test('sends nothing when the hidden field was filled in, and says so', async ({page}) => {
    await page.evaluate(() => {
      const trap = document.querySelector<HTMLInputElement>('input[name="company_website"]');
      if (trap) {
        trap.value = 'https://spam.example';
      }
    });
    await sendButton(page).click();
    await expect(page.getByText('A hidden field was filled in')).toBeVisible();
    expect(received).toHaveLength(0);
    await sendButton(page).click();
    await expect(page.getByRole('heading', {name: 'The request was sent'})).toBeVisible();
  });
});
