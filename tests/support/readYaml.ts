import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * The data of a YAML file.
 *
 * @param steps - the way to it, such as `__dirname` and its name
 */
export function readYaml<T>(...steps: string[]): T {
  const text = readFileSync(path.join(...steps), 'utf8');
  return parse(text, {merge: true, customTags: ['binary']}) as T;
}
