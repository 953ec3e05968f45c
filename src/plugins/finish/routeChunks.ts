import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Generated list of the generator: route with a suffix → names of its chunks, nested by prop. */
export type RouteChunks = Record<string, unknown>;

/** The list of a build; empty if the generator wrote none. */
export async function readRouteChunks(generatedFilesDir: string): Promise<RouteChunks> {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as RouteChunks;
}

/** Names of the chunks in a part of the list, each as often as it occurs. */
export function chunkNamesIn(part: unknown): string[] {
  if (typeof part === 'string') {
    return [part];
  }
  return part && typeof part === 'object' ? Object.values(part).flatMap(chunkNamesIn) : [];
}
