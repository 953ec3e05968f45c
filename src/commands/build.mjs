import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/*
 * Builds the site: first the generator, then the steps that read its final HTML. Arguments go to
 * the generator (for example --out-dir).
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const options = {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'};

const generator = spawnSync(bin('docusaurus'), ['build', ...process.argv.slice(2)], options);
if (generator.status !== 0) {
  process.exitCode = generator.status ?? 1;
} else {
  process.exitCode = spawnSync(bin('tsx'), ['src/after-build/run.ts'], options).status ?? 1;
}
