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

/** Width of a text in pixels at a font size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;

const margin = 80;
const textWidth = linkImages.width - 2 * margin;
const titleTop = 196;
const titleHeight = 290;
const sizes = [92, 76, 64, 54];

const lineHeightOf = (size: number): number => Math.round(size * 1.14);
const mostLines = (size: number): number => Math.floor(titleHeight / lineHeightOf(size));

/** Breaks a text into lines that fit; a word that is too long for a line stands alone. */
export function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The same number of lines as {@link wrap} makes, but of similar widths. */
export function balance(text: string, width: number, widthOf: (line: string) => number): string[] {
  let best = wrap(text, width, widthOf);
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const lines = wrap(text, narrower, widthOf);
    if (lines.length > best.length || lines.some((line) => widthOf(line) > narrower)) {
      break;
    }
    best = lines;
  }
  return best;
}

/** The largest size at which a title fits its place; the smallest one, cut, if none does. */
export function fit(title: string, measure: Measure): {size: number; lines: string[]} {
  for (const size of sizes) {
    const widthOf = (line: string): number => measure(line, size, 700);
    const lines = balance(title, textWidth, widthOf);
    if (lines.length <= mostLines(size) && lines.every((line) => widthOf(line) <= textWidth)) {
      return {size, lines};
    }
  }
  const size = sizes.at(-1) ?? 0;
  const lines = wrap(title, textWidth, (line) => measure(line, size, 700));
  const shown = lines.slice(0, mostLines(size));
  return {
    size,
    lines: shown.length < lines.length ? [...shown.slice(0, -1), `${shown.at(-1)} …`] : shown,
  };
}

/** The drawing of the page, with what is lit in the accent. */
function drawing({line, lit}: ArticlePicture, {muted, accentLine}: CardColours): string {
  const path = (d: string, colour: string): string => `<path d="${d}" stroke="${colour}"/>`;
  return (
    `<g transform="translate(${margin} 508)" fill="none" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
    `${path(line, muted)}${path(lit, accentLine)}</g>`
  );
}

/** Draws the link image of a page as SVG, 1200 by 630 pixels. */
export function cardSvg({title, section, site, picture, colours}: Card, measure: Measure): string {
  const {size, lines} = fit(title, measure);
  const lineHeight = lineHeightOf(size);
  const titleLines = lines
    .map(
      (line, index) =>
        `<text x="${margin - 3}" y="${titleTop + Math.round(size * 0.74) + index * lineHeight}" font-size="${size}" ` +
        `font-weight="700" letter-spacing="${-size / 50}" fill="${colours.text}">${escapeHtml(line)}</text>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${linkImages.width}" height="${linkImages.height}" font-family="Inter">` +
    `<rect width="${linkImages.width}" height="${linkImages.height}" fill="${colours.surface}"/>` +
    `<rect width="${linkImages.width}" height="10" fill="${colours.accentLine}"/>` +
    `<text x="${margin}" y="132" font-size="34" font-weight="600" fill="${colours.accent}">${escapeHtml(section)}</text>` +
    titleLines +
    drawing(picture, colours) +
    `<text x="${linkImages.width - margin}" y="560" font-size="32" font-weight="600" text-anchor="end" fill="${colours.muted}">${escapeHtml(site)}</text>` +
    '</svg>'
  );
}
