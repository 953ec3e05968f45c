import {byLetter} from '../../content/Glossary/byLetter';
import {treeShape} from '../../content/Troubleshooter/treeShape';
import type {ReferenceTableData, Tree} from '../../data/types';
import {headingsOf} from '../../markdown/headings';
import {elements, importsOf} from './tree';
import type {DataModule, Page, Site} from './types';

/** Whether an export of a data module is a reference table. */
export function isTable(value: unknown): value is ReferenceTableData {
  return typeof value === 'object' && value !== null && 'rows' in value && 'columns' in value;
}

/** Whether an export of a data module is a decision tree. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'root' in value && 'symptom' in value;
}

/** What a page imports from src/data under a name. */
function importedData(data: readonly DataModule[], from: string, name: string): unknown {
  const file = `${from.replace(/^@site\//, '')}.ts`;
  return data.find((module) => module.file === file)?.exports[name];
}

/** Tables and trees that a page shows. */
export function dataOf({tree}: Page, {data}: Site): (ReferenceTableData | Tree)[] {
  const imports = importsOf(tree);
  return elements(tree).flatMap(({name, attributes}) => {
    const shown = {ReferenceTable: attributes['table'], Troubleshooter: attributes['tree']}[name];
    const source = imports.get(shown ?? '');
    const value = source && importedData(data, source.from, source.name);
    return isTable(value) || isTree(value) ? [value] : [];
  });
}

function anchorsOfData(shown: ReferenceTableData | Tree): string[] {
  return isTable(shown)
    ? shown.rows.map(({id}) => `${shown.id}-${id}`)
    : treeShape(shown).ids.map((id) => `${shown.id}-${id}`);
}

/** Anchors that components of a page make: calculators, the glossary. */
function componentAnchors({tree}: Page, {tools, glossary}: Site): string[] {
  return [...importsOf(tree).values()].flatMap(({from}) => {
    if (from === '@site/src/content/Glossary') {
      const letters = byLetter(glossary).map(({letter}) => `letter-${letter.toLowerCase()}`);
      return [...letters, ...Object.keys(glossary)];
    }
    const folder = /^@site\/src\/tools\/([\w-]+)/.exec(from)?.[1];
    return tools.some(({id}) => id === folder) ? [`tool-${folder}`] : [];
  });
}

/**
 * Every anchor of a page that links may lead to; one that stands twice is listed twice. The letters
 * of the handbook's index are not among them: a letter goes when the last heading under it is
 * reworded, and a published anchor may not.
 */
export function anchorsOf(page: Page, site: Site): string[] {
  return [
    ...headingsOf(page.tree)
      .filter(({depth}) => depth > 1)
      .map(({anchor}) => anchor),
    ...dataOf(page, site).flatMap(anchorsOfData),
    ...componentAnchors(page, site),
    ...elements(page.tree)
      .filter(({name}) => name !== 'Term')
      .map(({attributes}) => attributes['id'] ?? '')
      .filter(Boolean),
  ];
}
