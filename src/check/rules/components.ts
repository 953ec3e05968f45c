import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import * as z from 'zod';
import {calculatorComponent} from '../../remark/componentsByName';
import {dataComponents, findData} from '../../remark/dataById';
import {calculators} from '../../instruments';
import {type Finding, findingIn, findLine, type Rule} from '../finding';
import {getDataSources} from '../site/anchors';
import {findNearest} from '../site/addressResolver';
import {elements, getImports, type JsxNode, type PlacedElement} from '../site/tree';
import type {Page, Site} from '../site/types';

/** An attribute value that is an expression. */
class Code {
  constructor(readonly source: string) {}
}

/** An element with its props as written. */
interface ElementWithProps extends PlacedElement {
  props: Record<string, unknown>;
  hasSpread: boolean;
  /** Creates a finding for it. */
  report: (problem: string, fix: string, line?: number) => Finding;
}

const jsx = (node: unknown): JsxNode => node as JsxNode;
const getValue = (value: string | {value: string} | null | undefined): unknown =>
  typeof value === 'object' && value ? new Code(value.value) : (value ?? true);
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function readElements({file, tree}: Page): ElementWithProps[] {
  return elements(tree).map((element): ElementWithProps => {
    const {attributes = []} = jsx(element.node);
    const named = attributes.filter((attribute) => attribute.name);
    const props = Object.fromEntries(
      named.map(({name: key, value}): [string, unknown] => [key ?? '', getValue(value)]),
    );
    const hasSpread = named.length < attributes.length;
    const report: ElementWithProps['report'] = (problem, fix, line = element.line) =>
      findingIn({file})(line, problem, fix);
    return {...element, props, hasSpread, report};
  });
}

const code = z.instanceof(Code);
const text = (example: string) =>
  z
    .union([z.string(), code], {error: `is missing or not text: write it as in ${example}`})
    .refine((value) => value !== '', `is empty: write it as in ${example}`);
const flag = z.union([z.literal(true), code], 'takes no value: write only its name').optional();

const oneOf = (values: readonly string[]) =>
  z.enum(values, {error: `is missing or unknown: use one of "${values.join('", "')}"`});

const calculator = z.strictObject({level: oneOf(['page', 'h2', 'h3', 'h4']).optional()});

/** Props of components that are validated. */
const schemas: Readonly<Record<string, z.ZodObject>> = {
  ReferenceTable: z.strictObject({table: text('table="patch-fields"')}),
  Troubleshooter: z.strictObject({
    tree: text('tree="black-output"'),
    level: code.optional(),
  }),
  Term: z.strictObject({id: text('id="universe"')}),
  LatestReleases: z.strictObject({}),
  CalculatorGallery: z.strictObject({
    group: oneOf([...new Set(calculators.map(({group}) => group))]),
  }),
  ...Object.fromEntries(calculators.map(({id}) => [calculatorComponent(id), calculator])),
  HandbookIndex: z.strictObject({}),
  Glossary: z.strictObject({}),
  BenchGallery: z.strictObject({}),
  SimulatorGallery: z.strictObject({}),
  BenchPart: z.strictObject({name: text('name="midi"')}),
  // Optional, since a drawing inside has a caption; the rule for drawings requires one of them.
  Diagram: z.strictObject({caption: text('caption="What to learn from it"').optional()}),
  Tabs: z.strictObject({
    groupId: text('groupId="os"').optional(),
    defaultValue: text('defaultValue="macos"').optional(),
    queryString: z.union([z.literal(true), z.string(), code]).optional(),
    className: z.string().optional(),
  }),
  TabItem: z.strictObject({
    value: text('value="macos"'),
    label: text('label="macOS"').optional(),
    default: flag,
  }),
};

/** Missing, invalid and unknown props. */
function propFaults({name, props, hasSpread, report}: ElementWithProps): Finding[] {
  const schema = hasSpread ? undefined : schemas[name];
  const issues = schema?.safeParse(props).error?.issues ?? [];
  const known = Object.keys(schema?.shape ?? {}).join(', ');
  return issues.map((issue): Finding => {
    if (issue.code === 'unrecognized_keys') {
      return report(
        `<${name}> has no prop \`${issue.keys.join('` or `')}\``,
        known ? `Its props: ${known}.` : 'It has no props.',
      );
    }
    const [problem = '', fix = ''] = issue.message.split(': ');
    return report(`<${name}>: \`${issue.path.join('.')}\` ${problem}`, `${capitalize(fix)}.`);
  });
}

