import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import dataById from '../../../src/remark/dataById';
import {folderOf} from '../../support/folderOf';

const table = (name: string, id: string): string =>
  `/** Why. */\nexport const ${name}: ReferenceTableData = {\n  caption: 'A',\n  id: '${id}',\n  rows: [{id: 'row'}],\n};\n`;
const siteDir = folderOf({
  'src/data/beam/effects.ts': table('lfo', 'lfo') + table('one', 'devices'),
  'src/data/ports.ts': table('two', 'devices'),
  'src/data/black.ts': "export const black: Tree = {\n  id: 'black-output',\n};\n",
});

async function compiled(value: string): Promise<string> {
  const file = new VFile({value, path: path.join(siteDir, 'docs/page.mdx')});
  return String(await compile(file, {jsx: true, remarkPlugins: [[dataById, {siteDir}]]}));
}

describe('data by id', () => {
  it('imports what the page names, once, and nothing else', async () => {
    const code = await compiled(
      '<ReferenceTable table="lfo" />\n\n<ReferenceTable table="lfo" />\n\n<Troubleshooter tree="black-output" />',
    );
    expect(code.replaceAll('"', "'").match(/^import .*/gm)).toEqual([
      "import {lfo as table1ById} from '@site/src/data/beam/effects';",
      "import {black as tree2ById} from '@site/src/data/black';",
    ]);
    expect(code.match(/<ReferenceTable table=\{table1ById\} ?\/>/g)).toHaveLength(2);
    expect(code).toMatch(/<Troubleshooter tree=\{tree2ById\}/);
  });

  it('tells two of the same id apart by their file', async () => {
    expect(await compiled('<ReferenceTable table="ports/devices" />')).toContain(
      '@site/src/data/ports',
    );
  });

  it('leaves data that the page imports itself alone', async () => {
    const code = await compiled('export const own = {};\n\n<ReferenceTable table={own} />');
    expect(code).not.toMatch(/^import/m);
    expect(code).toContain('table={own}');
  });

  it.each([
    ['<ReferenceTable table="row" />', /there is no table "row"/],
    ['<ReferenceTable table="lof" />', /there is no table "lof"/],
    ['<Troubleshooter tree="lfo" />', /there is no tree "lfo"/],
    ['<ReferenceTable table="devices" />', /write effects\/devices or ports\/devices/],
    ['<ReferenceTable />', /write table="…"/],
    ['<ReferenceTable table />', /write table="…"/],
  ])('refuses %s, with file and line', async (element, message) => {
    await expect(compiled(`Text.\n\n${element}`)).rejects.toThrow(message);
    await expect(compiled(`Text.\n\n${element}`)).rejects.toThrow(/^docs\/page\.mdx:3: </);
  });
});
