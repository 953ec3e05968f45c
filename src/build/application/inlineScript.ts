import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/site';
import {bundleScript, bundleText} from '../bundleScript';

const announcementId = JSON.stringify(announcement.id);

/** What of the inline script pages need that have no application. */
export const appearanceScript = (siteDir: string): Promise<string> =>
  bundleText(siteDir, 'src/browser/appearance.ts', {announcementId});

/**
 * Adds the one inline script, the same on every page, and writes the one that it loads in trouble. The
 * preview starts the application at once and does without them.
 */
export default async function inlineScript({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const name = 'inline-script';
  if (process.env['NODE_ENV'] !== 'production') {
    return {name};
  }
  const trouble = await bundleScript(siteDir, 'src/browser/trouble.ts', 'trouble');
  const innerHTML = await bundleText(siteDir, 'src/browser/inline.ts', {
    announcementId,
    troubleAddress: JSON.stringify(baseUrl + trouble.file),
  });
  return {
    name,
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
    async postBuild({outDir}) {
      const file = path.join(outDir, trouble.file);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, trouble.content);
    },
  };
}
