import {createHash} from 'node:crypto';
import type {Browser} from '@playwright/test';

/** Texts that fonts set differently, in the families that the site asks for. */
const samples = [
  ['system-ui', 'Hamburgefonstiv 0123456789'],
  ['system-ui', 'ÄÖÜ éàç → × − ‘’ “”'],
  ['monospace', 'gl_FragColor = vec4(1.0);'],
  ['sans-serif', 'Hamburgefonstiv'],
] as const;

/**
 * Name of the fonts and the browser that draw text on this machine. Pictures of text can only be
 * compared where it is the same, so references are kept by this name.
 */
export async function fontSituation(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  try {
    const measured = await page.evaluate((list) => {
      const context = document.createElement('canvas').getContext('2d');
      return list.flatMap(([family, text]) =>
        ['400 17px', '650 33px'].map((size) => {
          if (context) {
            context.font = `${size} ${family}`;
          }
          const {width, actualBoundingBoxAscent, actualBoundingBoxDescent} =
            context?.measureText(text) ?? {};
          return [width, actualBoundingBoxAscent, actualBoundingBoxDescent].join(' ');
        }),
      );
    }, samples);
    const hash = createHash('sha256').update(measured.join('\n')).digest('hex').slice(0, 8);
    const [major = 'x'] = browser.version().split('.');
    return `${process.platform}-chromium${major}-${hash}`;
  } finally {
    await page.close();
  }
}
