/** npm run serve: serves the last build as a host would. */
import {serve} from './shared/serve.mjs';
import {lastBuild, start} from './shared/start.mjs';

await start(() => {
  lastBuild();
  return serve(process.cwd());
});
