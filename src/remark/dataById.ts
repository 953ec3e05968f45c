import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importNode, programOf} from './importNode';
import {filesIn, readText} from './readText';

/** What a page shows by its id: a reference table or a decision tree. */
type DataKind = 'table' | 'tree';

/** Where the source of a table or tree stands. */
export interface DataSource {
  kind: DataKind;
  id: string;
  /** Path from the root of the project. */
  file: string;
  /** The constant that the file exports. */
  name: string;
}

/** Components that show data, and the attribute that names it. */
export const dataComponents: Readonly<Record<string, DataKind>> = {
  ReferenceTable: 'table',
  Troubleshooter: 'tree',
};

const declaration =
  /^export const (\w+): (ReferenceTableData|Tree) = \{[^{}]*?^ {2}id: (['"])(.*?)\3/gms;

/**
 * Tables and trees that a source file exports. Reads its text and does not run it, so that the
 * preview sees one that was added since its start.
 *
 * @param file - path from the root of the project
 */
export function sourcesIn(file: string, text: string): DataSource[] {
  return [...text.matchAll(declaration)].map(([, name = '', type, , id = '']) => ({
    kind: type === 'Tree' ? 'tree' : 'table',
    ...{id, file, name},
  }));
}

/** Every table and tree below src/data of a project. */
const dataSources = (siteDir: string): DataSource[] =>
  filesIn(siteDir, 'src/data', /\.ts$/).flatMap((file) =>
    sourcesIn(file, readText(path.join(siteDir, file))),
  );

/** An id that tells two tables of the same name apart: with the file in front. */
const longId = ({file, id}: DataSource): string => `${path.posix.basename(file, '.ts')}/${id}`;

/**
 * Finds what a page names.
 *
 * @param id - of the table or tree; with its file in front, as in `livegrabber/devices`, where two
 *   files have the same id
 * @returns its source, or a sentence on why there is not exactly one, without a full stop
 */
export function findData(
  sources: readonly DataSource[],
  kind: DataKind,
  id: string | undefined,
): DataSource | string {
  if (!id) {
    return `it has no id: write ${kind}="…" with the id of what it shows`;
  }
  const result = sources.filter(
    (source) => source.kind === kind && (source.id === id || longId(source) === id),
  );
  const [only] = result;
  if (!only) {
    return `there is no ${kind} "${id}": the ids stand in src/data`;
  }
  return result.length === 1
    ? only
    : `${result.length} ${kind}s have the id "${id}": write ${result.map(longId).join(' or ')}`;
}

/** `{local}` as the value of an attribute. */
function expressionOf(local: string): object {
  const expression = {type: 'Identifier', name: local};
  const data = programOf({type: 'ExpressionStatement', expression});
  return {type: 'mdxJsxAttributeValueExpression', value: local, data};
}

interface JsxElement {
  name?: string | null;
  attributes?: {name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/**
 * Lets pages name tables and trees: `<ReferenceTable table="patch-fields" />`. The id becomes an
 * import of what it names, so that a page carries its own data only.
 *
 * @throws Error with file, line and what to do, if there is nothing of that name
 */
export default function remarkDataById({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    let sources: DataSource[] | undefined;
    const locals = new Map<DataSource, string>();
    visit(tree, (node) => {
      const {name, attributes = [], position} = node as unknown as JsxElement;
      const kind = dataComponents[name ?? ''];
      if (!kind) {
        return;
      }
      const attribute = attributes.find((one) => one.name === kind);
      if (typeof attribute?.value === 'object' && attribute.value) {
        return;
      }
      sources ??= dataSources(siteDir);
      const source = findData(sources, kind, attribute?.value as string | undefined);
      if (typeof source === 'string') {
        const where = `${path.relative(siteDir, file.path)}:${position?.start.line ?? 1}`;
        throw new Error(`${where}: <${name}>: ${source}.`);
      }
      const local = locals.get(source) ?? `${kind}${locals.size + 1}ById`;
      locals.set(source, local);
      Object.assign(attribute ?? {}, {value: expressionOf(local)});
    });
    tree.children.unshift(
      ...[...locals].map(([source, local]) =>
        importNode(`@site/${source.file.replace(/\.ts$/, '')}`, local, source.name),
      ),
    );
  };
}
