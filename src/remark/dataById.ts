import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createProgram, importNode} from './importNode';
import {filesIn, readText} from './readText';

/** Kinds of data that pages refer to by id: reference tables and decision trees. */
type DataKind = 'table' | 'tree';

/** Location of the source of a table or tree. */
export interface DataSource {
  kind: DataKind;
  id: string;
  /** Path from the root of the project. */
  file: string;
  /** The constant that the file exports. */
  name: string;
}

/** Attribute with the id of the data, by component. */
export const dataComponents: Readonly<Record<string, DataKind>> = {
  ReferenceTable: 'table',
  Troubleshooter: 'tree',
};

const declaration =
  /^export const (\w+): (ReferenceTableData|Tree) = \{[^{}]*?^ {2}id: (['"])(.*?)\3/gms;

/**
 * Finds the tables and trees that a source file exports. Parses the text instead of importing the module, which
 * the dev server would have cached.
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

/** A unique id for data that shares its id: prefixed with the file name. */
const longId = ({file, id}: DataSource): string => `${path.posix.basename(file, '.ts')}/${id}`;

/**
 * Finds a table or tree by id.
 *
 * @param id - id of the table or tree, prefixed with its file, as in `livegrabber/devices`, if several files
 *   have the same id
 * @returns its source, or an error message without a full stop
 */
export function findData(
  sources: readonly DataSource[],
  kind: DataKind,
  id: string | undefined,
): DataSource | string {
  if (!id) {
    return `the ${kind} is missing: write ${kind}="…" with the id of the ${kind}`;
  }
  const result = sources.filter(
    (source) => source.kind === kind && (source.id === id || longId(source) === id),
  );
  const [only] = result;
  if (!only) {
    return `there is no ${kind} "${id}": the ids are in src/data`;
  }
  return result.length === 1
    ? only
    : `${result.length} ${kind}s have the id "${id}": write ${result.map(longId).join(' or ')}`;
}

/** AST of `{local}` as the value of an attribute. */
function createExpression(local: string): object {
  const expression = {type: 'Identifier', name: local};
  const data = createProgram({type: 'ExpressionStatement', expression});
  return {type: 'mdxJsxAttributeValueExpression', value: local, data};
}

interface JsxElement {
  name?: string | null;
  attributes?: {name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/**
 * Resolves ids of tables and trees, as in `<ReferenceTable table="patch-fields" />`, to imports, so that a page
 * only loads the data that it shows.
 *
 * @throws Error with file, line and fix, if an id doesn't exist or isn't unique
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
      const attribute = attributes.find(({name: key}) => key === kind);
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
      Object.assign(attribute ?? {}, {value: createExpression(local)});
    });
    tree.children.unshift(
      ...[...locals].map(([source, local]) =>
        importNode(`@site/${source.file.replace(/\.ts$/, '')}`, local, source.name),
      ),
    );
  };
}
