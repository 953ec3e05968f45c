import logger from '@docusaurus/logger';
import {bundleScript} from '../../bundleScript';
import {hostedRedirects, isElsewhere} from '../hosting/site';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';
import {redirectPage} from './page';

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
