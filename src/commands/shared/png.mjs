import {deflateSync, inflateSync} from 'node:zlib';

/*
 * Smaller PNG files for pictures of pages: they have few colours, so a palette of at most 256 is
 * enough. PNG (Portable Network Graphics), third edition, W3C 2025.
 */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const crcTable = Int32Array.from({length: 256}, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

function crc(bytes) {
  let value = -1;
  for (const byte of bytes) {
    value = crcTable[(value ^ byte) & 0xff] ^ (value >>> 8);
  }
  return (value ^ -1) >>> 0;
}

function chunk(type, data) {
  const name = Buffer.from(type, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(Buffer.concat([name, data])));
  return Buffer.concat([length, name, data, sum]);
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/**
 * Reads a PNG with eight bits a channel, RGB or RGBA or with a palette, not interlaced.
 *
 * @param {Buffer} file
 * @returns {{width: number, height: number, pixels: Uint32Array}} pixels as 0xRRGGBB, row by row
 * @throws Error for any other kind
 */
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(signature)) {
    throw new Error('This is no PNG.');
  }
  const data = [];
  let palette = Buffer.alloc(0);
  let header = {width: 0, height: 0, depth: 0, kind: 0, interlace: 0};
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      header = {
        width: body.readUInt32BE(0),
        height: body.readUInt32BE(4),
        depth: body[8],
        kind: body[9],
        interlace: body[12],
      };
    } else if (type === 'PLTE') {
      palette = body;
    } else if (type === 'IDAT') {
      data.push(body);
    }
    at += length + 12;
  }
  const {width, height, depth, kind, interlace} = header;
  const channels = {2: 3, 3: 1, 6: 4}[kind];
  if (depth !== 8 || !channels || interlace !== 0) {
    throw new Error(`A PNG of kind ${kind} with ${depth} bits is not read here.`);
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const to = y * stride + x;
      const left = x >= channels ? rows[to - channels] : 0;
      const above = y > 0 ? rows[to - stride] : 0;
      const corner = x >= channels && y > 0 ? rows[to - stride - channels] : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      rows[to] = raw[y * (stride + 1) + 1 + x] + guess;
    }
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + x * channels;
      const source = kind === 3 ? palette : rows;
      const from = kind === 3 ? rows[at] * 3 : at;
      pixels[y * width + x] = (source[from] << 16) | (source[from + 1] << 8) | source[from + 2];
    }
  }
  return {width, height, pixels};
}

function distance(one, other) {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

/**
 * Writes a PNG with a palette. With more than 256 colours the rarest take the nearest of the
 * palette's, so that flat surfaces and the middle of strokes keep theirs exactly.
 *
 * @param {{width: number, height: number, pixels: Uint32Array}} picture
 * @returns {{file: Buffer, worst: number}} the file, and the greatest change of a colour as a
 *   distance in RGB
 */
export function encodePng({width, height, pixels}) {
  const counts = new Map();
  for (const pixel of pixels) {
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || a - b);
  // Half of the palette by frequency, the rest by how far a colour is from what is there.
  const palette = byCount.slice(0, byCount.length > 256 ? 160 : 256);
  const nearest = (colour) => {
    let best = 0;
    let least = Infinity;
    for (const [index, entry] of palette.entries()) {
      const far = distance(colour, entry);
      if (far < least) {
        least = far;
        best = index;
      }
    }
    return {best, least};
  };
  const rest = byCount.slice(palette.length);
  const far = new Map(rest.map((colour) => [colour, nearest(colour).least]));
  while (palette.length < 256 && far.size > 0) {
    const [next] = [...far].reduce((a, b) => (b[1] > a[1] ? b : a));
    palette.push(next);
    far.delete(next);
    for (const [colour, least] of far) {
      far.set(colour, Math.min(least, distance(colour, next)));
    }
  }
  const places = new Map(palette.map((colour, index) => [colour, index]));
  let worst = 0;
  for (const colour of far.keys()) {
    const {best, least} = nearest(colour);
    places.set(colour, best);
    worst = Math.max(worst, Math.sqrt(least));
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = places.get(pixels[y * width + x]);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const file = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, {level: 9, memLevel: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return {file, worst};
}