/** Tables and trees that do not exist. */
function dataFaults({name, props, report}: ElementWithProps, page: Page, site: Site): Finding[] {
  const kind = dataComponents[name];
  const id = kind && props[kind];
  if (kind && id instanceof Code) {
    const isKnown =
      getImports(page.tree).has(id.source) || page.text.includes(`export const ${id.source}`);
    const fix = `Write the id of the ${kind}, as in ${kind}="…". No import is needed.`;
    return isKnown
      ? []
      : [report(`<${name}> uses {${id.source}}, which the page does not define`, fix)];
  }
  if (!kind || !id || typeof id !== 'string') {
    return [];
  }
  const sources = getDataSources(site.data);
  const result = findData(sources, kind, id);
  if (typeof result !== 'string') {
    return [];
  }
  const ids = sources.filter((source) => source.kind === kind).map((source) => source.id);
  const [problem = '', fix = ''] = result.split(': ');
  const nearest = fix.startsWith('the ids') ? findNearest(id, ids) : undefined;
  const meant = nearest ? `Did you mean "${nearest}"? ` : '';
  return [report(`<${name}>: ${problem}`, `${meant}${capitalize(fix)}.`)];
}

/** Whether a child of `Tabs` is a tab, a comment, or a paragraph of tabs on one line, which the compiler unwraps. */
function isItem(child: JsxNode): boolean {
  return (
    child.name === 'TabItem' ||
    /^mdx.*Expression$/.test(child.type) ||
    (child.type === 'text' && String(child.value).trim() === '') ||
    (child.type === 'paragraph' && (child.children ?? []).every(isItem))
  );
}

/**
 * Tabs only contain items, with unique values.
 *
 * @param isCut - whether lines of the page couldn't be parsed, which may have opened the tabs
 */
function* tabFaults(
  {name, props, around, node, report}: ElementWithProps,
  isCut: boolean,
): Generator<Finding> {
  if (name === 'TabItem' && !isCut && !around.some((parent) => jsx(parent).name === 'Tabs')) {
    yield report('<TabItem> is outside <Tabs>', 'Wrap it and its siblings in <Tabs>.');
  }
  if (name !== 'Tabs') {
    return;
  }
  const children = jsx(node).children ?? [];
  for (const child of children.filter((node) => !isItem(node))) {
    yield report(
      '<Tabs> contains something other than <TabItem>',
      'Move it into an item, or above the tabs.',
      (child as unknown as Nodes).position?.start.line,
    );
  }
  const values = children.map(
    (child) => child.attributes?.find((attribute) => attribute.name === 'value')?.value,
  );
  if (values.some((value, index) => value && values.indexOf(value) !== index)) {
    yield report('Two items of <Tabs> have the same value', 'Give each item a unique value.');
  }
  const {defaultValue} = props;
  if (typeof defaultValue === 'string' && !values.includes(defaultValue)) {
    yield report(`<Tabs> has no item "${defaultValue}"`, 'Correct `defaultValue`, or remove it.');
  }
}

