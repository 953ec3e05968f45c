/** What an address shares with the playground: an example, or a packed shader with its values. */
import {pack, unpack} from './share';

/** The anchor of the playground's heading, and what follows it. */
const start = '#isf-playground?';

/** A shader that somebody shared. */
export interface Shared {
  source: string;
  vertex?: string | undefined;
  values: Record<string, unknown>;
}

/** The address of an example. */
export function exampleHash(name: string): string {
  return `${start}example=${name}`;
}

/** The address of a shader; undefined when it is too long to share. */
export async function sharedHash(shared: Shared): Promise<string | undefined> {
  const packed = await pack(JSON.stringify(shared));
  return packed && `${start}code=${packed}`;
}

/**
 * Reads an address.
 *
 * @returns the name of an example, a shader, or undefined when there is neither or it can't be read
 */
export async function readHash(
  hash: string,
): Promise<{example: string} | {shared: Shared} | undefined> {
  const parameters = new URLSearchParams(hash.startsWith(start) ? hash.slice(start.length) : '');
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
