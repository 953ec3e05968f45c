import type {RootContent} from 'mdast';

/** A statement as a node of Markdown carries it. */
export const programOf = (statement: object): object => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]},
});

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
  return {
    type: 'mdxjsEsm',
    value: `import ${local ? `{${name} as ${local}} from ` : ''}${source.raw}`,
    data: programOf({type: 'ImportDeclaration', specifiers, attributes: [], source}),
  } as unknown as RootContent;
}

/** Whether pages are compiled for the preview, where a page imports what it has to follow. */
export const isPreview = (): boolean => process.env['NODE_ENV'] === 'development';
