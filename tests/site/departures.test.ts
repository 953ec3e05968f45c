import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contract, root, siteDir} from '../support/build';

/* The effects of the departures in src/plugins/README.md on the last build and its generated files. */
const filesIn = (folder: string): string[] => readdirSync(path.join(siteDir, folder));
const scripts = filesIn('assets/js').map((name) => ({
  name,
  text: readFileSync(path.join(siteDir, 'assets/js', name), 'utf8'),
}));
const main = scripts.find(({name}) => name.startsWith('main.'))?.text ?? '';
const allText = scripts.map(({text}) => text).join('');

describe('the scripts of the build', () => {
  it('have no syntax highlighter and no localeCompare, and compare widths in em', () => {
    expect(main.length).toBeGreaterThan(300_000);
    expect(allText).not.toContain('prism-react-renderer');
    expect(allText).not.toContain('plain:{color:"#F8F8F2"');
    expect(main).not.toMatch(/localeCompare\(\w\[0\]\)/);
    expect(main).toContain('em)');
  });

  it('use the entry point of this site', () => {
    expect(main).toContain('MessageChannel');
  });
});

it('style sheets and shared scripts are split as configured', () => {
  const sheets = ['styles', 'cards', 'kit', 'testbench', 'simulators', 'search', 'blog', 'text'];
  for (const name of [...sheets, 'figures', 'content', 'dark']) {
    expect(filesIn('assets/css'), name).toContainEqual(expect.stringMatching(`^${name}\\.`));
  }
  for (const name of ['diagram', 'trees', 'calculator', 'blog', 'blog-lists']) {
    expect(filesIn('assets/js'), name).toContainEqual(expect.stringMatching(`^${name}\\.`));
  }
});

it('the docs have a route for each section, with only its sidebar', () => {
  const folder = path.join(root, '.docusaurus/docusaurus-plugin-content-docs/default/p');
  const sidebars = readdirSync(folder).map((name) => {
    const {version} = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      version: {docsSidebars: object};
    };
    return Object.keys(version.docsSidebars);
  });
  expect(sidebars.flat().sort()).toEqual(Object.keys(contract.sidebars).sort());
  expect(sidebars.filter(({length}) => length > 1)).toEqual([]);
});
