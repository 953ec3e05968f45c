import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import codeHighlight from '../../../src/remark/codeHighlight';
import componentsByName, {toolComponent} from '../../../src/remark/componentsByName';
import {highlight} from '../../../src/remark/highlight';
import diagrams from '../../../src/remark/diagrams';
import rowHeaders from '../../../src/remark/rowHeaders';
import tableCards from '../../../src/remark/tableCards';
import taskLabels from '../../../src/remark/taskLabels';
import typography from '../../../src/remark/typography';
import {tools} from '../../../src/instruments/list';
import {folderOf} from '../../support/folderOf';

async function compiled(
  markdown: string,
  folder = '/tmp',
  format: 'mdx' | 'md' = 'mdx',
): Promise<string> {
  const file = new VFile({value: markdown, path: path.join(folder, 'page.mdx')});
  const result = await compile(file, {
    format,
    jsx: true,
    remarkPlugins: [remarkGfm, diagrams],
    rehypePlugins: [codeHighlight, rowHeaders, tableCards, taskLabels],
  });
  return String(result);
}

describe('typography', () => {
  const html = async (markdown: string): Promise<string> =>
    String(
      await compile(markdown, {jsx: true, remarkPlugins: [remarkGfm, remarkDirective, typography]}),
    );

  it.each([
    ["It doesn't say '**Set**'.", '{"It doesn’t say ‘"}', '{"Set"}', '{"’."}'],
    ["Press '`a'b`' and `don't`.", '{"Press ‘"}', '{"a\'b"}', '{"’ and "}', '{"don\'t"}'],
    [":::warning[Don't]\n\nIt's 12.\n\n:::", '{"Don’t"}', '{"It’s 12."}'],
    ['See "[it](/it\'s)".', '{"See “"}', 'href="/it\'s"', '{"”."}'],
    ["| Who |\n|---|\n| Cycling '74's |", '{"Cycling ’74’s"}'],
    [
      '<Tabs><Item label="Live\'s" value="a\'b">That\'s it</Item></Tabs>',
      'label="Live’s"',
      'value="a\'b"',
    ],
    ['![It\'s a desk](./desk.svg "Live\'s desk")', 'It’s a desk', 'Live’s desk'],
  ])('sets %s', async (markdown, ...parts) => {
    const page = await html(markdown);
    for (const part of parts) {
      expect(page).toContain(part);
    }
  });
});

describe('components by name', () => {
  const siteDir = path.resolve(__dirname, '../../..');
  const code = async (markdown: string): Promise<string> =>
    String(
      await compile(markdown, {jsx: true, remarkPlugins: [[componentsByName, {siteDir}]] as never}),
    );

  it('import every calculator that a page shows, once, and no other', async () => {
    for (const {id} of tools) {
      const name = toolComponent(id);
      const imports = (await code(`<${name} />\n\n<${name} level="h3" />`)).match(/^import .*$/gm);
      expect(imports).toEqual([
        `import {default as ${name}} from "@site/src/instruments/calculators/${id}";`,
      ]);
    }
  });

  it('import tabs from the theme, and a tree from this site', async () => {
    const text =
      '<Tabs>\n<TabItem value="a">\n\nText.\n\n</TabItem>\n</Tabs>\n\n<Troubleshooter />';
    const page = await code(text);
    expect(page).toContain('import {default as Tabs} from "@theme/Tabs";');
    expect(page).toContain('import {default as TabItem} from "@theme/TabItem";');
    expect(page).toContain(
      'import {default as Troubleshooter} from "@site/src/components/Troubleshooter";',
    );
  });

  it('leave alone what a page imports, and what they do not know', async () => {
    const own = "import Power from '@site/src/instruments/calculators/power';";
    expect((await code(`${own}\n\n<Power />`)).match(/^import .*$/gm)).toEqual([own]);
    expect(await code('<Symptoms>Text.</Symptoms>')).not.toMatch(/^import/m);
    const part = "import Paths from '@site/src/components/Diagram/Paths';";
    expect(await code(`${part}\n\n<Diagram />`)).toContain('import {default as Diagram} from');
  });
});

