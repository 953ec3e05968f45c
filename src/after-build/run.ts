import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Bundled} from '../plugins/precompress/scripts';
import {startBackground, type Background} from './background';
import {savedPropsFile, type BuiltProps, type SavedProps} from './site';
import {steps} from './steps';

/** Messages of the build command. */
type Message = Bundled | 'begin';

/** Runs the after-build steps on the build that the generator left. */
async function run(siteDir: string, background: Background, scripts: Promise<void>): Promise<void> {
  const generated = path.join(siteDir, '.docusaurus', savedPropsFile);
  const props = JSON.parse(await readFile(generated, 'utf8')) as SavedProps;
  for (const step of steps(siteDir, background, scripts)) {
    const {name, postBuild} = step(props as unknown as LoadContext);
    const start = performance.now();
    await postBuild?.(props as unknown as BuiltProps & {content: unknown});
    if (process.env['BUILD_TIMES']) {
      console.log(`  ${name}: ${Math.round(performance.now() - start)} ms`);
    }
  }
}

const siteDir = process.cwd();
const background = startBackground();
let scripts = Promise.resolve();

// The build command starts this one early and says how far the generator is. It hangs up when there
// is no build.
process.on('disconnect', () => background.end());
process.on('message', (message: Message) => {
  if (message !== 'begin') {
    scripts = background.run('packFiles', {
      siteDir,
      folder: path.join(message.bundled, 'assets', 'js'),
      ending: '.js',
    });
    return;
  }
  run(siteDir, background, scripts)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    })
    .finally(() => {
      if (process.connected) {
        process.disconnect();
      }
    });
});

if (!process.connected) {
  background.end();
  console.error('The steps after the build are run by npm run build.');
  process.exitCode = 1;
}
