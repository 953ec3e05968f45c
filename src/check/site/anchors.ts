import {byLetter} from '../../components/Glossary/terms';
import type {ReferenceTableData, Tree, TreeNode} from '../../data/types';
import {calculatorComponent} from '../../remark/componentsByName';
import {dataComponents, type DataSource, findData, sourcesIn} from '../../remark/dataById';
import {getHeadings} from '../../remark/headings';
import {elements, getImports} from './tree';
import type {DataModule, Page, Site} from './types';

/** Ids of a step of a decision tree and all its descendants. */
const stepIds = (node: TreeNode): string[] => [
  node.id,
  ...('ask' in node ? node.answers.flatMap(({then}) => stepIds(then)) : []),
];

/** Whether an export of a data module is a reference table. */
export function isTable(value: unknown): value is ReferenceTableData {
  return typeof value === 'object' && value !== null && 'rows' in value && 'columns' in value;
}

/** Whether an export of a data module is a decision tree. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'root' in value && 'symptom' in value;
}

/** Tables and trees that pages can refer to. */
export function getDataSources(data: readonly DataModule[]): DataSource[] {
  return data.flatMap(({file, text}) => sourcesIn(file, text));
}

/** Module and export name of each table and tree that a page refers to; undefined for a missing one. */
function dataReferences({tree}: Page, {data}: Site) {
  const references = elements(tree).flatMap(({name, attributes}) => {
    const kind = dataComponents[name];
    return kind ? [{kind, id: attributes[kind]}] : [];
  });
  const sources = references.length > 0 ? getDataSources(data) : [];
  return references.map(({kind, id}) => {
    const source = findData(sources, kind, id);
    const module = typeof source === 'object' && data.find(({file}) => file === source.file);
    return module ? {module, name: source.name} : undefined;
  });
}

/** Tables and trees that a page refers to; undefined for a broken or missing one. */
const referencedData = (page: Page, site: Site): (ReferenceTableData | Tree | undefined)[] =>
  dataReferences(page, site).map(
    (reference) => reference && (reference.module.exports[reference.name] as never),
  );

const glossaryFolder = 'src/data/glossary';

/** Data files whose contents provide anchors of a page. */
export const getDataFiles = (page: Page, site: Site): string[] => [
  ...dataReferences(page, site).flatMap((reference) => reference?.module.file ?? []),
  ...(hasGlossary(page.tree) ? [glossaryFolder] : []),
];

/** Tables and trees that a page shows. */
export function getPageData(page: Page, site: Site): (ReferenceTableData | Tree)[] {
  return referencedData(page, site).filter((data) => data !== undefined);
}

function getDataAnchors(data: ReferenceTableData | Tree): string[] {
  return isTable(data)
    ? data.rows.map(({id}) => `${data.id}-${id}`)
    : stepIds(data.root).map((id) => `${data.id}-${id}`);
}

const hasGlossary = (tree: Page['tree']): boolean =>
  getImports(tree).get('Glossary')?.from === '@site/src/components/Glossary';

/** Anchors from components: calculators and the glossary. */
function componentAnchors({tree}: Page, {calculators, glossary}: Site): string[] {
  const names = new Set(elements(tree).map(({name}) => name));
  return [
    ...(hasGlossary(tree)
      ? [...byLetter(glossary).map(({anchor}) => anchor), ...Object.keys(glossary)]
      : []),
    ...calculators.filter(({id}) => names.has(calculatorComponent(id))).map(({id}) => `tool-${id}`),
  ];
}

/**
 * All linkable anchors of a page, including duplicates. The letters of the handbook's index are left out: a letter
 * disappears with the last heading under it, but a published anchor must never disappear.
 */
export function getAnchors(page: Page, site: Site): string[] {
  return [
    ...getHeadings(page.tree)
      .filter(({depth}) => depth > 1)
      .map(({anchor}) => anchor),
    ...getPageData(page, site).flatMap(getDataAnchors),
    ...componentAnchors(page, site),
    ...elements(page.tree)
      .filter(({name}) => name !== 'Term')
      .map(({attributes}) => attributes['id'] ?? '')
      .filter(Boolean),
  ];
}

/** Whether the whole glossary could be loaded. */
export const isGlossaryKnown = ({broken = []}: Site): boolean =>
  !broken.some(({file}) => file.startsWith(glossaryFolder));

/** Anchors of a page; undefined for React pages, and if the page or its data is broken. */
export function knownAnchors(page: Page | undefined, site: Site): string[] | undefined {
  const isKnown =
    page &&
    !page.syntaxErrors?.length &&
    !referencedData(page, site).includes(undefined) &&
    (isGlossaryKnown(site) || !hasGlossary(page.tree));
  return isKnown ? getAnchors(page, site) : undefined;
}
