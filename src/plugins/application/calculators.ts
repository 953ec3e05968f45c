import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {calculatorComponent, calculatorIds} from '../../remark/componentsByName';
import {readText} from '../../remark/readText';
import type {CalculatorEntry} from '../../instruments';

/** Folder of the calculators, a folder each. */
const folder = 'src/instruments/calculators';

const head =
  '/** Written by `npm start`, `npm run build` and `npm run new` from the folders of the calculators. */\n';

/**
 * Position of a calculator's page in the menu, which the galleries follow. Undefined while the page is missing
 * or a draft: no gallery may link to it.
 */
function positionOf(siteDir: string, id: string): number | undefined {
  const page = path.join(siteDir, 'docs/handbook/tools', `${id}.mdx`);
  const text = existsSync(page) ? readText(page) : 'draft: true';
  return /^draft: true$/m.test(text)
    ? undefined
    : Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1] ?? Infinity);
}

/** Local name of the module of a calculator: `dip-switch` is `dipSwitch`. */
const localName = (id: string): string =>
  calculatorComponent(id).replace(/^./, (letter) => letter.toLowerCase());

/** A module that exports one object with something of each calculator. */
function registry(ids: readonly string[], name: string, importOf: (id: string) => string): string {
  const entries = ids.map((id) => `  '${id}': ${localName(id)},\n`).join('');
  return `${head}${ids.map((id) => `${importOf(id)}\n`).join('')}\nexport const ${name} = {\n${entries}};\n`;
}

/**
 * The modules that list all calculators, by file: names for the entry point, search queries and pictures for
 * the chunks that need them.
 */
export async function calculatorModules(siteDir: string): Promise<Record<string, string>> {
  const ids = calculatorIds(siteDir)
    .flatMap((id) => {
      const position = positionOf(siteDir, id);
      return position === undefined ? [] : [{id, position}];
    })
    .sort((one, other) => one.position - other.position)
    .map(({id}) => id);
  const entries = await Promise.all(
    ids.map(async (id) => {
      const file = path.join(siteDir, folder, id, 'model.ts');
      const {model} = (await import(file)) as {model: {about: CalculatorEntry}};
      return `  ${JSON.stringify(model.about)},\n`;
    }),
  );
  const answering = ids.filter((id) => existsSync(path.join(siteDir, folder, id, 'queries.ts')));
  return {
    'list.ts': `${head}export const calculators = [\n${entries.join('')}] as const;\n`,
    'pictures.ts': registry(
      ids,
      'pictures',
      (id) => `import ${localName(id)} from '../calculators/${id}/picture.json';`,
    ),
    'queries.ts': registry(
      answering,
      'queries',
      (id) => `import {queries as ${localName(id)}} from '../calculators/${id}/queries';`,
    ),
  };
}

/** Writes the modules that are not up to date. */
export async function writeCalculatorModules(siteDir: string): Promise<void> {
  for (const [name, text] of Object.entries(await calculatorModules(siteDir))) {
    const file = path.join(siteDir, 'src/instruments/generated', name);
    if (!existsSync(file) || readText(file) !== text) {
      writeFileSync(file, text);
    }
  }
}

/** Keeps the lists of calculators up to date. */
export default function calculators({siteDir}: LoadContext): Plugin {
  return {name: 'calculators', loadContent: () => writeCalculatorModules(siteDir)};
}
