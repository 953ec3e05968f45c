import {spawn} from 'node:child_process';
import {appendFileSync, copyFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../support/copyProject';
import {freePort} from '../support/freePort';
import {expect, test} from '../support/site';

test('npm start serves the sources, updates an open page after an edit, and logs findings of the check', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(300_000);
  const {folder} = copyProject({pages: 'shortened'});
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}/videosync/introduction`;
  const options = ['--no-open', '--host', '127.0.0.1', '--port', port];
  const env = {...process.env, NODE_ENV: 'development'};
  const child = spawn('npm', ['start', '--', ...options], {cwd: folder, detached: true, env});
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (data: Buffer) => (log += data.toString()));
  }
  const status = async (): Promise<number> => {
    expect(child.exitCode, log).toBeNull();
    return fetch(address).then(
      (answer) => answer.status,
      () => 0,
    );
  };
  try {
    await expect.poll(status, {timeout: 180_000}).toBe(200);
    await page.goto(address);
    await expect(page.locator('h1'), log).toHaveText('Videosync overview');
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const docs = path.join(folder, 'docs', 'videosync');
    const write = (text: string): void =>
      appendFileSync(path.join(docs, 'introduction.mdx'), `\n${text}\n`);
    write('A sentence that a writer has just added.');
    await expect(page.getByText('A sentence that a writer has just added.')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    // Findings of the check are logged.
    write('Simply a [link](/nowhere).');
    await expect
      .poll(() => log, {timeout: 60_000})
      .toMatch(/docs\/videosync\/introduction\.mdx:\d+: There is no page at \/nowhere\./);

    // A missing picture is logged, and shown once it is added.
    write('![A lamp that hangs from a truss](./lamp.png)');
    await expect.poll(() => log).toMatch(/lamp\.png/);
    copyFileSync(
      path.join(docs, 'building-plugins', 'pictures', 'outline.png'),
      path.join(docs, 'lamp.png'),
    );
    await page.goto(address);
    await expect(page.getByRole('img', {name: 'A lamp that hangs from a truss'})).toBeVisible();
    // The bundler reports the missing picture in the page too.
    consoleErrors.messages = [];
  } finally {
    // The preview is a child process of npm, in the same process group.
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
});
