import path from 'node:path';
import {site} from '../../../config/site';
import {appearanceScript} from '../../application/inlineScript';
import {bundleText} from '../../bundleScript';
import {filled} from '../filled';
import {hashSource} from '../hosting/needs';

/** The page for what is not saved, and the policy that lets exactly its style and script through. */
export async function buildFallback(siteDir: string): Promise<{html: string; policy: string}> {
  const script = await appearanceScript(siteDir);
  const style = await bundleText(siteDir, 'src/offline/fallback.css');
  const places = {title: site.title, script, style};
  return {
    html: filled(path.join(siteDir, 'src/offline/fallback.html'), places),
    policy: `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
