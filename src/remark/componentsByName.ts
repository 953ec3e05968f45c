import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {createProgram, importNode} from './importNode';

/** Name of the element that the handbook's index replaces. */
export const indexElement = 'HandbookIndex';

/** Modules of components that some pages use, by name. Components of most pages are in `MDXComponents`. */
export const namedModules: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  Diagram: '@site/src/components/Diagram',
  LatestReleases: '@site/src/components/LatestReleases',
  ReferenceTable: '@site/src/components/ReferenceTable',
  Troubleshooter: '@site/src/components/Troubleshooter',
};

/** Component name of a calculator: `DipSwitch` for the folder `dip-switch`. */
export function calculatorComponent(id: string): string {
  return id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

const calculatorsFolder = 'src/instruments/calculators';

/** Ids of the calculators of a project, those on no list included: folders with a model. */
export function calculatorIds(siteDir: string): string[] {
  const folder = path.join(siteDir, calculatorsFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((id) => existsSync(path.join(folder, id, 'model.ts')));
}

/** Folder of a calculator by its component name; undefined for other components. */
function calculatorFolder(name: string, siteDir: string): string | undefined {
  const id = name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  const folder = `${calculatorsFolder}/${id}`;
  return existsSync(path.join(siteDir, folder, 'model.ts')) ? folder : undefined;
}

/** `export const DipSwitch = calculatorView(DipSwitchModel, DipSwitchView)`, with its imports. */
function calculatorNodes(name: string, folder: string, siteDir: string): RootContent[] {
  const hasView = existsSync(path.join(siteDir, folder, 'view.tsx'));
  const [model, view] = [`${name}Model`, `${name}View`];
  const args = hasView ? [model, view] : [model];
  const identifier = (own: string): object => ({type: 'Identifier', name: own});
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: identifier(name),
        init: {
          type: 'CallExpression',
          optional: false,
          callee: identifier(`${name}Frame`),
          arguments: args.map(identifier),
        },
      },
    ],
  };
  return [
    importNode('@site/src/instruments/kit/CalculatorFrame', `${name}Frame`, 'calculatorView'),
    importNode(`@site/${folder}/model`, model, 'model'),
    ...(hasView ? [importNode(`@site/${folder}/view`, view, '*')] : []),
    {
      type: 'mdxjsEsm',
      value: `export const ${name} = ${name}Frame(${args.join(', ')})`,
      data: createProgram({
        type: 'ExportNamedDeclaration',
        declaration,
        specifiers: [],
        attributes: [],
      }),
    } as unknown as RootContent,
  ];
}

/**
 * Adds imports for tabs, tables, trees, diagrams and calculators that a page uses: `<DipSwitch />`. As entries of
 * `MDXComponents`, all of them would be loaded on every page.
 */
export default function remarkComponentsByName({siteDir}: {siteDir: string}) {
  return (tree: Root): void => {
    const usedNames = new Set<string>();
    let code = '';
    visit(tree, (node) => {
      const {type, name, value = ''} = node as {type: string; name?: string; value?: string};
      if (type === 'mdxjsEsm') {
        // Module names may contain the name of a component.
        code += value.replace(/(['"]).*?\1/g, '');
      } else if (/^mdxJsx/.test(type) && name && /^[A-Z]\w*$/.test(name)) {
        usedNames.add(name);
      }
    });
    for (const name of usedNames) {
      // The page imports or declares it.
      if (new RegExp(`\\b${name}\\b`).test(code)) {
        continue;
      }
      const from = namedModules[name];
      const folder = calculatorFolder(name, siteDir);
      if (from) {
        tree.children.unshift(importNode(from, name));
      } else if (folder) {
        tree.children.unshift(...calculatorNodes(name, folder, siteDir));
      }
    }
  };
}
