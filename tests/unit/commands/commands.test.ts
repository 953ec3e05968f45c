import {spawnSync} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {nodeProblem} from '../../../src/commands/shared/install.mjs';
import {createSiteServer, listen} from '../../../src/commands/shared/server.mjs';
import {findBrowser} from '../../../src/commands/shared/browser.mjs';
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

describe('the browser for tests', () => {
  const none = {system: [], apt: () => undefined, playwright: () => undefined};

  it('is the one that CHROMIUM_PATH names', () => {
    expect(findBrowser({CHROMIUM_PATH: process.execPath}, none)).toEqual({path: process.execPath});
  });
  it('is not guessed when CHROMIUM_PATH is wrong', () => {
    expect(findBrowser({CHROMIUM_PATH: '/no/such/file'}, none).problem).toContain('/no/such/file');
  });
  it('is looked for in the system, then installed, then downloaded', () => {
    const asked: string[] = [];
    const ways = {
      system: ['/no/such/file'],
      apt: () => {
        asked.push('apt');
        return undefined;
      },
      playwright: () => {
        asked.push('playwright');
        return '/downloaded';
      },
    };
    expect(findBrowser({}, ways)).toEqual({path: '/downloaded'});
    expect(asked).toEqual(['apt', 'playwright']);
    expect(findBrowser({}, {...ways, system: [process.execPath]})).toEqual({
      path: process.execPath,
    });
  });
  it('is asked for in plain words when there is none', () => {
    expect(findBrowser({}, none).problem).toMatch(/apt-get install chromium/);
  });
});

describe('serving', () => {
  const servers: Server[] = [];
  afterEach(() => {
    servers.splice(0).forEach((server) => server.close());
  });

  it('says in plain words that a port is in use', async () => {
    const first = createServer();
    servers.push(first);
    const port = await listen(first, 0, '127.0.0.1');
    const second = createSiteServer(root);
    servers.push(second);
    await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
  });

  it('answers npm run site on a used port with that message and no stack trace', async () => {
    const first = createServer();
    servers.push(first);
    await new Promise<void>((resolve) => {
      first.listen(0, '127.0.0.1', resolve);
    });
    const {port} = first.address() as AddressInfo;
    const {status, stderr} = spawnSync(
      process.execPath,
      [path.join(root, 'src', 'commands', 'site.mjs')],
      {
        env: {...process.env, PORT: String(port), HOST: '127.0.0.1'},
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('refuses a port that is none', () => {
    const {status, stderr} = spawnSync(
      process.execPath,
      [path.join(root, 'src', 'commands', 'site.mjs')],
      {
        env: {...process.env, PORT: 'three'},
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('PORT is "three"');
  });
});
