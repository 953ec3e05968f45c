import type {RootContent} from 'mdast';

/** A name that is imported; the whole of a module is its `default`. */
interface Imported {
  name: string;
  local: string;
}

/** `import {name as local} from 'module'`, as MDX has it. Without names the module is only loaded. */
export function importNode(from: string, names: readonly Imported[] = []): RootContent {
  const identifier = (name: string): object => ({type: 'Identifier', name});
  const list = names.map(({name, local}) => `${name} as ${local}`).join(', ');
  return {
    type: 'mdxjsEsm',
    value: `import ${list ? `{${list}} from ` : ''}${JSON.stringify(from)}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: names.map(({name, local}) => ({
              type: 'ImportSpecifier',
              imported: identifier(name),
              local: identifier(local),
            })),
            attributes: [],
            source: {type: 'Literal', value: from, raw: JSON.stringify(from)},
          },
        ],
      },
    },
  } as unknown as RootContent;
}
