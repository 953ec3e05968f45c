import type {RootContent} from 'mdast';

/** In the preview a change of a file has to bring the page again, so the page imports it. */
export function dependency(url: string): RootContent {
  const source = {type: 'Literal', value: url, raw: JSON.stringify(url)};
  return {
    type: 'mdxjsEsm',
    value: `import ${JSON.stringify(url)}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ImportDeclaration', specifiers: [], attributes: [], source}],
      },
    },
  } as unknown as RootContent;
}
