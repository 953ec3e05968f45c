import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {calculatorComponent, calculatorIds} from '../../remark/componentsByName';
import {readText} from '../../remark/readText';
import type {CalculatorEntry} from '../../instruments';

/** Parent folder of the calculators; each has a folder of its own. */
const folder = 'src/instruments/calculators';

const banner =
  '/** Written by `npm start` and `npm run build` from the folders of the calculators. */\n';

/**
 * Sidebar position of a calculator's page; the galleries use the same order. Undefined while the page is missing
 * or a draft: no gallery may link to it.
 */
function getPosition(siteDir: string, id: string): number | undefined {
  const page = path.join(siteDir, 'docs/handbook/tools', `${id}.mdx`);
  const text = existsSync(page) ? readText(page) : 'draft: true';
  return /^draft: true$/m.test(text)
    ? undefined
    : Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1] ?? Infinity);
}

/** Import name of a calculator: `dipSwitch` for `dip-switch`. */
const localName = (id: string): string =>
  calculatorComponent(id).replace(/^./, (letter) => letter.toLowerCase());

/** Source of a module that exports one object with an import for each calculator, keyed by id. */
function registry(
  ids: readonly string[],
  name: string,
  createImport: (id: string) => string,
): string {
  const entries = ids.map((id) => `  '${id}': ${localName(id)},\n`).join('');
  return `${banner}${ids.map((id) => `${createImport(id)}\n`).join('')}\nexport const ${name} = {\n${entries}};\n`;
}

/**
 * Generates the modules that list all calculators, by file name. Names, search queries and pictures are apart,
 * so that each chunk imports only what it needs.
 */
export async function calculatorModules(siteDir: string): Promise<Record<string, string>> {
  const ids = calculatorIds(siteDir)
    .flatMap((id) => {
      const position = getPosition(siteDir, id);
      return position === undefined ? [] : [{id, position}];
    })
    .sort((a, b) => a.position - b.position)
    .map(({id}) => id);
  const entries = await Promise.all(
    ids.map(async (id) => {
      const file = path.join(siteDir, folder, id, 'model.ts');
      const {model} = (await import(file)) as {model: {about: CalculatorEntry}};
      return `  ${JSON.stringify(model.about)},\n`;
    }),
  );
  const withQueries = ids.filter((id) => existsSync(path.join(siteDir, folder, id, 'queries.ts')));
  return {
    'list.ts': `${banner}export const calculators = [\n${entries.join('')}] as const;\n`,
    'pictures.ts': registry(
      ids,
      'pictures',
      (id) => `import ${localName(id)} from '../calculators/${id}/picture.json';`,
    ),
    'queries.ts': registry(
      withQueries,
      'queries',
      (id) => `import {queries as ${localName(id)}} from '../calculators/${id}/queries';`,
    ),
  };
}

/** Writes the modules whose text has changed; unchanged files don't retrigger the dev server. */
export async function writeCalculatorModules(siteDir: string): Promise<void> {
  for (const [name, text] of Object.entries(await calculatorModules(siteDir))) {
    const file = path.join(siteDir, 'src/instruments/generated', name);
    if (!existsSync(file) || readText(file) !== text) {
      writeFileSync(file, text);
    }
  }
}

/** Regenerates the lists of calculators on each load. */
export default function calculators({siteDir}: LoadContext): Plugin {
  return {name: 'calculators', loadContent: () => writeCalculatorModules(siteDir)};
}
