import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyEdits, type Edit, type Finding, type Rule} from './finding';
import {rules as allRules} from './rules';
import {readSite} from './site/read';

/** A finding with the rule that made it. */
export type Ruled = Finding & {rule: string};

/**
 * Reads the sources of a site and asks every rule about them.
 *
 * @param root - the project
 * @returns findings by file and line
 */
export async function findAll(root: string, rules: readonly Rule[] = allRules): Promise<Ruled[]> {
  const site = await readSite(root);
  const found = await Promise.all(
    rules.map(async (rule) =>
      (await rule.find(site)).map((finding) => ({...finding, rule: rule.name})),
    ),
  );
  return found
    .flat()
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Carries out the mechanical fixes among findings. Returns how many there were. */
export async function fixFiles(root: string, findings: readonly Finding[]): Promise<number> {
  const edits = new Map<string, Edit[]>();
  for (const {file, edit} of findings) {
    if (edit) {
      edits.set(file, [...(edits.get(file) ?? []), edit]);
    }
  }
  for (const [file, ofFile] of edits) {
    const full = path.join(root, file);
    await writeFile(full, applyEdits(await readFile(full, 'utf8'), ofFile));
  }
  return [...edits.values()].flat().length;
}
