import type {Options} from '@docusaurus/plugin-content-docs';
import type {Environment} from './environment';

/**
 * Options of the docs plugin: the site's root, one version labelled Next, generated sidebars.
 *
 * @param hasHistory - whether the site is in a git repository; without one pages have no "Last
 *   updated"
 */
export function docsOptions(environment: Environment, hasHistory: boolean): Options {
  return {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // Version numbers are file names here ("2.1.mdx"), not an order.
    numberPrefixParser: false,
    breadcrumbs: true,
    showLastUpdateTime: hasHistory,
    editUrl: environment.editUrl,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: '', badge: false, banner: 'none'}},
    tags: false,
  };
}
