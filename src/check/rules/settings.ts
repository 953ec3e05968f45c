import path from 'node:path';
import {transform} from 'esbuild';
import {findDataLine} from '../dataLine';
import {type Finding, findingIn, type Rule} from '../finding';
import {findIssues, type SettingsSource} from '../settings';
import {isSelected, type Site, type TextFile} from '../site/types';
import {yamlLine} from '../yaml';

async function findFaults(source: SettingsSource): Promise<Finding[]> {
  const {file, text, list} = source;
  return Promise.all(
    findIssues(source).map(async ({path, problem, fix}) => {
      const line = list ? await findDataLine(text, list, path) : yamlLine(text, path);
      return findingIn({file})(line, problem, fix);
    }),
  );
}

/** Folders of the sidebar that link to a page that does not exist. */
function findMissingPage({file, text, value}: SettingsSource, {files = []}: Site): Finding[] {
  const {id} = (value as {link?: {id?: unknown} | null} | null)?.link ?? {};
  if (typeof id !== 'string') {
    return [];
  }
  // An id may also be relative to the folder (Docusaurus, "category metadata").
  const bases = [`docs/${id}`, path.posix.join(path.posix.dirname(file), id)];
  const exists = bases.some(
    (base) => files.includes(`${base}.mdx`) || files.includes(`${base}.md`),
  );
  const fix = 'Write the path of the page below docs, without its extension.';
  return exists
    ? []
    : [findingIn({file})(yamlLine(text, ['link', 'id']), `There is no page ${id}`, fix)];
}

/** Names that an object of a module has twice: the later one would silently replace the earlier. */
async function repeatedNames({file, text}: TextFile): Promise<Finding[]> {
  const {warnings} = await transform(text, {loader: 'ts', logLevel: 'silent'}).catch(() => ({
    warnings: [],
  }));
  return warnings
    .filter(({id}) => id === 'duplicate-object-key')
    .map(({text: message, location}) => {
      const name = /"(.*)"/.exec(message)?.[1] ?? '';
      return findingIn({file})(
        location?.line ?? 1,
        `"${name}" is defined twice`,
        'Keep one of them.',
      );
    });
}

/** Authors, tags, synonyms, redirects and folders of the sidebar have all required fields, and no unknown ones. */
export const settings: Rule = async (site) => {
  const selected = <Source extends {file: string}>(sources: readonly Source[]): Source[] =>
    sources.filter(({file}) => isSelected(file, site.only));
  const findings = [
    ...selected(site.settings).map(findFaults),
    ...selected([...site.data, site.redirectsFile]).map(repeatedNames),
  ];
  const missing = selected(site.settings).flatMap((source) => findMissingPage(source, site));
  return [...missing, ...(await Promise.all(findings)).flat()];
};
