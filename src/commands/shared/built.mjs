import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isFinished} from './finished.mjs';

/** Folders that a build depends on. */
const sources = ['blog', 'docs', 'src', 'static', path.join('.cache', 'pdf')];
const settings =
  /^(?:ALGOLIA_|SITE_URL$|BASE_URL$|TRAILING_SLASH$|REQUEST_ENDPOINT$|EDIT_URL$|ISSUES_URL$|CHAT_URL$|SOCIAL_URL$|OFFLINE$)/;

const getMarkPath = (root) => path.join(root, '.cache', 'built');

/** Hash of the inputs of a build. */
function hashInputs(root, environment) {
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
    .filter((variable) => settings.test(variable))
    .sort()) {
    hash.update(`${name}=${environment[name]}\n`);
  }
  return hash.digest('hex');
}

/**
 * Finds broken symbolic links among the pages, which would make Docusaurus fail halfway. Hidden ones, which editors
 * create, are ignored.
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

/** Whether the last build is up to date. */
export function isBuilt(root, environment = process.env) {
  const mark = getMarkPath(root);
  return (
    isFinished(path.join(root, 'build')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === hashInputs(root, environment)
  );
}

/**
 * Hashes the inputs of a build for {@link isBuilt}. Must be called before the build, so that changes during the build
 * trigger another one.
 *
 * @returns {() => void} stores the hash; to be called when the build is complete
 */
export function startState(root, environment = process.env) {
  const state = hashInputs(root, environment);
  return () => {
    mkdirSync(path.dirname(getMarkPath(root)), {recursive: true});
    writeFileSync(getMarkPath(root), state);
  };
}
