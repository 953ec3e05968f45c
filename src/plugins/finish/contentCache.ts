import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Results of slow work, kept from one build to the next by the content that they were made from. */
export type ContentCache = Awaited<ReturnType<typeof openCache>>;

/** What else results depend on: the programs that make them. */
const version = ['zlib', 'brotli', 'modules']
  .map((name) => `${name}-${process.versions[name] ?? ''}`)
  .join('-');

/** Opens the cache of a project, which is made if it is not there. */
export async function openCache(siteDir: string) {
  const folder = path.join(siteDir, '.cache', 'build', version);
  await mkdir(folder, {recursive: true});
  const known = new Set(await readdir(folder));
  const used = new Map<string, Promise<Uint8Array>>();
  const find = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = path.join(folder, name);
    if (known.has(name)) {
      return readFile(file);
    }
    const made = await make();
    // A build that is ended while it writes must not leave half a file under a good name.
    await writeFile(`${file}.${process.pid}`, made);
    await rename(`${file}.${process.pid}`, file);
    return made;
  };
  return {
    /**
     * @param kind - what is made of the content; a file name's ending
     * @param content - what it is made from
     * @param make - makes it, when it is not there
     */
    get(
      kind: string,
      content: Uint8Array | string,
      make: () => Promise<Uint8Array>,
    ): Promise<Uint8Array> {
      const name = createHash('sha256').update(content).digest('hex') + kind;
      const result = used.get(name) ?? find(name, make);
      used.set(name, result);
      return result;
    },
    /** Removes what was not asked for since the cache was opened. */
    async tidy(): Promise<void> {
      const unused = [...known].filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name), {force: true})));
    },
  };
}
