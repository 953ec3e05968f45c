import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync, Resvg} from '@resvg/resvg-js';
import sharp from 'sharp';
import {escapeHtml} from '../../../components/shared/escape';
import type {Measure} from './card';

/** Package of the fonts. */
export const fontPackage = '@expo-google-fonts/inter';

/** Fonts that the cards are set in, by weight; from a package, so that every computer draws the same. */
function fontFiles(siteDir: string): Record<string, string> {
  const resolve = createRequire(path.join(siteDir, 'package.json'));
  const folder = path.dirname(resolve.resolve(`${fontPackage}/package.json`));
  return {
    600: path.join(folder, '600SemiBold', 'Inter_600SemiBold.ttf'),
    700: path.join(folder, '700Bold', 'Inter_700Bold.ttf'),
  };
}

export interface Renderer {
  png: (svg: string) => Promise<Buffer>;
  measure: Measure;
}

/**
 * Turns SVG into PNG, off the main thread for the most part, and measures text, with the fonts of
 * the package only.
 */
export function createRenderer(siteDir: string): Renderer {
  const fonts = fontFiles(siteDir);
  const withFonts = (files: string[]) => ({
    font: {fontFiles: files, loadSystemFonts: false, defaultFontFamily: 'Inter'},
    logLevel: 'off' as const,
  });
  const all = withFonts(Object.values(fonts));
  const widths = new Map<string, number>();
  const widthAt100 = (text: string, weight: number): number => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">' +
      `<text y="100" font-family="Inter" font-size="100" font-weight="${weight}">${escapeHtml(text)}</text></svg>`;
    const box = new Resvg(svg, withFonts([fonts[weight] ?? ''])).getBBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  return {
    async png(svg) {
      const {pixels, width, height} = await renderAsync(svg, all);
      return sharp(pixels, {raw: {width, height, channels: 4}})
        .png({compressionLevel: 9})
        .toBuffer();
    },
    measure(text, size, weight) {
      const key = `${weight} ${text}`;
      const width = widths.get(key) ?? widthAt100(text, weight);
      widths.set(key, width);
      return (width * size) / 100;
    },
  };
}
