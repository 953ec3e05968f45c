import {createRequire} from 'node:module';
import sharp from 'sharp';
import type {ArticlePicture} from '../../../config/articlePictures';
import {linkImages} from '../../../config/linkImages';
import {escapeHtml} from '../../../components/shared/escape';
import type {CardColours} from './colours';

/** What a link image says. */
export interface Card {
  /** Title of the page. */
  title: string;
  /** Name of its section. */
  section: string;
  /** Name of the site. */
  site: string;
  picture: ArticlePicture;
  colours: CardColours;
}

/** Package of the fonts, so that every computer draws the same. */
export const fontPackage = '@expo-google-fonts/inter';

const {resolve} = createRequire(__filename);
const fonts = {
  SemiBold: resolve(`${fontPackage}/600SemiBold/Inter_600SemiBold.ttf`),
  Bold: resolve(`${fontPackage}/700Bold/Inter_700Bold.ttf`),
};

const margin = 80;
const titlePlace = {width: linkImages.width - 2 * margin, height: 280};
/** Pixels; a title has the largest size at which it fits its place. */
const titleSizes = {largest: 92, smallest: 60, step: 16};
/** Characters that fit at the smallest size. */
const longestTitle = 100;

/** A text as a picture that is just as large as its letters. */
async function lettering(text: string, weight: keyof typeof fonts, size: number, colour: string) {
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

/** The title at the largest size at which it fits its place. */
async function titleLettering(title: string, colour: string) {
  const text = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
  let size = titleSizes.largest;
  let drawn = await lettering(text, 'Bold', size, colour);
  while (drawn.height > titlePlace.height && size > titleSizes.smallest) {
    size -= titleSizes.step;
    drawn = await lettering(text, 'Bold', size, colour);
  }
  return drawn;
}

/** Draws the link image of a page. Returns a PNG of 1200 by 630 pixels. */
export async function drawCard({title, section, site, picture, colours}: Card): Promise<Buffer> {
  const {width, height} = linkImages;
  const background =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colours.surface}"/>` +
    `<rect width="100%" height="10" fill="${colours.accentLine}"/>` +
    `<g transform="translate(${margin} 508)" fill="none" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${picture.line}" stroke="${colours.muted}"/><path d="${picture.lit}" stroke="${colours.accentLine}"/></g></svg>`;
  const siteName = await lettering(site, 'SemiBold', 32, colours.muted);
  return sharp(Buffer.from(background))
    .composite([
      {...(await lettering(section, 'SemiBold', 34, colours.accent)), left: margin, top: 106},
      {...(await titleLettering(title, colours.text)), left: margin, top: 196},
      {...siteName, left: width - margin - siteName.width, top: 536},
    ])
    .png({palette: true, effort: 1, dither: 0})
    .toBuffer();
}
