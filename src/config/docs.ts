import type {Options} from '@docusaurus/plugin-content-docs';
import type {Environment} from './environment';
import {hasHistory} from './history';

/** Options of the docs plugin: the site's root, one version labelled Next, generated sidebars. */
export function docsOptions(environment: Environment, siteDir: string): Options {
  return {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // Version numbers are file names here ("2.1.mdx"), not an order.
    numberPrefixParser: false,
    breadcrumbs: true,
    showLastUpdateTime: hasHistory(siteDir),
    editUrl: environment.editUrl,
    lastVersion: 'current',
    versions: {current: {label: 'Next', path: '', badge: false, banner: 'none'}},
    tags: false,
  };
}
