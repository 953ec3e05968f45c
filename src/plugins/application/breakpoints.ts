import type {Plugin as PostCssPlugin} from 'postcss';
import type {Plugin} from '@docusaurus/types';

/** Font size, in pixels, that breakpoints in pixels are designed for: the default of browsers. */
const rootFontSize = 16;

/**
 * Converts the widths of a media query from px to em. Heights stay in px: they limit how much of the screen
 * a sticky bar may cover, whatever the font size.
 */
export function pxToEm(condition: string): string {
  return condition.replace(/\([^()]*\bwidth\b[^()]*\)/g, (feature) =>
    feature.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / rootFontSize}em`),
  );
}

/**
 * Rewrites px breakpoints to em in every style sheet, including the theme's: with the browser's font size
 * doubled, a 1280-pixel window holds as much text as a 640-pixel one does at the default size
 * (WCAG 2.2, 1.4.4). `useWindowSize` in `src/clientModules/app` compares in em, too.
 */
export default function breakpoints(): Plugin {
  const pxToEmPlugin: PostCssPlugin = {
    postcssPlugin: 'breakpoints-px-to-em',
    AtRule: {
      media(rule) {
        rule.params = pxToEm(rule.params);
      },
    },
  };
  return {
    name: 'breakpoints',
    configurePostCss(options) {
      options.plugins.push(pxToEmPlugin);
      return options;
    },
  };
}
