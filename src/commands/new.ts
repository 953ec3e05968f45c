import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {newFiles, type ProjectView} from './shared/newFile';

/** Sidebar positions of the pages and folders in a folder. */
function positionsIn(folder: string): number[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = entry.isDirectory()
      ? path.join(folder, entry.name, '_category_.yml')
      : path.join(folder, entry.name);
    if (!existsSync(file) || !/\.(?:mdx?|yml)$/.test(file)) {
      return [];
    }
    const position = /^(?:sidebar_)?position:\s*(-?[\d.]+)/m.exec(readFileSync(file, 'utf8'))?.[1];
    return position === undefined ? [] : [Number(position)];
  });
}

/** Reads the data of a project that templates need. */
export function projectAt(root: string, today: string): ProjectView {
  const tags = parse(readFileSync(path.join(root, 'blog', 'tags.yml'), 'utf8')) as Record<
    string,
    unknown
  >;
  return {
    today,
    exists: (file) => existsSync(path.join(root, file)),
    positions: (folder) => positionsIn(path.join(root, folder)),
    tags: Object.keys(tags),
  };
}

/** Writes the files of a command. Returns their paths. */
export async function writeNew(
  root: string,
  command: readonly string[],
  today: string,
): Promise<string[]> {
  const files = newFiles(command, projectAt(root, today));
  for (const {path: file, text} of files) {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), text, {flag: 'wx'});
  }
  return files.map((file) => file.path);
}

/** `npm run new`: writes a page, post, release or device. */
export async function run(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const files = await writeNew(process.cwd(), process.argv.slice(2), today);
  console.log(
    `Created ${files.join(', ')}. Replace the placeholder text, then remove draft: true. npm run check shows what is missing.`,
  );
}
