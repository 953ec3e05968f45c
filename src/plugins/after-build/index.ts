import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../../redirects';
import {saveProps, savedPropsFile} from '../../after-build/site';
import {checkPageLinks} from '../link-check';

/**
 * Hands the build over to the after-build command: the generator runs the last hooks of its plugins
 * side by side, but the steps build on each other's files. Links to pages are checked here already,
 * so that a broken one is told with file and line before the generator names only the page.
 */
export default function afterBuild({siteDir}: LoadContext, redirects: Redirect[]): Plugin {
  return {
    name: 'after-build',
    async postBuild(props) {
      await writeFile(
        path.join(props.generatedFilesDir, savedPropsFile),
        JSON.stringify(saveProps(props)),
      );
      await checkPageLinks(siteDir, props, redirects);
    },
  };
}
