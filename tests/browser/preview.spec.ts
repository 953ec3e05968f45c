import {spawn, type ChildProcess} from 'node:child_process';
import {appendFileSync, copyFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../support/copyProject';
import {freePort} from '../support/freePort';
import {expect, test} from '../support/site';

/*
 * The writer's preview: `npm start` shows the site from its sources, and an edit in the open page.
 */
/** Starts the preview of a copy of the project; resolves when it answers. */
async function startPreview(
  folder: string,
  started: (child: ChildProcess) => void,
): Promise<{origin: string; said: () => string}> {
  const port = await freePort();
  const child = spawn(
    'npm',
    ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: folder, detached: true, env: {...process.env, NODE_ENV: 'development'}},
  );
  started(child);
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      async () => {
        expect(child.exitCode, said).toBeNull();
        return fetch(origin).then(
          ({status}) => status,
          () => 0,
        );
      },
      {timeout: 180_000},
    )
    .toBe(200);
  return {origin, said: () => said};
}

test('npm start shows a page, and an edit without loading the page again', async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const {folder} = copyProject({pages: 'cut'});
  let child: ChildProcess | undefined;
  try {
    const preview = await startPreview(folder, (process) => {
      child = process;
    });
    await page.goto(`${preview.origin}/videosync/introduction`);
    await expect(page.locator('h1'), preview.said()).toHaveText('Videosync overview');
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    appendFileSync(
      path.join(folder, 'docs', 'videosync', 'introduction.mdx'),
      '\nA sentence that a writer has just added.\n',
    );
    await expect(page.getByText('A sentence that a writer has just added.')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    // What the check says about the page is said here too.
    const docs = path.join(folder, 'docs', 'videosync');
    appendFileSync(path.join(docs, 'introduction.mdx'), '\nSimply a [link](/nowhere).\n');
    await expect
      .poll(() => preview.said(), {timeout: 60_000})
      .toMatch(/docs\/videosync\/introduction\.mdx:\d+: There is no page at \/nowhere\./);

    // A picture that is missing, and is added.
    appendFileSync(
      path.join(docs, 'introduction.mdx'),
      '\n![A lamp that hangs from a truss](./lamp.png)\n',
    );
    await expect.poll(() => preview.said()).toMatch(/lamp\.png/);
    copyFileSync(
      path.join(docs, 'building-plugins', 'pictures', 'outline.png'),
      path.join(docs, 'lamp.png'),
    );
    await page.goto(`${preview.origin}/videosync/introduction`);
    await expect(page.getByRole('img', {name: 'A lamp that hangs from a truss'})).toBeVisible();
    // The bundler told of the missing picture in the page too.
    complaints.messages.length = 0;
  } finally {
    // The preview is a child of npm; both are in one group.
    if (child?.pid && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
});
