/** What an address shares with the playground: an example, or a packed shader with its values. */
import {hashStart} from './examples';
import type {Shader} from './sources';

/** Most characters of a packed shader: longer addresses are cut by mail programs and chats. */
const longestPacked = 4000;

/** Most bytes of an unpacked one: a few bytes could unpack to gigabytes. */
const longestText = 200_000;

/** A shader that somebody shared. */
export interface Shared extends Shader {
  values: Record<string, unknown>;
}

/** What a stream makes of bytes; fails when that is longer than {@link longestText}. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      size += part.length;
      if (size > longestText) {
        throw new Error('The text is too long.');
      }
      controller.enqueue(part);
    },
  });
  const made = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(made).arrayBuffer());
}

/** The address of a shader; undefined when it, or the shader, would be too long for {@link readHash}. */
export async function sharedHash(shared: Shared): Promise<string | undefined> {
  const whole = new TextEncoder().encode(JSON.stringify(shared));
  if (whole.length > longestText) {
    return undefined;
  }
  const bytes = await through(whole, new CompressionStream('deflate-raw'));
  const packed = btoa(String.fromCharCode(...bytes.subarray(0, longestPacked)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return packed.length <= longestPacked ? `${hashStart}code=${packed}` : undefined;
}

/** What {@link sharedHash} packed. */
async function unpack(packed: string): Promise<unknown> {
  const text = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const whole = await through(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(whole));
}

/**
 * Reads an address. Never throws.
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
  try {
    const {source, vertex, values} = (await unpack(
      parameters.get('code') ?? '',
    )) as Partial<Shared>;
    return typeof source === 'string'
      ? {
          shared: {
            source,
            vertex: typeof vertex === 'string' ? vertex : undefined,
            values: typeof values === 'object' ? {...values} : {},
          },
        }
      : undefined;
  } catch {
    return undefined;
  }
}
