import {promisify} from 'node:util';
import {crc32, deflate as deflateOf} from 'node:zlib';

const deflate = promisify<Uint8Array, {level: number}, Buffer>(deflateOf);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, data, end]);
}

/** Assigns each pixel a colour of a palette, keeping `bits` of each channel. */
function index(pixels: Uint8Array, bits: number): {palette: number[]; indices: Uint8Array} {
  const kept = (0xff << (8 - bits)) & 0xff;
  const [mask = 0] = new Uint32Array(Uint8Array.of(kept, kept, kept, 0).buffer);
  // A whole pixel is compared at once; a copy begins where such numbers may.
  const whole = new Uint32Array(Uint8Array.from(pixels).buffer);
  const known = new Map<number, number>();
  const palette: number[] = [];
  const indices = new Uint8Array(whole.length);
  let lastKey: number | undefined;
  let at = 0;
  for (let i = 0; i < whole.length; i += 1) {
    const key = (whole[i] ?? 0) & mask;
    // Neighbours mostly have the same colour.
    if (key !== lastKey) {
      lastKey = key;
      at = known.get(key) ?? known.size;
      if (at === known.size) {
        known.set(key, at);
        // The first colour that falls into a class stands for it: flat areas come before edges.
        palette.push(...pixels.subarray(i * 4, i * 4 + 3));
      }
    }
    indices[i] = at;
  }
  return {palette, indices};
}

/**
 * Encodes an opaque picture as PNG with a palette: a drawing of few colours becomes several times
 * smaller than in full colour. Colours are merged, finest first, until 256 are left.
 *
 * Source: Portable Network Graphics specification, third edition, sections 5 and 11.
 *
 * @param pixels - red, green, blue and alpha of each pixel, row by row
 */
export async function indexedPng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Buffer> {
  let bits = 8;
  let {palette, indices} = index(pixels, bits);
  while (palette.length > 256 * 3) {
    bits -= 1;
    ({palette, indices} = index(pixels, bits));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', await deflate(rows, {level: 7})),
    chunk('IEND', new Uint8Array()),
  ]);
}
