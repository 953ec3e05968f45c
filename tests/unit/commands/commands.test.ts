import {spawnSync} from 'node:child_process';
import {chmodSync, renameSync, symlinkSync} from 'node:fs';
import {createServer, get} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeProblem} from '../../../src/commands/shared/install.mjs';
import {createSiteServer, listen} from '../../../src/commands/shared/server.mjs';
import {filesIn} from '../../../src/remark/readText';
import {findBrowser} from '../../support/browser.mjs';
import {root} from '../../support/build';
import {createFolder} from '../../support/createFolder';

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['v20.18.3', 'v18.20.0', 'v9.0.0'])(
    '%s is too old, and the message names the minimum',
    (version) => {
      expect(nodeProblem(version)).toMatch(/20\.19 or newer.*nodejs\.org/);
    },
  );
});

type Sources = NonNullable<Parameters<typeof findBrowser>[1]>;

describe('the browser for tests', () => {
  const none = {system: [], apt: () => undefined, playwright: () => undefined};
  const browsers = [process.execPath];
  const large = path.join(createFolder({'usr/bin/chromium': ''}), 'usr/bin/chromium');

  it.each<[title: string, env: NodeJS.ProcessEnv, sources: Sources, browser: string]>([
    ['the one that CHROMIUM_PATH names', {CHROMIUM_PATH: process.execPath}, {}, process.execPath],
    ['an installed one', {}, {system: browsers, apt: () => '/installed'}, process.execPath],
    ['then one from apt', {}, {apt: () => '/installed', playwright: () => '/load'}, '/installed'],
    [
      'then one from Playwright',
      {},
      {system: ['/no/such/file'], playwright: () => '/load'},
      '/load',
    ],
    ['the headless shell, if apt has it', {}, {system: [large], apt: () => '/small'}, '/small'],
    ['the full browser otherwise', {}, {system: [large]}, large],
  ])('is %s', (_, env, sources, browser) => {
    expect(findBrowser(env, {...none, ...sources})).toEqual({path: browser});
  });

  it('is reported as missing if none is found or CHROMIUM_PATH is wrong', () => {
    expect(findBrowser({}, none).problem).toMatch(/apt-get install chromium/);
    expect(findBrowser({CHROMIUM_PATH: '/no/such/file'}, none).problem).toContain('/no/such/file');
  });
});

describe('the build benchmark', () => {
  it('multiplies the pages of the site', () => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const run = [tsx, path.join(root, 'tests/bench/build.ts'), '2', '--dry'];
    const {stdout, stderr} = spawnSync(process.execPath, run, {cwd: root, encoding: 'utf8'});
    const double = Number(/^pages +([\d.]+)$/m.exec(stdout)?.[1]);
    const single = filesIn(root, 'docs', /\.mdx?$/).length;
    expect([single > 100, double > 1.5 * single, stderr]).toEqual([true, true, '']);
  });
});

describe('npm run site', () => {
  /** Runs the command. The status is null if it timed out. */
  const run = (env: NodeJS.ProcessEnv, ...options: string[]) => {
    const command = [...options, path.join(root, 'src/commands/site.mjs')];
    const {status, stderr} = spawnSync(process.execPath, command, {
      env: {...process.env, HOST: '127.0.0.1', ...env},
      encoding: 'utf8',
      timeout: 60_000,
    });
    return [status, stderr];
  };

  it('reports a port that is in use, without a stack trace', async () => {
    const first = createServer();
    const port = await listen(first, 0, '127.0.0.1');
    const [status, message] = run({PORT: String(port)});
    first.close();
    expect([status, message]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    expect(message).not.toMatch(/\n\s+at /);
  });

  const broken = createFolder({npm: '#!/bin/sh\nexit 1\n'});
  chmodSync(path.join(broken, 'npm'), 0o755);
  const oldNode = "data:text/javascript,Object.defineProperty(process,'version',{value:'v18.0.0'})";
  it.each([
    ['Node is too old', ['--import', oldNode], /Node 20\.19 or newer is required/],
    ['a step fails', [], /npm ci failed|The build failed/],
  ])('exits with status 1 if %s', (_, options, message) => {
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

  /** Requests a path without the normalisation of `fetch`. */
  const request = (
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
    'sends the whole file for the range %s',
    async (range) => {
      expect(await request('/a', {range})).toEqual([200, 'page']);
    },
  );

  const missing = [404, 'Not found'];
  it.each<[address: string, response: unknown[]]>([
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
  ])('responds to %s, and keeps running', async (address, response) => {
    expect(await request(address)).toEqual(response);
    expect(await request('/a')).toEqual([200, 'page']);
  });

  it('responds with 200, 404 or 500 to 20 parallel clients while the folder is moved back and forth', async () => {
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
      for (let count = 0; count < 25; count += 1) {
        const [status] = await request('/a');
        statuses.push(status);
      }
      return statuses;
    };
    const statuses = (await Promise.all(Array.from({length: 20}, client))).flat();
    isOver = true;
    await changing;
    expect(statuses.filter((status) => ![200, 404, 500].includes(status ?? 0))).toEqual([]);
    expect(await request('/a')).toEqual([200, 'page']);
  });
});
