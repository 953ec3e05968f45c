/** node src/commands/finish.mjs <folder>: runs the post-build steps on the output folder of Docusaurus. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {markFinished} from './shared/finished.mjs';
import {start} from './shared/start.mjs';

await start(async () => {
  const outDir = path.resolve(process.argv[2] ?? '');
  const require = createRequire(import.meta.url);
  require('tsx/cjs');
  const {finish} = require('../plugins/finish/steps.ts');
  await finish(process.cwd(), outDir);
  markFinished(outDir);
});
