import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type FullConfig} from '@playwright/test';
import serve from '../browser/globalSetup';

/** Text whose width differs between fonts, in the font families of the site. */
const samples = [
  ['system-ui', 'Hamburgefonstiv 0123456789'],
  ['system-ui', 'ÄÖÜ éàç → × − ‘’ “”'],
  ['monospace', 'gl_FragColor = vec4(1.0);'],
  ['sans-serif', 'Hamburgefonstiv'],
] as const;

/**
 * An identifier of the platform, browser and fonts of this machine. Screenshots are only comparable if it is the
 * same, so it is the name of the folder of references.
 */
async function getFontId(browser: Browser): Promise<string> {
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

/** Serves the built site, and stores the font identifier of this machine in `VISUAL_FONTS`. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const stop = await serve();
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  process.env['VISUAL_FONTS'] = await getFontId(browser);
  await browser.close();
  const references = path.join(process.env['VISUAL_REFERENCES'] ?? '', process.env['VISUAL_FONTS']);
  process.env['VISUAL_HAS_REFERENCES'] = String(existsSync(references));
  return stop;
}
