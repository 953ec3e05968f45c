import {cacheNames} from '../../config/storageKeys';
import {parseManifest, type OfflineManifest} from '../manifest';
import {emptyState, type SavingState} from '../plan';
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
  try {
    return {...emptyState, ...(JSON.parse((await read('state')) ?? '{}') as Partial<SavingState>)};
  } catch {
    return emptyState;
  }
}

export async function writeState(state: SavingState): Promise<void> {
  await write('state', JSON.stringify(state));
}

/** The last manifest that was fetched. */
export async function readManifest(): Promise<OfflineManifest | undefined> {
  return parseManifest((await read('manifest').catch(() => undefined)) ?? '');
}

export async function writeManifest(manifest: OfflineManifest): Promise<void> {
  await write('manifest', JSON.stringify(manifest));
}
