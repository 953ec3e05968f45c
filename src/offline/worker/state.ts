import {cacheNames} from '../../config/storageKeys';
import {parseManifest, type OfflineManifest} from '../manifest';
import {parseState, type SavingState} from '../plan';
import {base, scope} from './scope';

const key = (name: string): string => `${scope.location.origin}${base}__offline/${name}`;

async function read(name: string): Promise<string | undefined> {
  const cache = await scope.caches.open(cacheNames.state);
  return (await cache.match(key(name)))?.text();
}

async function write(name: string, text: string): Promise<void> {
  const cache = await scope.caches.open(cacheNames.state);
  await cache.put(key(name), new Response(text));
}

/** What the worker remembers; an unreadable memory counts as none. */
export async function readState(): Promise<SavingState> {
  return parseState((await read('state').catch(() => undefined)) ?? '');
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Changes what the worker remembers, one change after the other: messages arrive while it saves. */
export function changeState(change: (state: SavingState) => SavingState): Promise<void> {
  const next = lastChange.then(async () =>
    write('state', JSON.stringify(change(await readState()))),
  );
  lastChange = next.catch(() => undefined);
  return next;
}

/** The last manifest that was fetched. */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  return parseManifest((await read('manifest').catch(() => undefined)) ?? '');
}

export async function writeManifest(manifest: OfflineManifest): Promise<void> {
  await write('manifest', JSON.stringify(manifest));
}
