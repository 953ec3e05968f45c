/** Addresses of the playground: the name of an example, or a packed shader with its values. */
import {hashStart} from './examples';
import type {Shader} from './sources';

/** Maximum length of a packed shader: mail programs and chats cut longer addresses. */
const maxPackedLength = 4000;

/** Maximum bytes of an unpacked shader: a few packed bytes could expand to gigabytes. */
const maxTextBytes = 200_000;

/** A shader from a link. */
export interface Shared extends Shader {
  values: Record<string, unknown>;
}

/**
 * Transforms bytes.
 *
 * @throws Error if the result is longer than {@link maxTextBytes}
 */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      size += part.length;
      if (size > maxTextBytes) {
        throw new Error('The text is too long.');
      }
      controller.enqueue(part);
    },
  });
  const result = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(result).arrayBuffer());
}

/** The hash that shares a shader; undefined if it is too long for {@link readHash}. */
export async function sharedHash(shared: Shared): Promise<string | undefined> {
  const whole = new TextEncoder().encode(JSON.stringify(shared));
  if (whole.length > maxTextBytes) {
    return undefined;
  }
  const bytes = await through(whole, new CompressionStream('deflate-raw'));
  const packed = btoa(String.fromCharCode(...bytes.subarray(0, maxPackedLength)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return packed.length <= maxPackedLength ? `${hashStart}code=${packed}` : undefined;
}

/** The opposite of {@link sharedHash}. */
async function unpack(packed: string): Promise<unknown> {
  const text = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const whole = await through(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(whole));
}

/**
 * Reads an address. Never throws.
 *
 * @returns the name of an example, a shader, or undefined if the address has neither or can't be read
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
