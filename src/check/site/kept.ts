import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Folders with what makes something of a file: another version may find other things. */
const makers = [path.resolve(__dirname, '..'), path.resolve(__dirname, '../../remark')];

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex');
}

/** Hash of the packages that are installed and of our own code; none where no packages are. */
function versionOf(root: string): string | undefined {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  const code = makers.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  return existsSync(list)
    ? hashOf(...[list, ...code].map((file) => readFileSync(file)))
    : undefined;
}

/** What an earlier check made of a file, kept beside the packages while neither has changed. */
export class Kept<Made> {
  private readonly folder: string;
  private readonly version: string | undefined;

  /**
   * @param root - the project; without packages nothing is kept
   * @param name - of what is kept
   * @param settings - everything but the file itself that decides what is made of it
   */
  constructor(root: string, name: string, settings = '') {
    const version = versionOf(root);
    this.version = version && hashOf(version, settings);
    this.folder = path.join(root, 'node_modules', '.cache', 'check', name);
  }

  private place(file: string): string {
    return path.join(this.folder, `${file.replaceAll('/', '+')}.json`);
  }

  /** What was made of this text, if it was kept. */
  recall(file: string, text: string): Made | undefined {
    const place = this.place(file);
    if (!this.version || !existsSync(place)) {
      return undefined;
    }
    const {hash, made} = JSON.parse(readFileSync(place, 'utf8')) as {hash: string; made: Made};
    return hash === hashOf(this.version, text) ? made : undefined;
  }

  /** Keeps what was made of a text, in place of what was kept for the file before. */
  keep(file: string, text: string, made: Made): Made {
    if (this.version) {
      mkdirSync(this.folder, {recursive: true});
      const saved = {hash: hashOf(this.version, text), made};
      // Another check may read it meanwhile: it is there whole, or not at all.
      const place = this.place(file);
      writeFileSync(`${place}.${process.pid}`, JSON.stringify(saved));
      renameSync(`${place}.${process.pid}`, place);
    }
    return made;
  }
}
