import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {leanConfig, leanGlobalData, leanRegistry, leanVersion, withNeighbours} from './lean';

const docsPlugin = 'docusaurus-plugin-content-docs/default';

/**
 * Writes leaner copies of the generated modules that every page loads, beside the generated ones,
 * and puts into the data of each page what it needs of the others.
 *
 * @returns the copies, by the name that the application imports the original under
 */
export function writeLean(context: LoadContext): Record<string, string> {
  const generated = context.generatedFilesDir;
  const docsFolder = path.join(generated, docsPlugin);
  const folder = path.join(generated, 'client-seams');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  const replaced: Record<string, string> = {};
  for (const name of readdirSync(path.join(docsFolder, 'p'))) {
    const version = leanVersion(readFileSync(path.join(docsFolder, 'p', name), 'utf8'));
    if (version) {
      write(name, version.text);
      replaced[`@generated/${docsPlugin}/p/${name}`] = `@generated/client-seams/${name}`;
      for (const page of readdirSync(docsFolder).filter((file) => file.startsWith('site-docs-'))) {
        const file = path.join(docsFolder, page);
        // The Markdown loader reads this file while it compiles the page.
        writeFileSync(file, withNeighbours(readFileSync(file, 'utf8'), version.docs));
      }
    }
  }

  const registry = readFileSync(path.join(generated, 'registry.js'), 'utf8');
  const globalData = readFileSync(path.join(generated, 'globalData.json'), 'utf8');
  return {
    '@generated/globalData': write('globalData.json', leanGlobalData(globalData)),
    '@generated/docusaurus.config': write('config.mjs', leanConfig(context.siteConfig)),
    '@generated/registry': write('registry.js', leanRegistry(registry, replaced)),
  };
}
