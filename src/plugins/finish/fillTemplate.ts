import {readFileSync} from 'node:fs';

/**
 * Fills in the placeholders of a template, written as `{{name}}`.
 *
 * @param file - path of the template
 */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) {
      throw new Error(`${file}: no value for the placeholder ${name}`);
    }
    return values[name];
  });
}
