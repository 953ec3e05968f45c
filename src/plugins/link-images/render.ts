import {createRequire} from 'node:module';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {Measure} from './card';
import {indexedPng} from './png';

/** Fonts that the cards are set in, from a package, so that every computer draws the same. */
function fontFiles(siteDir: string): string[] {
  const resolve = createRequire(path.join(siteDir, 'package.json'));
  const folder = path.dirname(resolve.resolve('@expo-google-fonts/inter/package.json'));
  return ['600SemiBold/Inter_600SemiBold.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
    path.join(folder, file),
  );
}

/** Turns SVG into PNG, and measures text, with the fonts of the package only. */
export function createRenderer(siteDir: string): {png: (svg: string) => Buffer; measure: Measure} {
  const options = {
    font: {fontFiles: fontFiles(siteDir), loadSystemFonts: false, defaultFontFamily: 'Inter'},
    logLevel: 'off' as const,
  };
  const widths = new Map<string, number>();
  const widthAt100 = (text: string, weight: number): number => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">' +
      `<text y="100" font-family="Inter" font-size="100" font-weight="${weight}">${escaped}</text></svg>`;
    const box = new Resvg(svg, options).getBBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  return {
    png(svg) {
      const {pixels, width, height} = new Resvg(svg, options).render();
      return indexedPng(pixels, width, height);
    },
    measure(text, size, weight) {
      const key = `${weight} ${text}`;
      const width = widths.get(key) ?? widthAt100(text, weight);
      widths.set(key, width);
      return (width * size) / 100;
    },
  };
}
