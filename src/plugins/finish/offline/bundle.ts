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
  return {
    html: filled(path.join(siteDir, 'src/offline/fallback.html'), {
      title: site.title,
      script,
      style,
    }),
    policy: `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

/**
 * The worker as one script.
 *
 * @param options.version - version of the manifest that it belongs to
 * @param options.redirects - page name → address of the target
 */
export async function buildWorker(options: {
  siteDir: string;
  version: string;
  redirects: Readonly<Record<string, string>>;
}): Promise<string> {
  const {siteDir, version, redirects} = options;
  return bundleText(siteDir, 'src/offline/worker/main.ts', {
    offlineVersion: JSON.stringify(version),
    offlineRedirects: JSON.stringify(redirects),
    offlineFallback: JSON.stringify(await buildFallback(siteDir)),
  });
}
