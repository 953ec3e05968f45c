/** URL hashes of the playground: the name of an example, or a compressed shader with its values. */
import {hashPrefix} from './examples';
import type {Shader} from './sources';

/** Maximum length of a compressed shader: mail programs and chats cut off longer URLs. */
const maxEncodedLength = 4000;

/** Maximum bytes of a decompressed shader: a few compressed bytes could expand to gigabytes. */
const maxShaderBytes = 200_000;

/** A shader from a link. */
export interface SharedShader extends Shader {
  values: Record<string, unknown>;
}

/**
 * Pipes bytes through a compression or decompression stream.
 *
 * @throws Error if the output is longer than {@link maxShaderBytes}
 */
async function transformBytes(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      size += part.length;
      if (size > maxShaderBytes) {
        throw new Error('The text is too long.');
      }
      controller.enqueue(part);
    },
  });
  const result = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(result).arrayBuffer());
}

/** The hash that shares a shader; undefined if it is too long for {@link readHash}. */
export async function sharedHash(shared: SharedShader): Promise<string | undefined> {
  const json = new TextEncoder().encode(JSON.stringify(shared));
  if (json.length > maxShaderBytes) {
    return undefined;
  }
  const bytes = await transformBytes(json, new CompressionStream('deflate-raw'));
  const encoded = btoa(String.fromCharCode(...bytes.subarray(0, maxEncodedLength)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return encoded.length <= maxEncodedLength ? `${hashPrefix}code=${encoded}` : undefined;
}

/** Decodes what {@link sharedHash} encoded. */
async function decode(encoded: string): Promise<unknown> {
  const text = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const json = await transformBytes(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(json));
}

/**
 * Parses the hash of a URL. Never throws.
 *
 * @returns the name of an example, a shader, or undefined if the hash has neither or can't be decoded
 */
export async function readHash(
  hash: string,
): Promise<{example: string} | {shared: SharedShader} | undefined> {
  const parameters = new URLSearchParams(
    hash.startsWith(hashPrefix) ? hash.slice(hashPrefix.length) : '',
  );
  const example = parameters.get('example');
  if (example !== null) {
    return {example};
  }
  try {
    const {source, vertex, values} = (await decode(
      parameters.get('code') ?? '',
    )) as Partial<SharedShader>;
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
