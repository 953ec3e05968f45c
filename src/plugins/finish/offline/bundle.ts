import {createHash} from 'node:crypto';
import {site} from '../../../config/site';
import {fallbackTemplate} from '../../../offline/fallback';
import {appearanceScript} from '../../application/inlineScript';
import {bundleText} from '../../bundleScript';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page for what is not saved, and the policy that lets exactly its style and script through. */
export async function buildFallback(siteDir: string): Promise<{html: string; policy: string}> {
  const script = await appearanceScript(siteDir);
  const style = await bundleText(siteDir, 'src/offline/fallback.css');
  return {
    html: fallbackTemplate({title: site.title, script, style}),
    policy: `default-src 'none'; script-src ${sha256(script)}; style-src ${sha256(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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

/** The worker that removes an installed one. */
export async function buildRemover(siteDir: string): Promise<string> {
  return bundleText(siteDir, 'src/offline/worker/removed.ts', {
    offlineVersion: '""',
    offlineRedirects: '{}',
    offlineFallback: '{}',
  });
}
