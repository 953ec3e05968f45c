import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/*
 * Builds the site: first the generator, then the steps that read its final HTML. Arguments go to
 * the generator (for example --out-dir). The second command loads its modules while the first one
 * works, and packs scripts as soon as they are there.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const {resolve} = createRequire(import.meta.url);
const start = (args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
const statusOf = async (command) => (await once(command, 'exit'))[0] ?? 1;

const generator = start([
  resolve('@docusaurus/core/bin/docusaurus.mjs'),
  'build',
  ...process.argv.slice(2),
]);
const afterBuild = start(['--import', 'tsx', 'src/after-build/run.ts']);
const ended = statusOf(afterBuild);
const tell = (message) => afterBuild.connected && afterBuild.send(message);
generator.on('message', tell);

let isOver = false;
ended
  .catch(() => 1)
  .then(() => {
    if (!isOver) {
      console.error(
        'The steps after the build could not start; their message stands above what the generator said.',
      );
      generator.kill();
    }
  });
const status = await statusOf(generator);
isOver = true;
if (status === 0) {
  tell('begin');
} else if (afterBuild.connected) {
  afterBuild.disconnect();
}
process.exitCode = status || (await ended);
