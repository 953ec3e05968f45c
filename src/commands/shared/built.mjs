import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isFinished} from './finished.mjs';

/** What decides how a build turns out, besides the settings in the environment. */
const sources = ['blog', 'docs', 'src', 'static'];
const settings =
  /^(?:ALGOLIA_|SITE_URL$|BASE_URL$|TRAILING_SLASH$|REQUEST_ENDPOINT$|EDIT_URL$|ISSUES_URL$|CHAT_URL$|SOCIAL_URL$|OFFLINE$)/;

const markOf = (root) => path.join(root, '.cache', 'built');

/** A hash of the sources and settings: another one means another build. */
function stateOf(root, environment) {
  const hash = createHash('sha256');
  const files = [
    ...readdirSync(root).filter((name) => /\.(?:ts|mts|mjs|json)$/.test(name)),
    ...sources.flatMap((folder) =>
      existsSync(path.join(root, folder))
        ? readdirSync(path.join(root, folder), {recursive: true}).map((name) =>
            path.join(folder, name),
          )
        : [],
    ),
  ];
  for (const file of files.sort()) {
    const stats = statSync(path.join(root, file), {throwIfNoEntry: false});
    hash.update(`${file} ${stats?.size} ${stats?.mtimeMs}\n`);
  }
  for (const name of Object.keys(environment)
    .filter((one) => settings.test(one))
    .sort()) {
    hash.update(`${name}=${environment[name]}\n`);
  }
  return hash.digest('hex');
}

/**
 * Symbolic links among the pages that lead nowhere, at which Docusaurus would stop in the middle. It ignores
 * hidden ones, which editors make.
 */
export function deadLinks(root) {
  return ['blog', 'docs', 'static']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true}),
    )
    .filter((entry) => entry.isSymbolicLink() && !entry.name.startsWith('.'))
    .map(({parentPath, name}) => path.join(parentPath, name))
    .filter((file) => !existsSync(file))
    .map((file) => path.relative(root, file));
}

/** Whether the last build is of the sources and settings as they are now. */
export function isBuilt(root, environment = process.env) {
  const mark = markOf(root);
  return (
    isFinished(path.join(root, 'build')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === stateOf(root, environment)
  );
}

/**
 * Hashes what a build is made from, for {@link isBuilt}. Called before the build, so that what changes
 * while it runs is built again.
 *
 * @returns {() => void} stores the hash; to be called once the build is complete
 */
export function startState(root, environment = process.env) {
  const state = stateOf(root, environment);
  return () => {
    mkdirSync(path.dirname(markOf(root)), {recursive: true});
    writeFileSync(markOf(root), state);
  };
}
