import {PerfLogger} from '@docusaurus/logger';
import {buildIn} from './build';
import {readBuild} from './html/readBuild';
import {finishArticleFeeds} from './articleFeeds';
import {checkLinks} from './links';
import {drawLinkImages} from './linkImages';
import {writeHosting} from './hosting';
import {writeMarkdownCopies} from './markdownCopies';
import {writeOffline} from './offline';
import {writeRedirectPages} from './redirects';
import {writeReleaseFeeds} from './releaseFeed';
import {writeSearchIndex} from './search';
import {refuseStaticLinks} from './staticLinks';
import {finishStyles} from './styles';
import {inlineStyles} from './styles/inline';

/**
 * All steps after Docusaurus has written its pages. The order matters: first what changes pages; then they
 * are parsed, once; then what is made from them; last what lists all files.
 *
 * @param outDir - what Docusaurus has just built
 * @throws Error with file, line and fix, when the build must not be published
 */
export async function finish(siteDir: string, outDir: string): Promise<void> {
  const build = await buildIn(siteDir, outDir);
  // With `DOCUSAURUS_PERF_LOGGER=true` the log has the duration of each step.
  const {async: step} = PerfLogger;
  await step('Finish', async () => {
    await step('Links in static', () => refuseStaticLinks(build.siteDir));
    await step('Redirects', () => writeRedirectPages(build));
    await step('Style sheets of pages', () => finishStyles(build));
    const site = await step('Reading', () => readBuild(build.outDir, build.baseUrl));
    await step('Article feeds', () => finishArticleFeeds(build));
    await step('Release feeds', () => writeReleaseFeeds(build));
    await step('Markdown copies', () => writeMarkdownCopies(build, site));
    await step('Links', () => checkLinks(build, site));
    await step('Search index', () => writeSearchIndex(build, site));
    await step('Link images', () => drawLinkImages(build, site));
    const styles = await step('Styles in pages', () => inlineStyles(build));
    await step('Offline', () => writeOffline(build, site));
    await step('Hosting', () => writeHosting(build, site, styles));
  });
}
