import path from 'node:path';
import {site} from '../../../config/site';
import {appearanceScript} from '../../application/inlineScript';
import {bundleText} from '../../bundleScript';
import {filled} from '../filled';
import {hashSource} from '../hosting/needs';
import type {Build} from '../build';

/** The page for what isn't saved, and the policy that allows its script, its style and the site's icon. */
export async function buildFallback({
  siteDir,
  baseUrl,
}: Pick<Build, 'siteDir' | 'baseUrl'>): Promise<{html: string; policy: string}> {
  const script = await appearanceScript(siteDir, baseUrl);
  const style = await bundleText(siteDir, 'src/offline/fallback.css');
  const places = {title: site.title, baseUrl, script, style};
  return {
    html: filled(path.join(siteDir, 'src/offline/fallback.html'), places),
    policy: `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
