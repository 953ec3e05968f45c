import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importNode} from './importNode';

/** Modules of components that some pages use, by name. What most pages have is in `MDXComponents`. */
export const namedModules: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  ...Object.fromEntries(
    ['Diagram', 'LatestReleases', 'ReferenceTable', 'Troubleshooter'].map((name) => [
      name,
      `@site/src/components/${name}`,
    ]),
  ),
};

/** The component of a calculator, by the name of its folder: `dip-switch` is `DipSwitch`. */
export function toolComponent(id: string): string {
  return id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

const folderOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

function moduleOf(name: string, siteDir: string): string | undefined {
  const folder = `src/instruments/calculators/${folderOf(name)}`;
  return (
    namedModules[name] ??
    (existsSync(path.join(siteDir, folder, 'index.tsx')) ? `@site/${folder}` : undefined)
  );
}

interface JsxElement {
  type: string;
  name?: string | null;
  value?: string;
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
      const {type, name, value = ''} = node as JsxElement;
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
