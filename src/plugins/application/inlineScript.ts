import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement, getNameSuffix} from '../../config/site';
import {bundleText} from '../bundleScript';

/** Constants to define in scripts that are bundled outside the application. */
const constants = (baseUrl: string): Record<string, string> => ({
  announcementId: JSON.stringify(announcement.id),
  siteNameSuffix: JSON.stringify(getNameSuffix(baseUrl)),
});

/** The part of the inline script that pages outside the application need, such as the offline fallback. */
export const appearanceScript = (siteDir: string, baseUrl: string): Promise<string> =>
  bundleText(siteDir, 'src/clientModules/appearance.ts', constants(baseUrl));

/**
 * Adds the inline script, which is the same on every page. The dev server starts the application at once, so
 * it needs no script.
 */
export default async function inlineScript({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const name = 'inline-script';
  if (process.env['NODE_ENV'] !== 'production') {
    return {name};
  }
  const innerHTML = await bundleText(siteDir, 'src/clientModules/inline.ts', {
    ...constants(baseUrl),
    baseUrl: JSON.stringify(baseUrl),
  });
  return {name, injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]})};
}
