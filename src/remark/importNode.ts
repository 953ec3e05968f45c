import type {RootContent} from 'mdast';

/**
 * `import {name as local} from 'module'`, as MDX has it. Without a name the module is only loaded.
 *
 * @param name - what the module exports; its `default` if none is given
 */
export function importNode(from: string, local?: string, name = 'default'): RootContent {
  const identifier = (own: string): object => ({type: 'Identifier', name: own});
  const specifiers = local
    ? [{type: 'ImportSpecifier', imported: identifier(name), local: identifier(local)}]
    : [];
  const source = {type: 'Literal', value: from, raw: JSON.stringify(from)};
  const body = [{type: 'ImportDeclaration', specifiers, attributes: [], source}];
  return {
    type: 'mdxjsEsm',
    value: `import ${local ? `{${name} as ${local}} from ` : ''}${source.raw}`,
    data: {estree: {type: 'Program', sourceType: 'module', comments: [], body}},
  } as unknown as RootContent;
}
