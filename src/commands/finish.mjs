/** node src/commands/finish.mjs <folder>: the steps of a build after Docusaurus, on the folder that it has written. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {markFinished} from './shared/finished.mjs';
import {start} from './shared/start.mjs';

await start(async () => {
  const outDir = path.resolve(process.argv[2] ?? '');
  await import('tsx');
  const {finish} = createRequire(import.meta.url)('../plugins/finish/steps.ts');
  await finish(process.cwd(), outDir);
  markFinished(outDir);
});
