import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/site';
import {bundleText} from '../bundleScript';

const announcementDefined = {announcementId: JSON.stringify(announcement.id)};

/** What of the inline script pages need that have no application. */
export const appearanceScript = (siteDir: string): Promise<string> =>
  bundleText(siteDir, 'src/clientModules/appearance.ts', announcementDefined);

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
    ...announcementDefined,
    baseUrl: JSON.stringify(baseUrl),
  });
  return {name, injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]})};
}
