import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement, suffixOf} from '../../config/site';
import {bundleText} from '../bundleScript';

/** Constants of every script of the site that a bundler of ours makes. */
const constants = (baseUrl: string): Record<string, string> => ({
  announcementId: JSON.stringify(announcement.id),
  siteNameSuffix: JSON.stringify(suffixOf(baseUrl)),
});

/** The part of the inline script that pages without the application need. */
export const appearanceScript = (siteDir: string, baseUrl: string): Promise<string> =>
  bundleText(siteDir, 'src/clientModules/appearance.ts', constants(baseUrl));

/**
 * Adds the one inline script, the same on every page. The preview starts the application at once and does
 * without it.
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
