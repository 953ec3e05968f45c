/** What an address shares with the playground: an example, or a packed shader with its values. */
import {hashStart} from './hash';
import {pack, unpack} from './share';

/** A shader that somebody shared. */
export interface Shared {
  source: string;
  vertex?: string | undefined;
  values: Record<string, unknown>;
}

/** The address of a shader; undefined when it is too long to share. */
export async function sharedHash(shared: Shared): Promise<string | undefined> {
  const packed = await pack(JSON.stringify(shared));
  return packed && `${hashStart}code=${packed}`;
}

/**
 * Reads an address.
 *
 * @returns the name of an example, a shader, or undefined when there is neither or it can't be read
 */
export async function readHash(
  hash: string,
): Promise<{example: string} | {shared: Shared} | undefined> {
  const parameters = new URLSearchParams(
    hash.startsWith(hashStart) ? hash.slice(hashStart.length) : '',
  );
  const example = parameters.get('example');
  if (example !== null) {
    return {example};
  }
  const text = await unpack(parameters.get('code') ?? '');
  if (!text) {
    return undefined;
  }
  try {
    const read = JSON.parse(text) as Partial<Shared> | null;
    if (typeof read?.source !== 'string') {
      return undefined;
    }
    return {
      shared: {
        source: read.source,
        vertex: typeof read.vertex === 'string' ? read.vertex : undefined,
        values: typeof read.values === 'object' && read.values !== null ? read.values : {},
      },
    };
  } catch {
    return undefined;
  }
}
