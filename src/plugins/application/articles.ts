import type {LoadContext, Plugin} from '@docusaurus/types';
import {readArticles} from './readArticles';
import type {Article} from '../../data/types';

/** How many articles the start page shows. */
const shown = 4;

/** Gives pages the newest articles. */
export default function articlesPlugin({siteDir}: LoadContext): Plugin<Article[]> {
  return {
    name: 'articles',
    loadContent: () => readArticles(siteDir),
    contentLoaded({content, actions}) {
      actions.setGlobalData({newest: content.slice(0, shown)});
    },
    getPathsToWatch: () => [`${siteDir}/blog/**/*.{md,mdx}`],
  };
}
