import type {Plugin as PostCssPlugin} from 'postcss';
import type {Plugin} from '@docusaurus/types';

/** Letters of this size are what widths in pixels are meant for. */
const usualLetter = 16;

/**
 * A condition of a style sheet with its widths in sizes of letters instead of pixels. Heights stay:
 * they say how much of a screen a bar may take.
 */
export function inLetters(condition: string): string {
  return condition.replace(/\([^()]*\bwidth\b[^()]*\)/g, (feature) =>
    feature.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / usualLetter}em`),
  );
}

/**
 * Makes every style sheet decide by the size of letters, the theme's too: in a browser set to letters
 * of double size, a window of 1280 pixels holds what one of 640 does otherwise (WCAG 2.2, 1.4.4).
 * The application decides likewise: see `useWindowSize` in `src/clientModules/app`.
 */
export default function breakpoints(): Plugin {
  const letters: PostCssPlugin = {
    postcssPlugin: 'breakpoints-in-letters',
    AtRule: {
      media(rule) {
        rule.params = inLetters(rule.params);
      },
    },
  };
  return {
    name: 'breakpoints',
    configurePostCss(options) {
      options.plugins.push(letters);
      return options;
    },
  };
}
