import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Environment} from './environment';
import {footerGroups} from './footer';
import {externalLinks} from './links';
import {navbarItems} from './navbar';
import type {AlgoliaSettings} from './search';
import {announcement, site} from './site';

/**
 * Options of the theme.
 *
 * @param algolia - settings of the hosted search; the search theme validates them
 */
export function themeConfig(environment: Environment, algolia?: AlgoliaSettings): ThemeConfig {
  const links = externalLinks(environment);
  return {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: {id: announcement.id, content: announcement.text, isCloseable: true},
    navbar: {title: site.title, hideOnScroll: true, items: navbarItems(links)},
    footer: {links: footerGroups(links), copyright: site.company},
    metadata: [{property: 'og:type', content: 'website'}],
    ...(algolia ? {algolia: {...algolia, contextualSearch: true, searchPagePath: 'search'}} : {}),
  };
}
