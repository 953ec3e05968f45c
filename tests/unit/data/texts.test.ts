import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseRichText} from '../../../src/components/rich-text/parse';
import type {ReferenceTableData, Tree, TreeNode} from '../../../src/data/types';

const folder = path.resolve(__dirname, '..', '..', '..', 'src', 'data');
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.ts'),
);
const modules = await Promise.all(
  files.map(async (file) => (await import(path.join(folder, file))) as Record<string, unknown>),
);
const exported = modules.flatMap((module) => Object.values(module));

function hasKeys(value: unknown, ...keys: string[]): boolean {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}

const tables = exported.filter((value): value is ReferenceTableData =>
  hasKeys(value, 'id', 'columns', 'rows'),
);
const trees = exported.filter((value): value is Tree => hasKeys(value, 'id', 'symptom', 'root'));

function textsOfNode(node: TreeNode): string[] {
  return 'ask' in node
    ? [
        node.ask,
        node.help ?? '',
        ...node.answers.flatMap(({label, then}) => [label, ...textsOfNode(then)]),
      ]
    : [node.cause, node.check, node.proof, ...node.fix];
}

/** Parts of a text with Markdown syntax that the parser did not recognise. */
const unparsedMarkup = (source: string): string[] =>
  parseRichText(source)
    .filter(({kind, text}) => kind !== 'code' && /\*\*|`|\]\(|<\/?[a-z]+>/i.test(text))
    .map(({text}) => text);

describe('reference data', () => {
  it('is complete', () => {
    expect(tables.length).toBeGreaterThan(20);
    expect(trees.length).toBeGreaterThan(10);
  });

  it('has decision trees with ids that are unique on the site', () => {
    const ids = trees.map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has no unparsed markup', () => {
    const texts = [
      ...tables.flatMap(({rows}) =>
        rows.flatMap(({name, cells}) => [name, ...Object.values(cells)]),
      ),
      ...trees.flatMap(({root}) => textsOfNode(root)),
    ];
    expect(texts.flatMap(unparsedMarkup)).toEqual([]);
  });

  it('would notice unparsed markup', () => {
    expect(unparsedMarkup('Set `Depth to [Range](/x)')).toHaveLength(1);
    expect(unparsedMarkup('**bold, `a`b` and </b>')).toHaveLength(2);
    expect(unparsedMarkup('**bold**, `a ** b` and [c](/d)')).toEqual([]);
  });
});
