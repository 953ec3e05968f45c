/**
 * Draws the icons of the installed app from static/favicon.svg and the icon set, with Chromium:
 * `npx tsx src/commands/icons.ts`. Run it again when the favicon changes; the results are part of
 * the project.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {tokenValue} from '../build/application/tokens';
import {installedBrowser} from './shared/installedBrowser';

const root = path.resolve(__dirname, '..', '..');
const read = (...steps: string[]): Promise<string> => readFile(path.join(root, ...steps), 'utf8');

interface Icon {
  file: string;
  size: number;
  svg: string;
  /** Share of the picture that the drawing takes; a maskable icon keeps to the inner four fifths. */
  scale: number;
  background?: string;
  colour?: string;
}

async function draw(page: Page, {file, size, svg, scale, background, colour}: Icon): Promise<void> {
  const edge = Math.round(size * scale);
  await page.setViewportSize({width: size, height: size});
  await page.setContent(
    `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;` +
      `background:${background ?? 'transparent'};color:${colour ?? 'inherit'}">` +
      svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
        const kept = attributes.replace(/\s(?:width|height|class)="[^"]*"/g, '');
        return `<svg${kept} width="${edge}" height="${edge}">`;
      }),
  );
  await writeFile(
    path.join(root, 'static', 'icons', file),
    await page.screenshot({omitBackground: true}),
  );
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

async function run(): Promise<void> {
  const favicon = await read('static', 'favicon.svg');
  const css = await read('src', 'css', 'tokens.css');
  const dark = ":root[data-theme='dark']";
  const background = tokenValue(css, dark, '--surface-1');
  const colour = tokenValue(css, dark, '--text');
  const lucide = (name: string): Promise<string> =>
    read('node_modules', 'lucide-static', 'icons', `${name}.svg`);

  await mkdir(path.join(root, 'static', 'icons'), {recursive: true});
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const small = {file: 'icon-32.png', size: 32, svg: favicon, scale: 1};
    await draw(page, small);
    const png = path.join(root, 'static', 'icons', small.file);
    await writeFile(path.join(root, 'static', 'favicon.ico'), icoOf(await readFile(png), 32));
    await rm(png);
    for (const size of [192, 512]) {
      await draw(page, {file: `icon-${size}.png`, size, svg: favicon, scale: 1});
    }
    await draw(page, {file: 'maskable-512.png', size: 512, svg: favicon, scale: 0.72, background});
    await draw(page, {
      file: 'apple-touch-icon.png',
      size: 180,
      svg: favicon,
      scale: 0.86,
      background,
    });
    const shortcut = {size: 96, scale: 0.5, background, colour};
    await draw(page, {file: 'search-96.png', svg: await lucide('search'), ...shortcut});
    await draw(page, {file: 'tools-96.png', svg: await lucide('calculator'), ...shortcut});
  } finally {
    await browser.close();
  }
}

void run();
