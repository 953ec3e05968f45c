import {spawnSync} from 'node:child_process';
import {chmodSync, renameSync, symlinkSync} from 'node:fs';
import {createServer, get} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeProblem} from '../../../src/commands/shared/install.mjs';
import {createSiteServer, listen} from '../../../src/commands/shared/server.mjs';
import {findBrowser} from '../../support/browser.mjs';
import {root} from '../../support/build';
import {createFolder} from '../../support/createFolder';

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['v20.18.3', 'v18.20.0', 'v9.0.0'])('%s is too old, and told what to do', (version) => {
    expect(nodeProblem(version)).toMatch(/20\.19 or newer.*nodejs\.org/);
  });
});

type Ways = NonNullable<Parameters<typeof findBrowser>[1]>;

describe('the browser for tests', () => {
  const none = {system: [], apt: () => undefined, playwright: () => undefined};
  const browsers = [process.execPath];
  const large = path.join(createFolder({'usr/bin/chromium': ''}), 'usr/bin/chromium');

  it.each<[what: string, env: NodeJS.ProcessEnv, ways: Ways, browser: string]>([
    ['the one that CHROMIUM_PATH names', {CHROMIUM_PATH: process.execPath}, {}, process.execPath],
    ['looked for in the system', {}, {system: browsers, apt: () => '/installed'}, process.execPath],
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

describe('npm run site', () => {
  /** Runs it; one that hangs ends with a signal, and has no status. */
  const run = (env: NodeJS.ProcessEnv, ...options: string[]) => {
    const command = [...options, path.join(root, 'src/commands/site.mjs')];
    const {status, stderr} = spawnSync(process.execPath, command, {
      env: {...process.env, HOST: '127.0.0.1', ...env},
      encoding: 'utf8',
      timeout: 60_000,
    });
    return [status, stderr];
  };

  it('says that the port is used, without a stack trace', async () => {
    const first = createServer();
    const port = await listen(first, 0, '127.0.0.1');
    const [status, said] = run({PORT: String(port)});
    first.close();
    expect([status, said]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    expect(said).not.toMatch(/\n\s+at /);
  });

  const broken = createFolder({npm: '#!/bin/sh\nexit 1\n'});
  chmodSync(path.join(broken, 'npm'), 0o755);
  const oldNode = "data:text/javascript,Object.defineProperty(process,'version',{value:'v18.0.0'})";
  it.each([
    ['Node is too old', ['--import', oldNode], /Node 20\.19 or newer is required/],
    ['a step fails', [], /npm ci failed|The build failed/],
  ])('ends with status 1 when %s', (_, options, message) => {
    const env = {PORT: '0', PATH: `${broken}:/usr/bin:/bin`};
    expect(run(env, ...options)).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('the server', () => {
  const folder = createFolder({
    'outside.txt': 'secret',
    'site/.env': 'secret',
    'site/.git/config': 'secret',
    'site/a.html': 'page',
  });
  const site = path.join(folder, 'site');
  symlinkSync('../outside.txt', path.join(site, 'link.txt'));
  symlinkSync('loop', path.join(site, 'loop'));
  const server = createSiteServer(site);
  let port = 0;
  beforeAll(async () => {
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => server.close());

  /** Asks for an address as it is: a browser would have resolved it. */
  const ask = (
    address: string,
    headers = {},
  ): Promise<[status: number | undefined, body: string]> =>
    new Promise((resolve, reject) => {
      get({host: '127.0.0.1', port, path: address, headers}, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve([response.statusCode, body]));
      }).on('error', reject);
    });

  it.each(['bytes=5-1', 'bytes=-5', 'a-b', 'bytes=0-1,3-4', 'bytes=999999-', '='])(
    'gives the whole file to who asks for %s',
    async (range) => {
      expect(await ask('/a', {range})).toEqual([200, 'page']);
    },
  );

  const missing = [404, 'Not found'];
  it.each<[address: string, answer: unknown[]]>([
    ['/a/', [200, 'page']],
    ['/loop', [500, expect.stringContaining("can't be read")]],
    ['/.env', missing],
    ['/.git/config', missing],
    ['/link.txt', missing],
    ['//a', missing],
    ['//', missing],
    ['/a.html/', missing],
    ['/%', missing],
    ['/%00', missing],
    ['/../../etc/passwd', missing],
    ['/%2e%2e/%2e%2e/etc/passwd', missing],
  ])('answers %s, and goes on', async (address, answer) => {
    expect(await ask(address)).toEqual(answer);
    expect(await ask('/a')).toEqual([200, 'page']);
  });

  it('answers 200, 404 or 500 to 20 clients at once while the folder comes and goes', async () => {
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
    const client = async (): Promise<(number | undefined)[]> => {
      const statuses = [];
      for (let request = 0; request < 25; request += 1) {
        const [status] = await ask('/a');
        statuses.push(status);
      }
      return statuses;
    };
    const all = (await Promise.all(Array.from({length: 20}, client))).flat();
    isOver = true;
    await changing;
    expect(all.filter((status) => ![200, 404, 500].includes(status ?? 0))).toEqual([]);
    expect(await ask('/a')).toEqual([200, 'page']);
  });
});
