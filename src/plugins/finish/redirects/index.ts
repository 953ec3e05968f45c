import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {bundleScript} from '../../bundleScript';
import type {Build} from '../site';
import {redirectPage} from './page';

const isElsewhere = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * Gives every redirect one template, after client-redirects has validated and written them, and
 * counts by name those whose target page does not exist yet.
 */
export async function writeRedirectPages(build: Build): Promise<void> {
  const {siteDir, outDir, baseUrl, routesPaths, trailingSlash, origin, redirects} = build;
  const script = await bundleScript(siteDir, 'src/plugins/finish/redirects/forward.ts', 'forward');
  await mkdir(path.dirname(path.join(outDir, script.file)), {recursive: true});
  await writeFile(path.join(outDir, script.file), script.content);
  const pages = new Set(
    routesPaths.map((page) => page.slice(baseUrl.length - 1).replace(/(.)\/$/, '$1')),
  );
  const heldBack: string[] = [];
  for (const {from, to} of redirects) {
    if (!isElsewhere(to) && !pages.has(to)) {
      heldBack.push(from);
      continue;
    }
    const target = isElsewhere(to)
      ? to
      : applyTrailingSlash(baseUrl + to.slice(1), {trailingSlash, baseUrl});
    const file = path.join(outDir, from.slice(1), 'index.html');
    if (!isElsewhere(to) && !existsSync(file)) {
      throw new Error(
        `${from} has a target but client-redirects wrote no page for it; is the address taken?`,
      );
    }
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(
      file,
      redirectPage({
        to: target,
        canonical: isElsewhere(to) ? to : origin + target,
        script: baseUrl + script.file,
        icon: `${baseUrl}favicon.svg`,
      }),
    );
  }
  logger.info(
    heldBack.length === 0
      ? `Redirects: ${redirects.length}, none held back.`
      : `Redirects held back because their page is not written yet: ${heldBack.length} (${heldBack.join(', ')}).`,
  );
}
