import {readFileSync} from 'node:fs';

/**
 * A template with its places, written as `{{name}}`, filled in.
 *
 * @param file - of the template
 */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) {
      throw new Error(`${file} has a place for ${name}, and nothing to put there`);
    }
    return values[name];
  });
}
