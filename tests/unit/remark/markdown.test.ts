import {existsSync} from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import fc from 'fast-check';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {calculators} from '../../../src/instruments/list';
import {markdownPlugins} from '../../../src/remark';
import codeHighlight from '../../../src/remark/codeHighlight';
import {calculatorComponent} from '../../../src/remark/componentsByName';
import {getMovedAnchors} from '../../../src/remark/splitAnchor';
import {root} from '../../support/build';
import {createFolder} from '../../support/createFolder';
import {readYaml} from '../../support/readYaml';

vi.mock('../../../redirects', () => ({
  redirects: [{from: '/before', to: '/moved'}],
  anchorRedirects: [
    {from: '/moved#old', to: '/moved#new'},
    {from: '/before#before', to: '/moved#new'},
    {from: '/moved#there', to: '/b/c#there'},
    {from: '/moved#search', to: '/search'},
    {from: '/moved#row', to: '/moved#table-row'},
    {from: '/b/c#other', to: '/moved#new'},
    {from: '/blog/moved#old', to: '/b/c'},
    {from: '/whole', to: '/b/c', anchors: '*'},
  ],
}));

/** A page, and its expected output: see pages.yml. */
interface Page {
  page: string;
  file?: string;
  isPreview?: boolean;
  standard?: string;
  contains?: string[];
  excludes?: string[];
  imports?: string[];
  error?: string;
}

const {files, pages} = readYaml<{
  files: Record<string, string>;
  pages: Record<string, Page[]>;
}>(__dirname, 'pages.yml');
const folder = createFolder(files);

/** Adds heading ids like Docusaurus, for headings of one word. */
const ids = () => (tree: Root) =>
  visit(tree, 'element', (heading) => {
    if (/^h\d$/.test(heading.tagName) && toString(heading)) {
      heading.properties['id'] ??= toString(heading).toLowerCase();
    }
  });

/** Compiles a page with the plugins that Docusaurus uses. Returns the JSX. */
async function compilePage(
  siteDir: string,
  {page, file = 'docs/page.mdx', standard}: Page,
): Promise<string> {
  const {beforeDefaultRemarkPlugins, rehypePlugins} = markdownPlugins(siteDir);
  const data = {frontMatter: {title: 'The page', standard}};
  const source = new VFile({value: page, path: path.join(siteDir, file), data});
  const result = await compile(source, {
    format: file.endsWith('.md') ? 'md' : 'mdx',
    jsx: true,
    remarkPlugins: [...beforeDefaultRemarkPlugins, remarkDirective, remarkGfm] as never,
    rehypePlugins: [ids, ...rehypePlugins] as never,
  });
  return String(result);
}

const importsIn = (code: string): string[] => code.match(/^import .*$/gm) ?? [];

afterEach(() => vi.unstubAllEnvs());

describe.each(Object.entries(pages))('%s', (_, all) => {
  it.each(all)('$page', async (page) => {
    vi.stubEnv('NODE_ENV', page.isPreview ? 'development' : 'production');
    const result = compilePage(folder, page);
    if (page.error) {
      await expect(result).rejects.toThrow(new RegExp(page.error));
      return;
    }
    const code = await result;
    let at = 0;
    for (const part of page.contains ?? []) {
      at = code.indexOf(part, at);
      expect(at, `${part} in\n${code}`).toBeGreaterThanOrEqual(0);
      at += part.length;
    }
    for (const part of page.excludes ?? []) {
      expect(code).not.toContain(part);
    }
    expect(importsIn(code)).toEqual(page.imports ?? importsIn(code));
  });
});

it('adds the imports and the component of every calculator', async () => {
  const names = calculators.map(({id}) => calculatorComponent(id));
  const code = await compilePage(root, {page: names.map((name) => `<${name} />`).join('\n\n')});
  const imports = importsIn(code);
  for (const [at, {id}] of calculators.entries()) {
    const name = names[at];
    const folder = `@site/src/instruments/calculators/${id}`;
    expect(imports).toContain(`import {model as ${name}Model} from "${folder}/model";`);
    const view = `import * as ${name}View from "${folder}/view";`;
    const hasView = existsSync(`src/instruments/calculators/${id}/view.tsx`);
    expect(imports.includes(view), id).toBe(hasView);
    const models = hasView ? `${name}Model, ${name}View` : `${name}Model`;
    expect(code).toContain(`export const ${name} = ${name}Frame(${models});`);
  }
});

it('codeHighlight preserves the text of any code', () => {
  const languages = fc.constantFrom('js', 'json', 'glsl', 'bash', 'text', 'no-such-language');
  fc.assert(
    fc.property(fc.string(), languages, (text, language) => {
      const tree = fromHtml('<pre><code></code></pre>', {fragment: true});
      const [pre] = tree.children as [ReturnType<typeof h>];
      pre.children = [h('code', {className: `language-${language}`}, text)];
      codeHighlight()(tree);
      expect(toString(tree)).toBe(text.replace(/\n$/, ''));
    }),
  );
});

it('anchors of a page that redirects to another site are not moved anchors', () => {
  const redirects = [{from: '/editor', to: 'https://editor.example'}];
  expect(getMovedAnchors('/editor', [{from: '/editor#a', to: '/a'}], redirects)).toEqual([]);
});
