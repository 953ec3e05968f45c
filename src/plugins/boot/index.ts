import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {BuiltScript} from './build';

/** Writes the boot script into the build. */
export default function bootPlugin(script: BuiltScript): Plugin {
  return {
    name: 'boot',
    async postBuild({outDir}) {
      const file = path.join(outDir, script.file);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, script.content);
    },
  };
}
