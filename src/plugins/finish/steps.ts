import {readBuild} from './html/readBuild';
import {checkLinks} from './links';
import {drawLinkImages} from './linkImages';
import {writeHosting} from './hosting';
import {writeMarkdownCopies} from './markdownCopies';
import {writeOffline} from './offline';
import {writeRedirectPages} from './redirects';
import {writeReleaseFeeds} from './releaseFeed';
import {writeSearchIndex} from './search';
import type {Build} from './site';
import {refuseStaticLinks} from './staticLinks';
import {finishStyles} from './styles';
import {inlineStyles} from './styles/inline';

/**
 * Everything that happens to a build after the generator has written its pages. The order matters:
 * first what changes pages; then they are read, once; then what is made of them; at the end what
 * lists all files.
 *
 * @throws Error with file, line and fix, when the build must not be published
 */
export async function finish(build: Build): Promise<void> {
  await refuseStaticLinks(build.siteDir);
  await writeRedirectPages(build);
  await finishStyles(build);
  const site = await readBuild(build.outDir, build.baseUrl);
  await writeReleaseFeeds(build);
  await writeMarkdownCopies(build, site);
  await checkLinks(build, site);
  await writeSearchIndex(build, site);
  await drawLinkImages(build, site);
  const styles = await inlineStyles(build);
  await writeOffline(build, site);
  await writeHosting(build, site, styles);
}
