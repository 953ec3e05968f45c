import {byLetter} from '../../content/Glossary/byLetter';
import {treeShape} from '../../content/Troubleshooter/treeShape';
import type {ReferenceTableData, Tree} from '../../data/types';
import {toolComponent} from '../../markdown/componentsByName';
import {dataComponents, findData, type DataSource} from '../../markdown/dataById';
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

/** Tables and trees of the data, as pages may name them. */
export function sourcesOf(data: readonly DataModule[]): DataSource[] {
  return data.flatMap(({file, exports}) =>
    Object.entries(exports).flatMap(([name, value]): DataSource[] => {
      const kind = isTable(value) ? 'table' : isTree(value) ? 'tree' : undefined;
      return kind ? [{kind, id: (value as {id: string}).id, file, name}] : [];
    }),
  );
}

/** Tables and trees that a page shows. */
export function dataOf({tree}: Page, {data}: Site): (ReferenceTableData | Tree)[] {
  const sources = sourcesOf(data);
  return elements(tree).flatMap(({name, attributes}) => {
    const kind = dataComponents[name];
    const source = kind && findData(sources, kind, attributes[kind]);
    return typeof source === 'object'
      ? [data.find(({file}) => file === source.file)?.exports[source.name] as never]
      : [];
  });
}

function anchorsOfData(shown: ReferenceTableData | Tree): string[] {
  return isTable(shown)
    ? shown.rows.map(({id}) => `${shown.id}-${id}`)
    : treeShape(shown).ids.map((id) => `${shown.id}-${id}`);
}

/** Anchors that components of a page make: calculators, the glossary. */
function componentAnchors({tree}: Page, {tools, glossary}: Site): string[] {
  const names = new Set(elements(tree).map(({name}) => name));
  const hasGlossary = importsOf(tree).get('Glossary')?.from === '@site/src/content/Glossary';
  return [
    ...(hasGlossary
      ? [
          ...byLetter(glossary).map(({letter}) => `letter-${letter.toLowerCase()}`),
          ...Object.keys(glossary),
        ]
      : []),
    ...tools.filter(({id}) => names.has(toolComponent(id))).map(({id}) => `tool-${id}`),
  ];
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
