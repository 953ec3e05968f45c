import type {Redirect} from '../../../redirects';
import {takeFinishInput, type FinishInput} from '../finishInput';
import {siteRedirects} from '../siteRedirects';

/** A build that is being finished. */
export interface Build extends FinishInput {
  /** Root of the project. */
  siteDir: string;
  redirects: readonly Redirect[];
}

/** The build that Docusaurus has just written into a folder. */
export async function buildIn(siteDir: string, outDir: string): Promise<Build> {
  const input = await takeFinishInput(siteDir, outDir);
  return {...input, siteDir, redirects: siteRedirects(siteDir)};
}
