import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {project} from '../../remark/readText';

/** Folders with code that the cached results depend on. */
const codeFolders = ['check', 'remark'].map((name) => path.join(project, 'src', name));

function computeHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex');
}

let codeHash: string | undefined;

/** Hash of the code of the check, which doesn't change while it runs. */
function getCodeHash(): string {
  codeHash ??= computeHash(
    ...codeFolders.flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .map((name) => readFileSync(path.join(folder, name))),
    ),
  );
  return codeHash;
}

/** Hash of the installed packages and of the code; undefined without packages. */
function getVersion(root: string): string | undefined {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(list) ? computeHash(readFileSync(list), getCodeHash()) : undefined;
}

/** Cache of results by file, in `node_modules/.cache`; invalidated when packages or code change. */
export class ResultCache<Result> {
  private readonly folder: string;
  private readonly version: string | undefined;

  /**
   * @param root - root of the project; without packages nothing is cached
   * @param name - name of the cache
   * @param settings - other inputs that the results depend on
   */
  constructor(root: string, name: string, settings = '') {
    const version = getVersion(root);
    this.version = version && computeHash(version, settings);
    this.folder = path.join(root, 'node_modules', '.cache', 'check', name);
  }

  private getPath(file: string): string {
    return path.join(this.folder, `${file.replaceAll('/', '+')}.json`);
  }

  /** Cached result for a text. */
  get(file: string, text: string): Result | undefined {
    const cachePath = this.getPath(file);
    if (!this.version || !existsSync(cachePath)) {
      return undefined;
    }
    const {hash, result} = JSON.parse(readFileSync(cachePath, 'utf8')) as {
      hash: string;
      result: Result;
    };
    return hash === computeHash(this.version, text) ? result : undefined;
  }

  /** Caches the result for a text, and returns it. */
  set(file: string, text: string, result: Result): Result {
    if (this.version) {
      mkdirSync(this.folder, {recursive: true});
      const saved = {hash: computeHash(this.version, text), result};
      // Renamed, so that a parallel check never reads half a file.
      const cachePath = this.getPath(file);
      writeFileSync(`${cachePath}.${process.pid}`, JSON.stringify(saved));
      renameSync(`${cachePath}.${process.pid}`, cachePath);
    }
    return result;
  }
}
