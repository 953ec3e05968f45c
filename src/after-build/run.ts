import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {savedPropsFile, type BuiltProps, type SavedProps} from './site';
import {steps} from './steps';

/** Runs the after-build steps on the build that the generator left. */
async function run(): Promise<void> {
  const siteDir = process.cwd();
  const generated = path.join(siteDir, '.docusaurus', savedPropsFile);
  const props = JSON.parse(await readFile(generated, 'utf8')) as SavedProps;
  for (const step of steps(siteDir)) {
    const {name, postBuild} = step(props as unknown as LoadContext);
    const start = performance.now();
    await postBuild?.(props as unknown as BuiltProps & {content: unknown});
    if (process.env['BUILD_TIMES']) {
      console.log(`  ${name}: ${Math.round(performance.now() - start)} ms`);
    }
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
