/** A kind of page, and the page that stands for it. */
export interface Kind {
  name: string;
  address: string;
  /** What is there when the page has settled, if it changes after it has become interactive. */
  settled?: string;
}

/** Every kind of page of the site. */
export const kinds: readonly Kind[] = [
  {name: 'home', address: '/'},
  {name: 'page-with-diagram', address: '/videosync/introduction'},
  {name: 'reference-table', address: '/beam-fixture-editor/profile-source'},
  {name: 'decision-tree', address: '/videosync/troubleshooting/common-pitfalls'},
  {name: 'calculators', address: '/handbook/tools'},
  {name: 'articles', address: '/blog'},
  {name: 'article', address: '/blog/a-brief-history-of-videosync'},
  {name: 'release-notes', address: '/release-notes/introduction'},
  {name: 'search', address: '/search', settled: 'main input[type="search"]'},
  {name: 'form', address: '/fixture-profile-request'},
  {name: 'offline', address: '/offline', settled: '[data-offline] button'},
  {name: 'legal', address: '/privacy-policy'},
  {name: 'not-found', address: '/404.html'},
];

export const widths = [390, 1280] as const;

export const appearances = ['light', 'dark', 'stage'] as const;
export type Appearance = (typeof appearances)[number];

/** Height of the compared part of a page, in pixels. */
export const comparedHeight = 1000;
