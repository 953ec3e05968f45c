import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import siteConfig from '../../docusaurus.config';
import {root} from '../support/build';

const config = `module.exports = {
  title: 'Comparison',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  future: ${JSON.stringify(siteConfig.future)},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
};
`;

/** Prints the CPU time of a process, including its threads. */
const hook = `process.on('exit', () => {
  const {user, system} = process.cpuUsage();
  console.log('cpu ' + (user + system) / 1e6);
});
`;

/**
 * Builds the Markdown copies of a site with preset-classic and the bundler of this site.
 *
 * @param site - folder of a build
 * @returns CPU time in seconds
 * @throws Error with the output if the build fails
 */
export function buildWithPresetClassic(site: string): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preset-classic-'));
  try {
    for (const file of readdirSync(site, {recursive: true}) as string[]) {
      if (file.endsWith('.md')) {
        cpSync(path.join(site, file), path.join(folder, 'docs', file));
      }
    }
    writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    writeFileSync(path.join(folder, 'hook.cjs'), hook);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--require', './hook.cjs', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      {cwd: folder, encoding: 'utf8', env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}},
    );
    const seconds = Number(/^cpu ([\d.]+)$/m.exec(stdout)?.[1]);
    if (status !== 0 || !(seconds > 0)) {
      throw new Error(`preset-classic failed:\n${(stdout + stderr).slice(-3000)}`);
    }
    return seconds;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
