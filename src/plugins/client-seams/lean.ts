import {withDescription} from '../../content/withDescription';

/*
 * What the generator hands to the application holds more than the browser uses: its options, the
 * list of all pages with their descriptions, and the source file of each chunk. Readers on slow
 * networks pay for each byte of it, so the application is built from leaner copies.
 */

/** Settings that only the build reads. */
const buildSettings = new Set([
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'ssrTemplate',
  'markdown',
]);

/**
 * The site's settings without those that only the build reads.
 *
 * @param config - the validated settings of the generator
 * @returns a module that exports them
 */
export function leanConfig(config: object): string {
  const kept = Object.entries(config).filter(([name]) => !buildSettings.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}

/**
 * Data that plugins share with every page, without the lists of all pages: what reads them, entries
 * of the bar for one page or for versions, this site does not have.
 */
export function leanGlobalData(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === 'docs' && Array.isArray(value) ? [] : value,
  );
}

/** What a generated file knows of the docs version, or of one page. */
interface DocsData {
  version?: {docs: Record<string, {description?: string}>};
  previous?: {title: string; permalink: string};
  next?: {title: string; permalink: string};
}

/**
 * Data of the docs version without `docs`, the list of all pages with title and description. Only
 * cards of generated category indexes read it, which this site has none of, and the links to the
 * previous and next page, whose descriptions are in the pages' own data (see `withNeighbours`).
 *
 * @param json - the generator's file, with or without a version in it
 * @returns the leaner file and the list, or undefined for a file that is not about a version
 */
export function leanVersion(
  json: string,
): {text: string; docs: Record<string, {description?: string}>} | undefined {
  const {version, ...rest} = JSON.parse(json) as DocsData;
  return version
    ? {text: JSON.stringify({version: {...version, docs: {}}, ...rest}), docs: version.docs}
    : undefined;
}

/**
 * Data of a page whose links to the previous and the next page have their descriptions.
 *
 * @param json - the generator's file about the page
 * @param docs - descriptions of all pages, by id
 */
export function withNeighbours(
  json: string,
  docs: Readonly<Record<string, {description?: string}>>,
): string {
  const data = JSON.parse(json) as DocsData;
  return JSON.stringify({
    ...data,
    previous: withDescription(data.previous, docs),
    next: withDescription(data.next, docs),
  });
}

const entry =
  /^\s*"[^"]+": \[\(\) => import\(.*?"([^"]+)"\), ("[^"]+"), require\.resolveWeak\("\1"\)\](?:,?\};?|,)?$/;

/**
 * Modules that are smaller than what asking for them costs: settings of plugins, and components
 * that only render the next one.
 */
const small = /\/__plugin\.json$|^@theme\/(?:DocsRoot|DocVersionRoot)$/;

/**
 * The registry of chunks without the names of source files, which only server rendering reads, and
 * with small modules in the application's own file.
 *
 * @param source - the generator's `registry.js`, one chunk per line
 * @param replaced - modules that are taken from another place, by name
 * @throws if the registry does not look as expected, so that a new version of it is noticed
 */
export function leanRegistry(source: string, replaced: Readonly<Record<string, string>>): string {
  return source
    .split('\n')
    .map((line) => {
      if (!line.includes('import(')) {
        return line;
      }
      const [, module = '', name = ''] = entry.exec(line) ?? [];
      if (!module) {
        throw new Error(
          `The registry of chunks has changed its form: ${line.trim().slice(0, 120)}. Adapt src/plugins/client-seams/lean.ts.`,
        );
      }
      const lean = line.replace(`, ${name}, `, ', "", ');
      if (small.test(module)) {
        return lean.replace(/\/\*.*?\*\//, '/* webpackMode: "eager" */');
      }
      const other = replaced[module];
      return other ? lean.replaceAll(`"${module}"`, `"${other}"`) : lean;
    })
    .join('\n');
}
