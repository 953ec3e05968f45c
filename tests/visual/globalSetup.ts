import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type FullConfig} from '@playwright/test';
import serve from '../browser/globalSetup';

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
async function fontSituation(browser: Browser): Promise<string> {
  const page = await browser.newPage();
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
}

/** Serves the built site, and names the fonts of this machine in `VISUAL_FONTS`. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const stop = await serve();
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  process.env['VISUAL_FONTS'] = await fontSituation(browser);
  await browser.close();
  const references = path.join(process.env['VISUAL_REFERENCES'] ?? '', process.env['VISUAL_FONTS']);
  process.env['VISUAL_HAS_REFERENCES'] = String(existsSync(references));
  return stop;
}
