import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Folders with what makes something of a file: another version may find other things. */
const makers = [path.resolve(__dirname, '..'), path.resolve(__dirname, '../../remark')];

/** Hash of the packages that are installed and of our own code, by the list of the packages. */
const versions = new Map<string, string>();

function versionOf(list: string): string {
  const code = makers.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  const hash = createHash('sha256');
  [list, ...code].forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('hex');
}

/** What an earlier check made of a file, kept beside the packages while neither has changed. */
export class Kept<Made> {
  private readonly folder: string;
  private readonly settings: string;

  /**
   * @param root - the project; without packages nothing is kept
   * @param name - of what is kept
   * @param settings - everything but the file itself that decides what is made of it
   */
  constructor(
    private readonly root: string,
    name: string,
    settings = '',
  ) {
    this.settings = createHash('sha256').update(settings).digest('hex');
    this.folder = path.join(root, 'node_modules', '.cache', 'check', name);
  }

  private version(): string | undefined {
    const list = path.join(this.root, 'node_modules', '.package-lock.json');
    if (!versions.has(list) && existsSync(list)) {
      versions.set(list, versionOf(list));
    }
    return versions.get(list);
  }

  private place(file: string): string {
    return path.join(this.folder, `${file.replaceAll('/', '+')}.json`);
  }

  private hash(text: string): string {
    return createHash('sha256')
      .update([this.version(), this.settings, text].join('\0'))
      .digest('hex');
  }

  /** What was made of this text, if it was kept. */
  recall(file: string, text: string): Made | undefined {
    const place = this.place(file);
    if (!this.version() || !existsSync(place)) {
      return undefined;
    }
    const {hash, made} = JSON.parse(readFileSync(place, 'utf8')) as {hash: string; made: Made};
    return hash === this.hash(text) ? made : undefined;
  }

  /** Keeps what was made of a text, in place of what was kept for the file before. */
  keep(file: string, text: string, made: Made): Made {
    if (this.version()) {
      mkdirSync(this.folder, {recursive: true});
      writeFileSync(this.place(file), JSON.stringify({hash: this.hash(text), made}));
    }
    return made;
  }
}
