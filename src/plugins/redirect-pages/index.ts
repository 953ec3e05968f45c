import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {build} from 'esbuild';
import type {Redirect} from '../../../redirects';
import type {AfterBuild} from '../../after-build/site';
import {redirectPage} from './page';

const isElsewhere = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * Gives every redirect one template, after client-redirects has validated and written them, and
 * counts by name those whose target page does not exist yet.
 */
export default function redirectPages(
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  redirects: Redirect[],
): AfterBuild {
  return {
    name: 'redirect-pages',
    async postBuild({outDir, routesPaths, baseUrl}) {
      const bundle = await build({
        entryPoints: [path.join(siteDir, 'src', 'plugins', 'redirect-pages', 'forward.ts')],
        absWorkingDir: siteDir,
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      });
      const script = bundle.outputFiles[0]?.text ?? '';
      const scriptFile = `assets/js/forward.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
      await mkdir(path.join(outDir, 'assets', 'js'), {recursive: true});
      await writeFile(path.join(outDir, scriptFile), script);

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
          : applyTrailingSlash(baseUrl + to.slice(1), {
              trailingSlash: siteConfig.trailingSlash,
              baseUrl,
            });
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
            canonical: isElsewhere(to) ? to : siteConfig.url + target,
            script: baseUrl + scriptFile,
            icon: `${baseUrl}favicon.svg`,
          }),
        );
      }
      logger.info(
        heldBack.length === 0
          ? `Redirects: ${redirects.length}, none held back.`
          : `Redirects held back because their page is not written yet: ${heldBack.length} (${heldBack.join(', ')}).`,
      );
    },
  };
}