describe('diagrams', () => {
  const folder = folderOf({
    'flow.svg':
      '<svg viewBox="0 0 800 8">\n  <!-- a -->\n  <text class="d-text d-muted" text-anchor="middle">A  <tspan>b</tspan></text>\n</svg>',
    'two.svg': '<svg/>',
    'two.narrow.svg': '<svg/>',
    'paths.svg': '<svg><path data-path="strobes house-lights"/></svg>',
    'broken.svg': 'not a drawing',
  });

  it.each(['mdx', 'md'] as const)(
    'turns a lone image of an SVG file into a diagram, in .%s',
    async (format) => {
      const code = await compiled('![Boxes and arrows](./flow.svg "How it flows")', folder, format);
      expect(code).toContain('<Diagram caption="How it flows">');
      expect(code).toContain(
        '<_components.svg viewBox="0 0 800 8" role="img" aria-label="Boxes and arrows">',
      );
      expect(code).toContain('<text className="d-text d-muted" textAnchor="middle">');
      expect(code).not.toMatch(/data-form|Paths/);
    },
  );

  it('takes the narrow layout that lies beside it', async () => {
    const code = await compiled('![Boxes and arrows](./two.svg "How it flows")', folder);
    expect(code).toMatch(/data-form="wide"[^]*data-form="narrow"/);
  });

  it('names the paths that a list beside the drawing tells', async () => {
    const code = await compiled(
      '<Diagram>\n\n![Boxes](./paths.svg "How it flows")\n\n- **Strobes**: One *way*.\n- **House lights**: Another.\n\n</Diagram>\n\n- **No**: path',
      folder,
    );
    expect(code).toContain('from "@site/src/components/Diagram/Paths"');
    expect(code).toMatch(
      /<Diagram caption="How it flows"><DiagramPaths ids="strobes house-lights" names="Strobes\|House lights">/,
    );
    expect(code).toContain('<path data-path="strobes house-lights" />');
    expect(code).toMatch(/House lights[^]*<\/DiagramPaths>[^]*<\/Diagram>[^]*path/);
    expect(code.match(/<Diagram /g)).toHaveLength(1);
  });

  it.each([
    ['0 0 360 520', true],
    ['0 0 400 200', true],
    ['0 0 401 200', false],
    ['0 0 720 300', false],
  ])('says whether there is room beside a drawing of %s', async (box, isNarrow) => {
    writeFileSync(path.join(folder, 'box.svg'), `<svg viewBox="${box}"></svg>`);
    const code = await compiled('![Boxes](./box.svg "How it flows")', folder);
    expect(code.includes('caption="How it flows" isNarrow>')).toBe(isNarrow);
  });

  it('makes the page depend on its drawings in the preview', async () => {
    const value = '![Boxes and arrows](./flow.svg "How it flows")';
    const file = new VFile({value, path: path.join(folder, 'page.mdx')});
    const remarkPlugins = [[diagrams, {isPreview: true}]] as never;
    expect(String(await compile(file, {jsx: true, remarkPlugins}))).toContain(
      'import "./flow.svg"',
    );
  });

  it('leaves other images alone', async () => {
    const code = await compiled('Text ![a](./flow.svg "b") text\n\n![c](./photo.png "d")', folder);
    expect(code).not.toContain('Diagram');
  });

  it.each([
    ['![x](./gone.svg "y")', /page\.mdx:1: the diagram .\/gone\.svg does not exist/],
    ['text\n\n![x](./flow.svg)', /page\.mdx:3: .*needs a caption/],
    ['![](./flow.svg "y")', /needs alternative text/],
    ['![x](./broken.svg "y")', /is no SVG/],
  ])('stops the build on %s', async (markdown, message) => {
    await expect(compiled(markdown, folder)).rejects.toThrow(message);
  });
});

