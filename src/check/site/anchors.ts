import {byLetter} from '../../components/Glossary/terms';
import type {ReferenceTableData, Tree, TreeNode} from '../../data/types';
import {calculatorComponent} from '../../remark/componentsByName';
import {dataComponents, findData, sourcesIn, type DataSource} from '../../remark/dataById';
import {headingsOf} from '../../remark/headings';
import {elements, importsOf} from './tree';
import type {DataModule, Page, Site} from './types';

/** Ids of a step of a decision tree and of all below it. */
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

/** Tables and trees of the data, as pages may name them. */
export function sourcesOf(data: readonly DataModule[]): DataSource[] {
  return data.flatMap(({file, text}) => sourcesIn(file, text));
}

/** Where the tables and trees that a page shows are written; nothing in the place of one that is missing. */
function placesOfData({tree}: Page, {data}: Site) {
  const sources = sourcesOf(data);
  return elements(tree).flatMap(({name, attributes}) => {
    const kind = dataComponents[name];
    const source = kind && findData(sources, kind, attributes[kind]);
    const module = typeof source === 'object' && data.find(({file}) => file === source.file);
    return kind ? [module ? {module, name: source.name} : undefined] : [];
  });
}

/** Tables and trees that a page shows; nothing in the place of one that is broken or missing. */
const shownIn = (page: Page, site: Site): (ReferenceTableData | Tree | undefined)[] =>
  placesOfData(page, site).map((one) => one && (one.module.exports[one.name] as never));

const glossaryFolder = 'src/data/glossary';

/** Files of data that make anchors of a page. */
export const dataFilesOf = (page: Page, site: Site): string[] => [
  ...placesOfData(page, site).flatMap((one) => one?.module.file ?? []),
  ...(hasGlossary(page.tree) ? [glossaryFolder] : []),
];

/** Tables and trees that a page shows. */
export function dataOf(page: Page, site: Site): (ReferenceTableData | Tree)[] {
  return shownIn(page, site).filter((one) => one !== undefined);
}

function anchorsOfData(shown: ReferenceTableData | Tree): string[] {
  return isTable(shown)
    ? shown.rows.map(({id}) => `${shown.id}-${id}`)
    : stepIds(shown.root).map((id) => `${shown.id}-${id}`);
}

const hasGlossary = (tree: Page['tree']): boolean =>
  importsOf(tree).get('Glossary')?.from === '@site/src/components/Glossary';

/** Anchors that components of a page make: calculators, the glossary. */
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
 * Every anchor of a page that links may lead to; one that the page has twice is listed twice. The letters
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

/** Whether the glossary could be read whole. */
export const isGlossaryKnown = ({broken = []}: Site): boolean =>
  !broken.some(({file}) => file.startsWith(glossaryFolder));

/** Anchors of a page; none are known of a component, and of what is broken or shows something broken. */
export function knownAnchors(page: Page | undefined, site: Site): string[] | undefined {
  const isKnown =
    page &&
    !page.syntaxErrors?.length &&
    !shownIn(page, site).includes(undefined) &&
    (isGlossaryKnown(site) || !hasGlossary(page.tree));
  return isKnown ? anchorsOf(page, site) : undefined;
}
