import {crc32, deflateSync} from 'node:zlib';

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
  const drop = 8 - bits;
  const known = new Map<number, number>();
  const palette: number[] = [];
  const indices = new Uint8Array(pixels.length / 4);
  let lastKey = -1;
  let at = 0;
  for (let i = 0; i < indices.length; i += 1) {
    const red = pixels[i * 4] ?? 0;
    const green = pixels[i * 4 + 1] ?? 0;
    const blue = pixels[i * 4 + 2] ?? 0;
    const key = ((red >> drop) << 16) | ((green >> drop) << 8) | (blue >> drop);
    // Neighbours mostly have the same colour.
    if (key !== lastKey) {
      lastKey = key;
      at = known.get(key) ?? known.size;
      if (at === known.size) {
        known.set(key, at);
        // The first colour that falls into a class stands for it: flat areas come before edges.
        palette.push(red, green, blue);
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
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
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
    chunk('IDAT', deflateSync(rows, {level: 7})),
    chunk('IEND', new Uint8Array()),
  ]);
}