describe('code highlighting', () => {
  it('emits classes, a title and a language, and no inline style', async () => {
    const code = await compiled('```js title="a.js"\nconst a = 1; // one\n```');
    expect(code).toContain('data-language="js"');
    expect(code).toContain('data-title="a.js"');
    expect(code).toContain('className="t-keyword"');
    expect(code).toContain('className="t-comment"');
    expect(code).not.toContain('style');
  });

  it('marks the lines that contain a text', async () => {
    const code = await compiled('```js mark="b ="\n/* a\nb = 1 */\nlet b = 2;\nc();\n```');
    const [before, ...marked] = code.split('className="t-marked"');
    expect(before).toContain('/* a');
    expect(before).not.toContain('b =');
    expect(marked).toHaveLength(2);
    expect(marked[0]).toContain('b = 1 */');
    expect(marked[1]).toContain('"let"');
    expect(marked[1]).toContain('();');
  });

  it('refuses a mark that no line contains', async () => {
    await expect(compiled('```js mark="gone"\na();\n```')).rejects.toThrow('mark="gone"');
  });

  it('loses and adds nothing, whatever the text and the language', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('js', 'json', 'glsl', 'bash', 'text', 'no-such-language'),
        (text, language) => {
          expect(
            highlight(text, language)
              .map((run) => run.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });

  it('knows the languages that pages use', () => {
    const kindsIn = (text: string, language: string) =>
      highlight(text, language).map(({kind}) => kind);
    expect(kindsIn('uniform vec4 x; // y', 'glsl')).toContain('comment');
    expect(kindsIn('ffmpeg -i "a b.mov" -c:v hap out.mov', 'bash')).toContain('string');
    expect(kindsIn('{"a": 1}', 'json')).toContain('number');
  });
});

describe('cards of tables', () => {
  it('label every cell after the first with its column, and keep what is in it together', async () => {
    const code = await compiled('| A | `B` c | D |\n|---|---|---|\n| 1 | two **words** | 3 |');
    expect(code).toContain('<_components.table className="row-cards">');
    expect(code).toContain('<_components.td>{"1"}</_components.td>');
    expect(code).toMatch(
      /<_components\.td data-label="B c"><_components\.span>\{"two "\}<_components\.strong>\{"words"\}<\/_components\.strong><\/_components\.span>/,
    );
  });
});

describe('row headers', () => {
  it('come from an empty first heading', async () => {
    const code = await compiled('| | macOS |\n| --- | --- |\n| Folder | `~/x` |');
    expect(code).toContain('<_components.td');
    expect(code).toMatch(/<_components\.th scope="row">\{"Folder"\}/);
  });
});

describe('task lists', () => {
  it('put the text of each task into the label of its box, which can be ticked', async () => {
    const code = await compiled('- [ ] Spare **cable**\n- [x] Torch');
    expect(code.match(/<_components\.label>/g)).toHaveLength(2);
    expect(code).toMatch(
      /<_components\.label><_components\.input type="checkbox" \/>\{" "\}\{"Spare "\}.*cable.*<\/_components\.label>/,
    );
    expect(code).toMatch(/<_components\.input type="checkbox" defaultChecked/);
    expect(code).not.toContain('disabled');
  });

  it('leave a nested list outside the label', async () => {
    const code = await compiled('- [ ] Network\n  - switch\n  - cables');
    const label = /<_components\.label>(.*?)<\/_components\.label>/s.exec(code)?.[1];
    expect(label).toContain('Network');
    expect(label).not.toContain('switch');
    expect(code).toContain('switch');
  });
});

it('leaves tables of two columns with a first heading, and other lists, alone', async () => {
  const code = await compiled('| Key | macOS |\n| --- | --- |\n| Folder | x |\n\n- a\n- b');
  expect(code).not.toMatch(/row-cards|data-label|span|scope="row"|<_components\.label/);
});
