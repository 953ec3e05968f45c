import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importNode} from './importNode';

/** Modules of components that some pages use, by name. What most pages have is in `MDXComponents`. */
export const namedModules: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@site/src/components/TabItem',
  Diagram: '@site/src/components/Diagram',
  LatestReleases: '@site/src/components/LatestReleases',
  ReferenceTable: '@site/src/components/ReferenceTable',
  Troubleshooter: '@site/src/components/Troubleshooter',
};

/** The component of a calculator, by the name of its folder: `dip-switch` is `DipSwitch`. */
export function calculatorComponent(id: string): string {
  return id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function moduleOf(name: string, siteDir: string): string | undefined {
  const id = name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  const folder = `src/instruments/calculators/${id}`;
  return (
    namedModules[name] ??
    (existsSync(path.join(siteDir, folder, 'index.tsx')) ? `@site/${folder}` : undefined)
  );
}

/**
 * Lets pages use tabs, tables, trees, drawings and calculators without an import: `<DipSwitch />`. A page still carries only
 * what it shows, as it would not if every page knew all of them.
 */
export default function remarkComponentsByName({siteDir}: {siteDir: string}) {
  return (tree: Root): void => {
    const used = new Set<string>();
    let code = '';
    visit(tree, (node) => {
      const {type, name, value = ''} = node as {type: string; name?: string; value?: string};
      if (type === 'mdxjsEsm') {
        // Without names of modules, which may have the component's in them.
        code += value.replace(/(['"]).*?\1/g, '');
      } else if (/^mdxJsx/.test(type) && name && /^[A-Z]\w*$/.test(name)) {
        used.add(name);
      }
    });
    for (const name of used) {
      // A page that imports or makes it has its own.
      const from = new RegExp(`\\b${name}\\b`).test(code) ? undefined : moduleOf(name, siteDir);
      if (from) {
        tree.children.unshift(importNode(from, name));
      }
    }
  };
}
