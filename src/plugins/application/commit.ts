import {execFileSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The commit that a folder is at, as git shortens it.
 *
 * @returns nothing where there is no git or no commit
 */
export function commitOf(folder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Gives pages the commit that they were built from, in a file of its own. */
export default function commitPlugin({siteDir}: LoadContext): Plugin<string | undefined> {
  return {
    name: 'commit',
    loadContent: () => commitOf(siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('commit.json', {commit: content});
    },
  };
}
