import path from 'node:path';
import logger from '@docusaurus/logger';
import {escapeHtml} from '../../../components/shared/escape';
import {bundleScript} from '../../bundleScript';
import {fillTemplate} from '../fillTemplate';
import {hostedRedirects, isExternal} from '../hosting/site';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';

/**
 * HTML of the page at an old address, with a canonical address and a visible link. An external script forwards
 * with query and hash; `refresh` is for readers without JavaScript.
 *
 * @param values - target, with the base URL or on another site; its full URL; URLs of the forwarding script and
 *   of the site's icon
 */
export function redirectPage(
  values: Record<'to' | 'canonical' | 'script' | 'icon', string>,
): string {
  const to = encodeURI(decodeURI(values.to));
  const texts = Object.entries({...values, to});
  const escaped = texts.map(([name, text]): [string, string] => [name, escapeHtml(text)]);
  return fillTemplate(path.join(__dirname, 'page.html'), Object.fromEntries(escaped));
}

/** Writes a page at each old address whose target exists; `npm run check` reports the others. */
export async function writeRedirectPages(build: Build): Promise<void> {
  const {siteDir, outDir, baseUrl, routesPaths, origin, redirects} = build;
  const script = await bundleScript(siteDir, 'src/plugins/finish/redirects/forward.ts', 'forward');
  await writeBuilt(outDir, script.file, script.content);
  const hosted = hostedRedirects(redirects, routesPaths, build);
  for (const {from, to} of hosted) {
    const page = redirectPage({
      to,
      canonical: isExternal(to) ? to : origin + to,
      script: baseUrl + script.file,
      icon: `${baseUrl}favicon.svg`,
    });
    await writeBuilt(outDir, `${from.slice(baseUrl.length)}/index.html`, page);
  }
  logger.info(`Redirects: ${hosted.length} of ${redirects.length}.`);
}
