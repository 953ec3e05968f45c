import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../../browser/early/inline';
import {announcement} from '../../config/site';
import {bundleScript} from '../bundleScript';

/**
 * Adds what a page needs before, or without, the application: one inline script, the same on every
 * page, and one file. The preview starts the application at once and needs neither.
 */
export default async function earlyScript({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const name = 'early-script';
  if (process.env['NODE_ENV'] !== 'production') {
    return {name};
  }
  const script = await bundleScript(siteDir, 'src/browser/early/main.ts', 'early');
  return {
    name,
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: inlineScript(announcement.id)},
        {tagName: 'script', attributes: {src: baseUrl + script.file, defer: true}},
      ],
    }),
    async postBuild({outDir}) {
      const file = path.join(outDir, script.file);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, script.content);
    },
  };
}
