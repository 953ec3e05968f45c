import path from 'node:path';
import {site} from '../../../config/site';
import {appearanceScript} from '../../application/inlineScript';
import {bundleText} from '../../bundleScript';
import {fillTemplate} from '../fillTemplate';
import {hashSource} from '../hosting/needs';
import type {Build} from '../build';

/** Removes the custom properties that a minified style sheet doesn't use: most tokens, on this small page. */
export function removeUnusedProperties(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  return css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
}

/** Builds the page shown for pages that aren't saved, with a CSP for its script, its style and the site's icon. */
export async function buildFallback({
  siteDir,
  baseUrl,
}: Pick<Build, 'siteDir' | 'baseUrl'>): Promise<{html: string; policy: string}> {
  const script = await appearanceScript(siteDir, baseUrl);
  const style = removeUnusedProperties(await bundleText(siteDir, 'src/offline/fallback.css'));
  const values = {title: site.title, baseUrl, script, style};
  return {
    html: fillTemplate(path.join(siteDir, 'src/offline/fallback.html'), values),
    policy: `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
