import {anchorRedirects, redirects} from '../../redirects';
import {readEnvironment} from '../config/environment';
import {externalLinks} from '../config/links';
import {readSearchSettings} from '../config/search';
import hosting from '../plugins/hosting';
import linkCheck from '../plugins/link-check';
import linkImages from '../plugins/link-images';
import markdownTwins from '../plugins/markdown-twins';
import offlineFiles from '../plugins/offline/afterBuild';
import precompress from '../plugins/precompress';
import styles from '../plugins/styles';
import redirectPages from '../plugins/redirect-pages';
import releaseFeed from '../plugins/release-feed';
import {searchIndexPlugin} from '../plugins/search-index';
import type {Step} from './site';

/**
 * What happens to the final HTML, in order: each step may build on the files of those before it.
 * Pages and styles first (and scripts begin to be packed), then what is read off them, then the
 * worker, which lists every file, and at last what only the host needs.
 *
 * @param siteDir - root of the project
 */
export function steps(siteDir: string): Step[] {
  const environment = readEnvironment(process.env);
  const search = readSearchSettings(process.env);
  const allRedirects = redirects(siteDir, externalLinks(environment).fixtureEditor.href);
  const {ahead, rest} = precompress();
  return [
    () => ahead,
    (context) => redirectPages(context, allRedirects),
    styles,
    (context) => releaseFeed(context),
    (context) => linkImages(context),
    (context) => markdownTwins(context),
    (context) => linkCheck(context, anchorRedirects),
    (context) => searchIndexPlugin(context, search),
    (context) => offlineFiles(context, environment.offline),
    () =>
      hosting({
        redirects: allRedirects,
        algoliaAppId: search.provider === 'algolia' ? search.appId : undefined,
        requestEndpoint: environment.requestEndpoint,
      }),
    () => rest,
  ];
}
