import {type Redirect, redirects} from '../../../redirects';
import {type FinishInput, takeFinishInput} from '../finishInput';
import {siteRedirects} from '../siteRedirects';

/** A build that the post-build steps run on. */
export interface Build extends FinishInput {
  /** Root of the project. */
  siteDir: string;
  redirects: readonly Redirect[];
}

/** Loads the build that Docusaurus has just written to a folder. */
export async function loadBuild(siteDir: string, outDir: string): Promise<Build> {
  const input = await takeFinishInput(siteDir, outDir);
  return {...input, siteDir, redirects: siteRedirects(siteDir, redirects)};
}
