import {anchorRedirects, redirects} from '../../redirects';
import {readEnvironment} from '../config/environment';
import {externalLinks} from '../config/links';
import {readSearchSettings} from '../config/search';
import hosting from '../plugins/hosting';
import linkCheck from '../plugins/link-check';
import linkImages from '../plugins/link-images';
import markdownTwins from '../plugins/markdown-twins';
import {readPages, type BuiltPage} from '../plugins/markdown-twins/pages';
import offlineFiles from '../plugins/offline/afterBuild';
import precompress from '../plugins/precompress';
import styles from '../plugins/styles';
import redirectPages from '../plugins/redirect-pages';
import releaseFeed from '../plugins/release-feed';
import {searchIndexPlugin} from '../plugins/search-index';
import type {Background} from './background';
import type {Step} from './site';

/** Pages as they were when they were first asked for. */
function readOnce(): typeof readPages {
  let pages: Promise<BuiltPage[]> | undefined;
  return (outDir, baseUrl) => (pages ??= readPages(outDir, baseUrl));
}

/**
 * What happens to the final HTML, in order: each step may build on the files of those before it.
 * Pages and styles first, then what is read off them, then the worker, which lists every file, and
 * at last what only the host needs. Pictures are drawn and pages are packed while others run; a
 * step that changes pages comes before `packing.ahead`, and one that changes their text before
 * `images.ahead`.
 *
 * @param siteDir - root of the project
 * @param background - does slow work meanwhile
 * @param scripts - settles when scripts are packed
 */
export function steps(siteDir: string, background: Background, scripts: Promise<void>): Step[] {
  const environment = readEnvironment(process.env);
  const search = readSearchSettings(process.env);
  const allRedirects = redirects(siteDir, externalLinks(environment).fixtureEditor.href);
  const pages = readOnce();
  const images = linkImages({siteDir}, pages, background);
  const packing = precompress(background, scripts);
  return [
    () => images.ahead,
    (context) => redirectPages(context, allRedirects),
    styles,
    () => packing.ahead,
    (context) => releaseFeed(context),
    () => markdownTwins(pages),
    (context) => linkCheck(context, anchorRedirects),
    (context) => searchIndexPlugin(context, search),
    (context) => offlineFiles(context, environment.offline),
    () =>
      hosting({
        redirects: allRedirects,
        algoliaAppId: search.provider === 'algolia' ? search.appId : undefined,
        requestEndpoint: environment.requestEndpoint,
      }),
    () => images.rest,
    () => packing.rest,
  ];
}
