/**
 * Generates the app icons from static/favicon.svg and the icon set: `node src/commands/run.mjs icons`. Run it when
 * the favicon changes; the icons are committed.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {readTokens} from '../plugins/application/tokens';

const root = path.resolve(__dirname, '..', '..');
const read = (...steps: string[]): Promise<string> => readFile(path.join(root, ...steps), 'utf8');

/**
 * Renders an icon as PNG.
 *
 * @param scale - size of the drawing relative to the icon; the safe zone of a maskable icon is 0.8
 */
function render(svg: string, size: number, scale: number, background?: string): Promise<Buffer> {
  const edge = Math.round(size * scale);
  const near = Math.floor((size - edge) / 2);
  const far = size - edge - near;
  return sharp(Buffer.from(svg), {density: 1200})
    .resize(edge, edge)
    .extend({top: near, left: near, bottom: far, right: far, background: background ?? '#0000'})
    .flatten(background ? {background} : false)
    .png()
    .toBuffer();
}

/**
 * Wraps a PNG in an ICO file, for programs that request /favicon.ico.
 *
 * @see https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function encodeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export async function run(): Promise<void> {
  const favicon = await read('static', 'favicon.svg');
  const tokens = readTokens(await read('src', 'css', 'tokens.css'));
  const background = tokens(':root', '--surface-1', 'dark');
  const colour = tokens(':root', '--text', 'dark');
  const icon = async (name: string): Promise<string> => {
    const svg = await read('src', 'components', 'icons', `${name}.svg`);
    return svg.replace('currentColor', colour);
  };
  const small = await render(favicon, 32, 1);
  const files: Record<string, Buffer> = {
    'icons/icon-192.png': await render(favicon, 192, 1),
    'icons/icon-512.png': await render(favicon, 512, 1),
    'icons/maskable-512.png': await render(favicon, 512, 0.72, background),
    'icons/apple-touch-icon.png': await render(favicon, 180, 0.86, background),
    'icons/search-96.png': await render(await icon('search'), 96, 0.5, background),
    'icons/tools-96.png': await render(await icon('calculator'), 96, 0.5, background),
    'favicon.ico': encodeIco(small, 32),
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(root, 'static', file), content);
  }
}
