import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Environment, readEnvironment} from '../config/environment';
import {algoliaSettings} from '../config/search';
import type {Release} from '../data/types';
import {docsIn, docsPlugin, releasesIn} from './application/content';
import {writeBuilt} from './finish/writeBuilt';

/** Data from Docusaurus that `src/plugins/finish` needs in addition to the files of the build. */
export interface FinishInput {
  outDir: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Origin of the published site. */
  origin: string;
  trailingSlash: boolean;
  generatedFilesDir: string;
  /** Paths of all pages, with the base URL. */
  routesPaths: string[];
  environment: Environment;
  /** Settings of the hosted search, if this build uses one. */
  algolia: ReturnType<typeof algoliaSettings>;
  /** All described releases. */
  releases: Release[];
}

/** Relative to the root of the project. `src/commands/build.mjs` removes it before a build. */
const file = path.join('.cache', 'finish.json');

/**
 * Writes {@link FinishInput} for `src/commands/finish.mjs` after Docusaurus has written its pages. The file
 * also proves that Docusaurus wasn't interrupted: on a signal it exits with status 0.
 */
export default function finishInput({siteDir}: LoadContext): Plugin {
  if (process.env['NODE_ENV'] === 'production') {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Before Docusaurus' own listener, which calls process.exit() without a status.
      process.prependListener(signal, () => {
        process.exitCode = 130;
      });
    }
  }
  return {
    name: 'finish-input',
    async postBuild({outDir, baseUrl, generatedFilesDir, routesPaths, siteConfig, plugins}) {
      const docs = plugins.find((plugin) => plugin.name === docsPlugin);
      const input: FinishInput = {
        ...{baseUrl, generatedFilesDir, routesPaths},
        // Docusaurus passes it with a trailing slash.
        outDir: path.resolve(outDir),
        origin: siteConfig.url,
        trailingSlash: siteConfig.trailingSlash ?? false,
        environment: readEnvironment(process.env),
        algolia: algoliaSettings(siteConfig.themeConfig),
        releases: releasesIn(docsIn(docs?.content), baseUrl),
      };
      await writeBuilt(siteDir, file, JSON.stringify(input));
    },
  };
}

/**
 * Reads and removes the plugin's file: the steps change the pages in place, so they must not run twice.
 *
 * @throws Error if the file is missing or for another folder
 */
export async function takeFinishInput(siteDir: string, outDir: string): Promise<FinishInput> {
  const full = path.join(siteDir, file);
  const text = await readFile(full, 'utf8').catch(() => '{}');
  const input = JSON.parse(text) as FinishInput;
  if (input.outDir !== outDir) {
    throw new Error(
      `${outDir} is not the output of a complete Docusaurus build. Run npm run build, which runs all steps.`,
    );
  }
  await rm(full);
  return input;
}
