import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Packages that load files next to them. */
const external = ['esbuild', 'jiti', 'sharp', 'tsx', 'typescript'];

/** Variables of CommonJS, as in the file of the command. */
const banner = `const __filename = process.argv[1];
const require = process.getBuiltinModule('node:module').createRequire(__filename);
const __dirname = require('node:path').dirname(__filename);`;

/**
 * Bundles a command with its packages, since loading their 1,400 files takes longer than the check of a page. The
 * bundle is kept in `node_modules/.cache` until a source of it or an installed version changes.
 *
 * @param {string} root - of the project
 * @param {string} file - the command, relative to `root`
 * @returns {Promise<string>} path of a module with the same exports
 */
export async function bundle(root, file) {
  const folder = path.join(root, 'node_modules', '.cache', 'commands');
  const {name} = path.parse(file);
  const list = path.join(folder, `${name}.json`);
  const findBundle = (sources) => {
    const hash = createHash('sha256');
    for (const source of sources.map((source) => path.join(root, source))) {
      hash.update(existsSync(source) ? readFileSync(source) : '').update('\0');
    }
    return path.join(folder, `${name}-${hash.digest('hex')}`);
  };
  let bundled = existsSync(list) ? findBundle(JSON.parse(readFileSync(list, 'utf8'))) : '';
  if (!existsSync(bundled)) {
    const {build} = await import('esbuild');
    mkdirSync(folder, {recursive: true});
    const outdir = mkdtempSync(path.join(folder, 'new-'));
    const {metafile} = await build({
      ...{absWorkingDir: root, entryPoints: [file], outdir, metafile: true, logLevel: 'silent'},
      ...{bundle: true, splitting: true, format: 'esm', platform: 'node', minifySyntax: true},
      outExtension: {'.js': '.mjs'},
      define: {'process.env.NODE_ENV': '"development"'},
      banner: {js: banner},
      external: external.flatMap((one) => [one, `${one}/*`]),
    });
    const sources = Object.keys(metafile.inputs).filter((one) => !one.includes('node_modules/'));
    sources.push('node_modules/.package-lock.json');
    bundled = findBundle(sources);
    readdirSync(folder)
      .filter((old) => old.startsWith(`${name}-`) && old !== path.basename(bundled))
      .forEach((old) => rmSync(path.join(folder, old), {recursive: true, force: true}));
    try {
      // Renamed, so that a parallel command never reads half a file.
      renameSync(outdir, bundled);
    } catch (error) {
      if (!existsSync(bundled)) {
        throw error;
      }
      // A parallel command has created the same bundle, and may be loading it.
      rmSync(outdir, {recursive: true});
    }
    writeFileSync(`${list}.${process.pid}`, JSON.stringify(sources));
    renameSync(`${list}.${process.pid}`, list);
  }
  return path.join(bundled, `${name}.mjs`);
}
