import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {shortHash} from '../bundleScript';
import {filesOf} from '../html/readBuild';
import type {Build} from '../site';
import {darkOnly} from './dark';
import {purge} from './purge';

/**
 * Takes out of the style sheet what no page and no script uses. Its name carries a hash of what is
 * left, since that depends on the pages.
 */
export async function removeUnusedStyles({outDir}: Pick<Build, 'outDir'>): Promise<void> {
  const inBuild = (file: string): string => path.join(outDir, file);
  const read = (file: string): Promise<string> => readFile(inBuild(file), 'utf8');
  const pages = await filesOf(outDir, '.html');
  const htmls = await Promise.all(pages.map(read));
  const scripts = await Promise.all((await filesOf(outDir, '.js')).map(read));
  for (const file of await filesOf(outDir, '.css')) {
    const whole = await read(file);
    const left = await purge(whole, [...htmls, ...scripts]);
    const renamed = file.replace(/[^/]+$/, `styles.${shortHash(left)}.css`);
    await rm(inBuild(file));
    await writeFile(inBuild(renamed), left);
    const dark = darkOnly(left);
    const darkFile = file.replace(/[^/]+$/, `dark.${shortHash(dark)}.css`);
    if (dark) {
      await writeFile(inBuild(darkFile), dark);
    }
    for (const [index, page] of pages.entries()) {
      const html = htmls[index] ?? '';
      if (html.includes(file)) {
        // Without script nothing says which appearance the system asks for, but a style sheet can.
        htmls[index] = html
          .replaceAll(file, renamed)
          .replace(
            /<link[^>]*rel=["']?stylesheet[^>]*>/,
            (link) =>
              link +
              (dark &&
                `<noscript>${link
                  .replace(renamed, darkFile)
                  .replace(
                    '<link',
                    '<link media="screen and (prefers-color-scheme: dark)"',
                  )}</noscript>`),
          );
        await writeFile(inBuild(page), htmls[index]);
      }
    }
    logger.info(`Styles: ${whole.length} characters, ${left.length} of them used.`);
  }
}
