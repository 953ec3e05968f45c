/** npm run serve: serves the last build as a host would. */
import {lastBuild} from './shared/finished.mjs';
import {serve} from './shared/serve.mjs';
import {start} from './shared/start.mjs';

await start(() => {
  lastBuild();
  return serve(process.cwd());
});
