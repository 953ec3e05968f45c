/**
 * Draws the icons of the installed app from static/favicon.svg and the icon set:
 * `node src/commands/run.mjs icons`. Run it again when the favicon changes; the results are part of
 * the project.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {readTokens} from '../plugins/application/tokens';

const root = path.resolve(__dirname, '..', '..');
const read = (...steps: string[]): Promise<string> => readFile(path.join(root, ...steps), 'utf8');

interface Icon {
  size: number;
  svg: string;
  /** Share of the picture that the drawing takes; a maskable icon keeps to the inner four fifths. */
  scale: number;
  background?: string;
  colour?: string;
}

async function draw({size, svg, scale, background, colour}: Icon): Promise<Buffer> {
  const edge = Math.round(size * scale);
  const drawing = svg
    .replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
      const kept = attributes.replace(/\s(?:width|height)="[^"]*"/g, '');
      return `<svg${kept} width="${edge}" height="${edge}">`;
    })
    .replace('currentColor', colour ?? 'currentColor');
  return sharp({
    create: {width: size, height: size, channels: 4, background: background ?? '#0000'},
  })
    .composite([{input: Buffer.from(drawing)}])
    .png()
    .toBuffer();
}

/**
 * An icon file with one PNG in it, for browsers and programs that ask for /favicon.ico.
 *
 * @see https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function icoOf(png: Buffer, size: number): Buffer {
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
  const dark = ":root[data-theme='dark']";
  const background = tokens(dark, '--surface-1');
  const colour = tokens(dark, '--text');
  const lucide = (name: string): Promise<string> =>
    read('node_modules', 'lucide-static', 'icons', `${name}.svg`);

  const shortcut = {size: 96, scale: 0.5, background, colour};
  const icons: Record<string, Icon> = {
    'icon-192.png': {size: 192, svg: favicon, scale: 1},
    'icon-512.png': {size: 512, svg: favicon, scale: 1},
    'maskable-512.png': {size: 512, svg: favicon, scale: 0.72, background},
    'apple-touch-icon.png': {size: 180, svg: favicon, scale: 0.86, background},
    'search-96.png': {svg: await lucide('search'), ...shortcut},
    'tools-96.png': {svg: await lucide('calculator'), ...shortcut},
  };
  const folder = path.join(root, 'static');
  await mkdir(path.join(folder, 'icons'), {recursive: true});
  for (const [file, icon] of Object.entries(icons)) {
    await writeFile(path.join(folder, 'icons', file), await draw(icon));
  }
  const small = await draw({size: 32, svg: favicon, scale: 1});
  await writeFile(path.join(folder, 'favicon.ico'), icoOf(small, 32));
}
