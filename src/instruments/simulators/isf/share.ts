/** A shader's text in an address, packed. */

/** Most characters of a packed text: longer addresses are cut by mail programs and chats. */
export const longestShared = 4000;

/** Most characters of an unpacked text: a few bytes could unpack to gigabytes. */
const longestText = 200_000;

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

/**
 * Packs a text for an address.
 *
 * @returns letters, digits, `-` and `_`; undefined when that, or the text, would be too long for {@link unpack}
 */
export async function pack(text: string): Promise<string | undefined> {
  const whole = new TextEncoder().encode(text);
  if (whole.length > longestText) {
    return undefined;
  }
  const bytes = await through(whole, new CompressionStream('deflate-raw'));
  const packed = btoa(String.fromCharCode(...bytes.subarray(0, longestShared)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return packed.length <= longestShared ? packed : undefined;
}

/** The text that {@link pack} packed; undefined for anything else. Never throws. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', {fatal: true}).decode(text);
  } catch {
    return undefined;
  }
}
