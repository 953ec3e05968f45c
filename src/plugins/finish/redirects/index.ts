import path from 'node:path';
import logger from '@docusaurus/logger';
import {escapeHtml} from '../../../components/shared/escape';
import {bundleScript} from '../../bundleScript';
import {filled} from '../filled';
import {hostedRedirects, isElsewhere} from '../hosting/site';
import type {Build} from '../build';
import {writeBuilt} from '../writeBuilt';

/**
 * The page at an old address: valid HTML with a language, a title, a canonical address and a
 * visible link. One external script forwards with query and hash; `refresh` serves readers without
 * JavaScript.
 *
 * @param places - the target as it is followed, with the base address, or elsewhere; its full address; and
 *   the addresses of the forwarding script and of the site's icon
 */
export function redirectPage(
  places: Record<'to' | 'canonical' | 'script' | 'icon', string>,
): string {
  const to = encodeURI(decodeURI(places.to));
  const texts = Object.entries({...places, to});
  const escaped = texts.map(([name, text]): [string, string] => [name, escapeHtml(text)]);
  return filled(path.join(__dirname, 'page.html'), Object.fromEntries(escaped));
}

/** Writes the page at each old address whose target exists; `npm run check` tells of the others. */
export async function writeRedirectPages(build: Build): Promise<void> {
  const {siteDir, outDir, baseUrl, routesPaths, origin, redirects} = build;
  const script = await bundleScript(siteDir, 'src/plugins/finish/redirects/forward.ts', 'forward');
  await writeBuilt(outDir, script.file, script.content);
  const hosted = hostedRedirects(redirects, routesPaths, build);
  for (const {from, to} of hosted) {
    const page = redirectPage({
      to,
      canonical: isElsewhere(to) ? to : origin + to,
      script: baseUrl + script.file,
      icon: `${baseUrl}favicon.svg`,
    });
    await writeBuilt(outDir, `${from.slice(baseUrl.length)}/index.html`, page);
  }
  logger.info(`Redirects: ${hosted.length} of ${redirects.length}.`);
}
