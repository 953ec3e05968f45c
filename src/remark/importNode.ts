import type {RootContent} from 'mdast';

/** A statement as a node of Markdown carries it. */
export const programOf = (statement: object): object => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]},
});

/**
 * `import {name as local} from 'module'`, as MDX has it. Without a local name the module is only loaded.
 *
 * @param name - an export of the module, or `*` for all of them
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
    data: programOf({type: 'ImportDeclaration', specifiers, attributes: [], source}),
  } as unknown as RootContent;
}

/** Whether pages are compiled for the preview, where a page imports what it has to follow. */
export const isPreview = (): boolean => process.env['NODE_ENV'] === 'development';
