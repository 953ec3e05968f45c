import {createRequire} from 'node:module';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {escapeHtml} from '../../../components/shared/escape';
import {linkImages} from '../../../config/linkImages';
import type {Tokens} from '../../application/tokens';
import {attribute} from '../html/readPage';

/** Texts and colours of a link image. */
export interface Card {
  /** Title of the page. */
  title: string;
  /** Name of its section. */
  section: string;
  /** Name of the site. */
  site: string;
  /** SVG of an article's cover, with colours as `var(--…)`; empty for other pages. */
  cover: string;
  /** Id of the section whose accent it has; pages outside all sections use the neutral one. */
  accent?: string | undefined;
}

type Colours = (name: string) => string;

/** Looks up the colours of a link image by token name, in dark mode. */
export function readColours(tokens: Tokens, accent = 'release-notes'): Colours {
  const dark = (name: string): string => tokens(':root', `--${name}`, 'dark');
  return (name) => {
    if (!name.startsWith('accent-')) {
      return dark(name);
    }
    const value = tokens(`.accent-${accent}`, `--${name}`, 'dark');
    const [, other] = value.match(/^var\(--([\w-]+)\)$/) ?? [];
    return other ? dark(other) : value;
  };
}

/** Package of the fonts, so that every machine renders the same bytes. */
export const fontPackage = '@expo-google-fonts/inter';

const {resolve} = createRequire(__filename);
const fonts = {
  SemiBold: resolve(`${fontPackage}/600SemiBold/Inter_600SemiBold.ttf`),
  Bold: resolve(`${fontPackage}/700Bold/Inter_700Bold.ttf`),
};

const margin = 80;
/** Position of the cover below the title. Its source is 360 wide and 128 high. */
const coverPlace = {left: margin, top: 424, scale: 1.5};
const titlePlace = {width: linkImages.width - 2 * margin, height: 280};
/** Font sizes in pixels to try, largest first. */
const titleSizes = [92, 76, 60] as const;
/** Characters that fit at the smallest size. */
const maxTitleLength = 100;

/** Renders text to an image with the size of its bounding box. */
async function renderText(text: string, weight: keyof typeof fonts, size: number, colour: string) {
  const spacing = weight === 'Bold' ? ` letter_spacing="${-Math.round((size / 50) * 1024)}"` : '';
  const {data, info} = await sharp({
    text: {
      text: `<span foreground="${colour}"${spacing}>${escapeHtml(text)}</span>`,
      font: `Inter ${weight} ${size}px`,
      fontfile: fonts[weight],
      width: titlePlace.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({resolveWithObject: true});
  return {input: data, width: info.width, height: info.height};
}

/** Renders the title at the largest size that fits. */
async function renderTitle(title: string, colour: string) {
  const text = title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1)}…` : title;
  const [largest, ...smaller] = titleSizes;
  let image = await renderText(text, 'Bold', largest, colour);
  for (const size of smaller) {
    image = image.height > titlePlace.height ? await renderText(text, 'Bold', size, colour) : image;
  }
  return image;
}

/**
 * A beam from above, as `.beams` renders it on pages: three triangles that share the bright edge, so that they
 * add up towards it. Few colours, because each adds bytes.
 *
 * @param x - position of the light
 * @param angles - of the bright edge, then of the other edges, in degrees from straight down
 */
function beam(x: number, angles: readonly number[], colour: string): string {
  const {height} = linkImages;
  const [bright, ...others] = angles.map(
    (angle) => `${x + height * Math.tan((angle * Math.PI) / 180)} ${height}`,
  );
  const triangles = others.map((edge) => `<path d="M${x} 0L${edge} ${bright}z"/>`);
  return `<g fill="${colour}" fill-opacity="0.4" style="mix-blend-mode:screen">${triangles.join('')}</g>`;
}

/** Renders the texts of a cover with the fonts of the link image, at their positions. */
function renderCoverTexts(cover: string) {
  const {left, top, scale} = coverPlace;
  const texts: Element[] = [];
  visit(fromHtml(cover, {fragment: true}), 'element', (element) => {
    if (element.tagName === 'text') {
      texts.push(element);
    }
  });
  return Promise.all(
    texts.map(async (text) => {
      const number = (name: string): number => scale * Number(attribute(text, name));
      const colour = attribute(text, 'fill') ?? '';
      const image = await renderText(toString(text), 'SemiBold', number('fontSize'), colour);
      return {
        ...image,
        left: Math.round(left + number('x') - image.width / 2),
        top: Math.round(top + number('y') - image.height),
      };
    }),
  );
}

/** Renders the link image of a page: a PNG of 1200 by 630 pixels. */
export async function renderCard(card: Card, tokens: Tokens): Promise<Buffer> {
  const {title, section, site, cover} = card;
  const colours = readColours(tokens, card.accent);
  const {width, height} = linkImages;
  const {left, top, scale} = coverPlace;
  const coloured = cover.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours(name));
  const shapes = coloured
    .replace(/<text.*<\/text>/g, '')
    .replace('<svg', `<svg x="${left}" y="${top}" width="${360 * scale}" height="${128 * scale}"`);
  const background =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colours('surface-1')}"/>` +
    beam(430, [37.6, 51, 46.5, 42], colours('beam-video')) +
    beam(1310, [-52, -39, -43.5, -48], colours('beam-light')) +
    `<rect width="100%" height="10" fill="${colours('accent-line')}"/>` +
    `${shapes}</svg>`;
  const siteName = await renderText(site, 'SemiBold', 32, colours('text-muted'));
  const sectionName = await renderText(section, 'SemiBold', 34, colours('accent-text'));
  return sharp(Buffer.from(background))
    .composite([
      {...sectionName, left: margin, top: 68},
      {...(await renderTitle(title, colours('text'))), left: margin, top: 136},
      {...siteName, left: width - margin - siteName.width, top: 68},
      ...(await renderCoverTexts(coloured)),
    ])
    .png({palette: true, quality: 75, effort: 1, dither: 0})
    .toBuffer();
}
