import {PerfLogger} from '@docusaurus/logger';
import {loadBuild} from './build';
import {readBuild} from './html/readBuild';
import {finishArticleFeeds} from './articleFeeds';
import {checkLinks} from './links';
import {writeLinkImages} from './linkImages';
import {writeHosting} from './hosting';
import {extractMarkdown, writeMarkdownCopies} from './markdownCopies';
import {writeOffline} from './offline';
import {writeRedirectPages} from './redirects';
import {writeReleaseFeeds} from './releaseFeed';
import {extractContent, writeSearchIndex} from './search';
import {rejectSymlinks} from './staticLinks';
import {finishStyles} from './styles';
import {inlineStyles} from './styles/inline';

/**
 * Runs all post-build steps. The order matters: steps that change pages come first, then the pages are parsed
 * once, then come the steps that read them, and last those that list all files.
 *
 * @param outDir - the build that Docusaurus has just written
 * @throws Error with file, line and fix, when the build must not be published
 */
export async function finish(siteDir: string, outDir: string): Promise<void> {
  const build = await loadBuild(siteDir, outDir);
  // Logs the duration of each step with `DOCUSAURUS_PERF_LOGGER=true`.
  const {async: step} = PerfLogger;
  await step('Finish', async () => {
    await step('Symbolic links in static', () => rejectSymlinks(build.siteDir));
    await step('Redirects', () => writeRedirectPages(build));
    await step('Style sheets of pages', () => finishStyles(build));
    const site = await step('Reading', () =>
      readBuild(build.outDir, build.baseUrl, (page) => ({
        ...extractMarkdown(build, page),
        ...extractContent(page),
      })),
    );
    await step('Article feeds', () => finishArticleFeeds(build));
    await step('Release feeds', () => writeReleaseFeeds(build));
    await step('Markdown copies', () => writeMarkdownCopies(build, site));
    await step('Links', () => checkLinks(build, site));
    await step('Search index', () => writeSearchIndex(build, site));
    await step('Link images', () => writeLinkImages(build, site));
    const styles = await step('Styles in pages', () => inlineStyles(build));
    await step('Offline', () => writeOffline(build, site));
    await step('Hosting', () => writeHosting(build, site, styles));
  });
}
