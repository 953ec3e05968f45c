import type {RootContent} from 'mdast';

/** Wraps a statement in the `data` of an MDX node. */
export const createProgram = (statement: object): object => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]},
});

/**
 * Creates an MDX node for `import {name as local} from 'module'`. Without a local name, the module is only loaded.
 *
 * @param name - export to import, or `*` for the namespace
 */
export function importNode(from: string, local?: string, name = 'default'): RootContent {
  const identifier = (own: string): object => ({type: 'Identifier', name: own});
  const specifier =
    name === '*'
      ? {type: 'ImportNamespaceSpecifier'}
      : {type: 'ImportSpecifier', imported: identifier(name)};
  const specifiers = local ? [{...specifier, local: identifier(local)}] : [];
  const names = name === '*' ? `* as ${local}` : `{${name} as ${local}}`;
  const source = {type: 'Literal', value: from, raw: JSON.stringify(from)};
  return {
    type: 'mdxjsEsm',
    value: `import ${local ? `${names} from ` : ''}${source.raw}`,
    data: createProgram({type: 'ImportDeclaration', specifiers, attributes: [], source}),
  } as unknown as RootContent;
}

/** Whether the dev server compiles the page, so that it must import the files that it depends on. */
export const isPreview = (): boolean => process.env['NODE_ENV'] === 'development';
