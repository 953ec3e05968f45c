import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, get, type Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it} from 'vitest';
import {nodeProblem} from '../../../src/commands/shared/install.mjs';
import {createSiteServer, listen} from '../../../src/commands/shared/server.mjs';
import {findBrowser} from '../../support/browser.mjs';
import {root} from '../../support/build';

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['v20.18.3', 'v18.20.0', 'v9.0.0'])(
    '%s is too old, and the message says what to do',
    (version) => {
      expect(nodeProblem(version)).toMatch(/20\.19 or newer.*nodejs\.org/);
    },
  );
});

type Ways = NonNullable<Parameters<typeof findBrowser>[1]>;

describe('the browser for tests', () => {
  const none = {system: [], apt: () => undefined, playwright: () => undefined};
  const found = [process.execPath];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'browser-'));
  const large = path.join(folder, 'usr', 'bin', 'chromium');
  mkdirSync(path.dirname(large), {recursive: true});
  writeFileSync(large, '');
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each<[what: string, env: NodeJS.ProcessEnv, ways: Ways, browser: string]>([
    ['the one that CHROMIUM_PATH names', {CHROMIUM_PATH: process.execPath}, {}, process.execPath],
    ['looked for in the system', {}, {system: found, apt: () => '/installed'}, process.execPath],
    ['then installed', {}, {apt: () => '/installed', playwright: () => '/load'}, '/installed'],
    ['then downloaded', {}, {system: ['/no/such/file'], playwright: () => '/load'}, '/load'],
    ['the smaller one, where it can be had', {}, {system: [large], apt: () => '/small'}, '/small'],
    ['the larger one otherwise', {}, {system: [large]}, large],
  ])('is %s', (_, env, ways, browser) => {
    expect(findBrowser(env, {...none, ...ways})).toEqual({path: browser});
  });

  it('is asked for in plain words when there is none, or CHROMIUM_PATH is wrong', () => {
    expect(findBrowser({}, none).problem).toMatch(/apt-get install chromium/);
    expect(findBrowser({CHROMIUM_PATH: '/no/such/file'}, none).problem).toContain('/no/such/file');
  });
});

describe('the growth of builds', () => {
  it('is measured on sites that hold the pages several times', () => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const run = [tsx, path.join(root, 'tests/bench/build.ts'), '1', '2', '--dry'];
    const {stdout, stderr} = spawnSync(process.execPath, run, {cwd: root, encoding: 'utf8'});
    const [, once = 0, twice = 0] = /^pages +([\d.]+) +([\d.]+)$/m.exec(stdout)?.map(Number) ?? [];
    expect([once > 100, twice > 1.5 * once, stderr]).toEqual([true, true, '']);
  });
});

describe('serving', () => {
  const servers: Server[] = [];
  afterEach(() => {
    servers.splice(0).forEach((server) => server.close());
  });

  /** Runs npm run site; one that hangs ends with a signal, and has no status. */
  const runSite = (env: NodeJS.ProcessEnv, ...options: string[]) =>
    spawnSync(process.execPath, [...options, path.join(root, 'src', 'commands', 'site.mjs')], {
      env: {...process.env, HOST: '127.0.0.1', ...env},
      encoding: 'utf8',
      timeout: 60_000,
    });

  it('answers npm run site on a used port with a message and no stack trace', async () => {
    const first = createServer();
    servers.push(first);
    const port = await listen(first, 0, '127.0.0.1');
    const {status, stderr} = runSite({PORT: String(port)});
    expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('ends npm run site with status 1 when Node is too old, or a step fails', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'no-npm-'));
    writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\nexit 1\n', {mode: 0o755});
    const env = {PORT: '0', PATH: `${folder}:/usr/bin:/bin`};
    const oldNode =
      "data:text/javascript,Object.defineProperty(process,'version',{value:'v18.0.0'})";
    for (const [options, message] of [
      [['--import', oldNode], /needs Node 20\.19/],
      [[], /npm ci failed|The site was not built/],
    ] as const) {
      const {status, stderr} = runSite(env, ...options);
      expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
    }
    rmSync(folder, {recursive: true});
  });

  it('survives every request, and gives whole files', async () => {
    const server = createSiteServer(path.join(root, 'static'));
    servers.push(server);
    const port = await listen(server, 0, '127.0.0.1');
    const ask = (address: string, headers: Record<string, string>): Promise<number> =>
      new Promise((resolve, reject) => {
        const options = {host: '127.0.0.1', port, path: address, headers};
        get(options, (response) => {
          let length = 0;
          response.on('data', (chunk: Buffer) => (length += chunk.length));
          response.on('end', () => resolve(response.statusCode === 200 ? length : 0));
        }).on('error', reject);
      });
    const {size} = statSync(path.join(root, 'static', 'favicon.svg'));
    for (const range of ['bytes=5-1', 'bytes=-5', 'a-b', 'bytes=0-1,3-4', 'bytes=999999-', '=']) {
      expect([range, await ask('/favicon.svg', {range})]).toEqual([range, size]);
    }
    for (const address of ['/%', '/%00', '//', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd']) {
      expect([address, await ask(address, {})]).toEqual([address, 0]);
    }
    expect(await ask('/favicon.svg', {})).toBe(size);
  });

  describe('a folder that changes', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
    const site = path.join(folder, 'site');
    afterAll(() => rmSync(folder, {recursive: true}));
    const start = async (): Promise<string> => {
      rmSync(site, {recursive: true, force: true});
      mkdirSync(path.join(site, '.git'), {recursive: true});
      writeFileSync(path.join(site, 'a.html'), 'page');
      writeFileSync(path.join(site, '.env'), 'secret');
      writeFileSync(path.join(site, '.git', 'config'), 'secret');
      writeFileSync(path.join(folder, 'outside.txt'), 'secret');
      const server = createSiteServer(site);
      servers.push(server);
      return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    };

    it('answers 200, 404 or 500 to 20 clients at once, and goes on', async () => {
      const origin = await start();
      let isOver = false;
      const away = path.join(folder, 'away');
      const changing = (async () => {
        while (!isOver) {
          renameSync(site, away);
          await new Promise(setImmediate);
          renameSync(away, site);
          await new Promise(setImmediate);
        }
      })();
      const client = async (): Promise<number[]> => {
        const statuses = [];
        for (let request = 0; request < 25; request += 1) {
          const answer = await fetch(`${origin}/a`);
          await answer.text();
          statuses.push(answer.status);
        }
        return statuses;
      };
      const all = (await Promise.all(Array.from({length: 20}, client))).flat();
      isOver = true;
      await changing;
      expect(all.filter((status) => ![200, 404, 500].includes(status))).toEqual([]);
      expect((await fetch(`${origin}/a`)).status).toBe(200);
    });

    it('says that a file cannot be read, and goes on', async () => {
      const origin = await start();
      symlinkSync('loop', path.join(site, 'loop'));
      const answer = await fetch(`${origin}/loop`);
      expect([answer.status, await answer.text()]).toEqual([
        500,
        expect.stringContaining("can't be read"),
      ]);
      expect((await fetch(`${origin}/a`)).status).toBe(200);
    });

    it('gives nothing that is hidden or outside, and no file with a slash behind it', async () => {
      const origin = await start();
      symlinkSync('../outside.txt', path.join(site, 'link.txt'));
      expect((await fetch(`${origin}/a/`)).status).toBe(200);
      for (const address of ['/.env', '/.git/config', '/link.txt', '//a', '/a.html/']) {
        expect([address, (await fetch(origin + address)).status]).toEqual([address, 404]);
      }
    });
  });
});
