import type {Options} from '@docusaurus/plugin-content-docs';
import type {Environment} from './environment';

/**
 * Options of the docs plugin: served at the root, with one version labelled Next.
 *
 * @param hasHistory - whether the site is in a git repository; without one pages have no "Last
 *   updated"
 */
export function docsOptions(environment: Environment, hasHistory: boolean): Options {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // File names such as "2.1.mdx" are version numbers, not sort prefixes.
    numberPrefixParser: false,
    showLastUpdateTime: hasHistory,
    editUrl: environment.editUrl,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: '', badge: false, banner: 'none'}},
    tags: false,
  };
}
