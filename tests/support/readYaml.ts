import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * Reads a YAML file.
 *
 * @param segments - segments of its path, such as `__dirname` and its name
 */
export function readYaml<T>(...segments: string[]): T {
  const text = readFileSync(path.join(...segments), 'utf8');
  return parse(text, {merge: true, customTags: ['binary']}) as T;
}
