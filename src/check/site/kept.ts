import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The packages that are installed; other versions may find other things. */
const packages = new Map<string, string>();

/** What an earlier check made of a file, kept beside the packages while neither has changed. */
export class Kept<Made> {
  private readonly folder: string;

  /**
   * @param root - the project; without packages nothing is kept
   * @param name - of what is kept
   * @param settings - everything but the file itself that decides what is made of it
   */
  constructor(
    private readonly root: string,
    name: string,
    private readonly settings = '',
  ) {
    this.folder = path.join(root, 'node_modules', '.cache', 'check', name);
  }

  private packages(): string | undefined {
    const list = path.join(this.root, 'node_modules', '.package-lock.json');
    if (!packages.has(list) && existsSync(list)) {
      packages.set(list, createHash('sha256').update(readFileSync(list)).digest('hex'));
    }
    return packages.get(list);
  }

  private place(file: string): string {
    return path.join(this.folder, `${file.replaceAll('/', '+')}.json`);
  }

  private hash(text: string): string {
    return createHash('sha256')
      .update([this.packages(), this.settings, text].join('\0'))
      .digest('hex');
  }

  /** What was made of this text, if it was kept. */
  recall(file: string, text: string): Made | undefined {
    const place = this.place(file);
    if (!this.packages() || !existsSync(place)) {
      return undefined;
    }
    const {hash, made} = JSON.parse(readFileSync(place, 'utf8')) as {hash: string; made: Made};
    return hash === this.hash(text) ? made : undefined;
  }

  /** Keeps what was made of a text, in place of what was kept for the file before. */
  keep(file: string, text: string, made: Made): Made {
    if (this.packages()) {
      mkdirSync(this.folder, {recursive: true});
      writeFileSync(this.place(file), JSON.stringify({hash: this.hash(text), made}));
    }
    return made;
  }
}
