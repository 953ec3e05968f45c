import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {readPage} from '../build/html/readPage';

/** Answer to one address: a status, or why there was none. */
export type Answer = number | string;

/** What the check needs of the world, so that it can be tested without one. */
export interface World {
  /** Asks an address with a method; gives the status, or throws. */
  ask: (address: string, method: 'HEAD' | 'GET') => Promise<number>;
  /** Waits some milliseconds. */
  pause: (ms: number) => Promise<unknown>;
}

/** How often an address is asked before it counts as broken. */
const attempts = 3;
/** Between questions to one host, and between attempts, in milliseconds. */
const politeMs = 1000;

/** Statuses that say "not for programs" or "later", of addresses that readers can open. */
const undecided = new Set([401, 403, 405, 408, 425, 429, 503, 999]);

/** Addresses outside the site, without fragments, each with the pages that link to it. */
export function externalLinks(
  pages: readonly {address: string; html: string}[],
  origin: string,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {address, html} of pages) {
    for (const {href} of readPage(html).links) {
      if (!/^https?:/.test(href) || !URL.canParse(href)) {
        continue;
      }
      const url = new URL(href);
      url.hash = '';
      if (url.origin !== origin) {
        const known = found.get(url.href) ?? [];
        found.set(url.href, known.includes(address) ? known : [...known, address]);
      }
    }
  }
  return found;
}

/** Asks one address, with patience: HEAD first, GET when a server does not answer that one well. */
export async function answerOf(address: string, {ask, pause}: World): Promise<Answer> {
  let last: Answer = 'no answer';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const method of ['HEAD', 'GET'] as const) {
      try {
        last = await ask(address, method);
        if (last < 400) {
          return last;
        }
      } catch (error) {
        last = error instanceof Error ? error.message : String(error);
      }
    }
    if (last === 404 || last === 410) {
      return last;
    }
    await pause(politeMs * (attempt + 1));
  }
  return last;
}

/** What a check found: broken addresses, and those whose server did not want to say. */
export interface Findings {
  broken: string[];
  undecided: string[];
}

function groupByHost(addresses: readonly string[]): Map<string, string[]> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const {host} = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  return hosts;
}

/** Checks addresses, one after the other on each host, hosts side by side. */
export async function checkLinks(
  links: ReadonlyMap<string, string[]>,
  world: World,
): Promise<Findings> {
  const findings: Findings = {broken: [], undecided: []};
  await Promise.all(
    [...groupByHost([...links.keys()]).values()].map(async (addresses) => {
      for (const address of addresses) {
        const answer = await answerOf(address, world);
        if (typeof answer === 'string' || answer >= 400) {
          const line = `${address}: ${answer}, on ${(links.get(address) ?? []).slice(0, 5).join(', ')}`;
          findings[undecided.has(Number(answer)) ? 'undecided' : 'broken'].push(line);
        }
        await world.pause(politeMs);
      }
    }),
  );
  return {broken: findings.broken.sort(), undecided: findings.undecided.sort()};
}

/** The world as it is, with a limit of half a minute an answer. */
const realWorld: World = {
  ask: async (address, method) => {
    const headers = {'user-agent': 'Mozilla/5.0 (compatible; link check of a documentation site)'};
    const response = await fetch(address, {
      method,
      headers,
      redirect: 'follow',
      signal: AbortSignal.timeout(30_000),
    });
    await response.body?.cancel();
    return response.status;
  },
  pause,
};

async function run(): Promise<void> {
  const folder = path.resolve('build');
  const files = (await readdir(folder, {recursive: true}))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const pages = await Promise.all(
    files.map(async (file) => ({
      address: `/${file}`,
      html: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
  const home = pages.find(({address}) => address === '/index.html')?.html ?? '';
  const canonical = /rel="?canonical"? href="?([^"\s>]+)/.exec(home)?.[1] ?? 'https://site.invalid';
  const links = externalLinks(pages, new URL(canonical).origin);
  const {broken, undecided: open} = await checkLinks(links, realWorld);
  console.log(
    `${links.size} external addresses: ${broken.length} broken, ${open.length} undecided.`,
  );
  for (const line of [...broken, ...open.map((text) => `(undecided) ${text}`)]) {
    console.log(`  ${line}`);
  }
  process.exitCode = broken.length > 0 ? 1 : 0;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
