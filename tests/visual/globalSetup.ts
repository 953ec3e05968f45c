import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type FullConfig} from '@playwright/test';
import serve from '../browser/globalSetup';
import {fontSituation} from './fonts';

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
