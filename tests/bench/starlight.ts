import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../support/build';

/** Exact versions, so that results are comparable. */
const packages = {astro: '5.16.9', '@astrojs/starlight': '0.37.7'};

const config = `import {defineConfig, passthroughImageService} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  base: '/starlight',
  image: {service: passthroughImageService()},
  integrations: [starlight({title: 'Comparison'})],
});
`;

const content = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/**
 * Builds a page with Starlight's defaults for comparison. Installs the packages into `.cache`, once.
 *
 * @param markdown - file with the text of the page, without front matter
 * @returns the folder of the built site, to be served below `/starlight`; the page is its start page
 * @throws Error if npm or Astro fails
 */
export function starlightSite(markdown: string): string {
  const folder = path.join(root, '.cache', 'starlight');
  const write = (name: string, text: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const run = (command: string, ...args: string[]): void => {
    execFileSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
    });
  };
  const manifest = JSON.stringify({private: true, type: 'module', dependencies: packages});
  const installed = path.join(folder, 'package.json');
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === manifest;
  write('astro.config.mjs', config);
  write('src/content.config.ts', content);
  const [, title = '', text = ''] =
    /^# (.+)\n([\s\S]*)$/.exec(readFileSync(markdown, 'utf8')) ?? [];
  write('src/content/docs/index.md', `---\ntitle: ${JSON.stringify(title)}\n---\n${text}`);
  if (!isInstalled) {
    write('package.json', manifest);
    run('npm', 'install', '--no-audit', '--no-fund');
  }
  run(path.join('node_modules', '.bin', 'astro'), 'build');
  return path.join(folder, 'dist');
}