/** Unknown HTML elements, most of which are components in lowercase, and elements that the CSP blocks. */
function* elementFaults(
  {name, props, around, report}: ElementWithProps,
  components: readonly string[],
  html: object,
): Generator<Finding> {
  if (!/^[a-z]/.test(name)) {
    return;
  }
  if (/^(?:script|style|iframe|object|embed)$/.test(name)) {
    yield report(
      `<${name}> is not allowed on a page: the content security policy blocks it`,
      'Link to its content, or ask for a component.',
    );
  }
  if (/^(?:font|center|big|strike|tt|marquee)$/.test(name)) {
    yield report(`<${name}> is obsolete in HTML`, 'Remove it, or write Markdown.');
  }
  const inDrawing = [name, ...around.map((parent) => jsx(parent).name)].includes('svg');
  if (!inDrawing && !(name in html)) {
    const component = components.find((other) => other.toLowerCase() === name.toLowerCase());
    yield report(
      `<${name}> is not an HTML element`,
      component
        ? `Write <${component}>: component names start with a capital letter.`
        : 'To show an angle bracket, write &lt; or use `code`.',
    );
  }
  if ('style' in props) {
    yield report(
      `<${name}> has an inline style, which the content security policy blocks`,
      'Remove it, or ask for a component with that style.',
    );
  }
  if ('class' in props) {
    yield report(`<${name}> has \`class\``, 'Write className="…" instead.');
  }
  const script = Object.keys(props).find((key) => /^on[a-z]/i.test(key));
  if (script) {
    yield report(
      `<${name}> has an inline event handler, \`${script}\``,
      'Remove it, or ask for a component.',
    );
  }
}

const endings = ['', '.ts', '.tsx', '.js', '.mdx', '.md', '/index.ts', '/index.tsx', '/index.js'];

/** Possible paths of an imported file; none for packages, which are not resolved. */
function getCandidates(from: string, page: Page, root: string): string[] {
  const inTheme = /^@theme\/(.+)$/.exec(from)?.[1];
  if (inTheme) {
    // The theme of this project, whichever site is checked.
    const upstream = path.resolve('node_modules/@docusaurus/theme-classic/lib/theme', inTheme);
    return [path.join(root, 'src/theme', inTheme), upstream];
  }
  if (from.startsWith('@site/')) {
    return [path.join(root, from.slice('@site/'.length))];
  }
  return from.startsWith('.') ? [path.join(root, path.dirname(page.file), from)] : [];
}

/** Whether a module has an export of this name, or `default`. */
function exports(file: string, name: string): boolean {
  const declared = `^export (?:(?:async )?(?:const|function|class|let|var) )?${name}\\b`;
  const pattern = new RegExp(`${declared}|^export \\{[^}]*\\b${name}\\b`, 'm');
  return pattern.test(readFileSync(file, 'utf8'));
}

/** Imports of files or names that do not exist, and a default export, which would replace the layout. */
function* importFaults(page: Page, root: string): Generator<Finding> {
  const {tree, text: all} = page;
  const report = findingIn(page);
  const layout = tree.children.find(
    (node) => jsx(node).type === 'mdxjsEsm' && /^export default/m.test(jsx(node).value ?? ''),
  );
  if (layout) {
    const fix = 'Remove it: all pages share one layout.';
    const problem = '`export default` replaces the layout of the page';
    yield report(layout.position?.start.line ?? 1, problem, fix);
  }
  for (const [local, {from, name}] of getImports(tree)) {
    const line = findLine(all, from);
    const bases = getCandidates(from, page, root);
    const source = bases
      .flatMap((base) => endings.map((ending) => base + ending))
      .find((file) => existsSync(file) && /\.\w+$/.test(file));
    if (bases.length > 0 && !source) {
      const fix = 'Check the spelling. Tables and trees need no import, only their id.';
      yield report(line, `${local} is imported from ${from}, which does not exist`, fix);
    } else if (source && name !== '*' && /\.tsx?$/.test(source) && !exports(source, name)) {
      const isWhole = name === 'default';
      const fix = isWhole
        ? `Write import {${local}} from '${from}' if it exports that name.`
        : 'Check the spelling in that file.';
      yield report(line, `${from} has no ${isWhole ? 'default export' : `export ${name}`}`, fix);
    }
  }
}

/** Components have valid props, HTML elements exist, and imports resolve. */
export const components: Rule = async (site) => {
  const {default: html} = await import('html-validate/elements/html5');
  return site.pages
    .filter(({file}) => file.endsWith('.mdx'))
    .flatMap((page) => [
      ...readElements(page).flatMap((element) => [
        ...propFaults(element),
        ...dataFaults(element, page, site),
        ...tabFaults(element, (page.syntaxErrors ?? []).length > 0),
        ...elementFaults(element, site.components, html),
      ]),
      ...importFaults(page, site.root),
    ]);
};
