import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importNode} from './importNode';

/** Components of the generator's theme that pages use by name. */
export const themeComponents: readonly string[] = ['Tabs', 'TabItem'];

/** The component of a calculator, by the name of its folder: `dip-switch` is `DipSwitch`. */
export function toolComponent(id: string): string {
  return id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

const folderOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

function moduleOf(name: string, siteDir: string): string | undefined {
  if (themeComponents.includes(name)) {
    return `@theme/${name}`;
  }
  const folder = `src/instruments/calculators/${folderOf(name)}`;
  return existsSync(path.join(siteDir, folder, 'index.tsx')) ? `@site/${folder}` : undefined;
}

interface JsxElement {
  type: string;
  name?: string | null;
  value?: string;
}

/**
 * Lets pages use tabs and calculators without an import: `<DipSwitch />`. A page still carries only
 * what it shows, as it would not if every page knew all of them.
 */
export default function remarkComponentsByName({siteDir}: {siteDir: string}) {
  return (tree: Root): void => {
    const used = new Set<string>();
    let code = '';
    visit(tree, (node) => {
      const {type, name, value = ''} = node as JsxElement;
      if (type === 'mdxjsEsm') {
        code += value;
      } else if (/^mdxJsx/.test(type) && name && /^[A-Z]\w*$/.test(name)) {
        used.add(name);
      }
    });
    for (const name of used) {
      // A page that imports or makes it has its own.
      const from = new RegExp(`\\b${name}\\b`).test(code) ? undefined : moduleOf(name, siteDir);
      if (from) {
        tree.children.unshift(importNode(from, [{name: 'default', local: name}]));
      }
    }
  };
}
