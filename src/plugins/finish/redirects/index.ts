import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {bundleScript} from '../../bundleScript';
import {hostedRedirects, isElsewhere} from '../hosting/site';
import type {Build} from '../site';
import {writeBuilt} from '../writeBuilt';
import {redirectPage} from './page';

/**
 * Writes the page at each old address, and says which redirects are held back because their page does
 * not exist yet.
 *
 * @throws Error if a page has the address of a redirect
 */
export async function writeRedirectPages(build: Build): Promise<void> {
  const {siteDir, outDir, baseUrl, routesPaths, origin, redirects} = build;
  const script = await bundleScript(siteDir, 'src/plugins/finish/redirects/forward.ts', 'forward');
  await writeBuilt(outDir, script.file, script.content);
  const hosted = hostedRedirects(redirects, routesPaths, build);
  for (const {from, to} of hosted) {
    const name = from.slice(baseUrl.length);
    const file = `${name}/index.html`;
    if (existsSync(path.join(outDir, file)) || existsSync(path.join(outDir, `${name}.html`))) {
      throw new Error(`redirects.ts: ${from} is the address of a page. Remove the redirect.`);
    }
    const page = redirectPage({
      to,
      canonical: isElsewhere(to) ? to : origin + to,
      script: baseUrl + script.file,
      icon: `${baseUrl}favicon.svg`,
    });
    await writeBuilt(outDir, file, page);
  }
  const written = new Set(hosted.map(({from}) => from));
  const heldBack = redirects
    .map(({from}) => from)
    .filter((from) => !written.has(baseUrl + from.slice(1)));
  logger.info(
    heldBack.length === 0
      ? `Redirects: ${redirects.length}, none held back.`
      : `Redirects held back because their page is not written yet: ${heldBack.length} (${heldBack.join(', ')}).`,
  );
}
