import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Parents} from 'mdast';
import * as z from 'zod';
import {toolComponent} from '../../markdown/componentsByName';
import {dataComponents, findData} from '../../markdown/dataById';
import {nearestPages} from '../../theme/NotFound/Content/nearestPages';
import {tools} from '../../tools/list';
import {lineOf, type Finding, type Rule} from '../finding';
import {sourcesOf} from '../site/anchors';
import {importsOf, walk} from '../site/tree';
import type {Page, Site} from '../site/types';

/** The value of an attribute that is program code. */
class Code {
  constructor(readonly source: string) {}
}

/** An element with its attributes as they are written. */
interface Used {
  name: string;
  props: Record<string, unknown>;
  hasSpread: boolean;
  line: number;
  around: Parents[];
  node: Nodes;
}

interface JsxNode {
  type: string;
  name?: string | null;
  attributes?: {type: string; name?: string; value?: string | {value: string} | null}[];
}

function usedIn({tree}: Page): Used[] {
  return [...walk(tree)].flatMap(({node, around}): Used[] => {
    const {type, name, attributes = []} = node as unknown as JsxNode;
    if (!/^mdxJsx(?:Flow|Text)Element$/.test(type) || !name) {
      return [];
    }
    const props = attributes.flatMap((attribute): [string, unknown][] => {
      const {value} = attribute;
      return attribute.name
        ? [
            [
              attribute.name,
              value && typeof value === 'object' ? new Code(value.value) : (value ?? true),
            ],
          ]
        : [];
    });
    const hasSpread = attributes.some((attribute) => !attribute.name);
    const line = node.position?.start.line ?? 1;
    return [{name, props: Object.fromEntries(props), hasSpread, line, around, node}];
  });
}

const code = z.instanceof(Code);
const text = (example: string) =>
  z
    .union([z.string(), code], {error: `is missing or no text: write it as in ${example}`})
    .refine((value) => value !== '', `is empty: write it as in ${example}`);
const flag = z.union([z.literal(true), code], 'is a switch: write its name alone').optional();

const oneOf = (name: string, values: readonly string[]) =>
  z.enum(values, {error: `is missing or unknown: write one of ${name}="${values.join('", "')}"`});

const calculator = z.strictObject({level: oneOf('level', ['page', 'h2', 'h3', 'h4']).optional()});

/** What components take. Those that are not listed here take what their own types say. */
const schemas: Readonly<Record<string, z.ZodObject>> = {
  ReferenceTable: z.strictObject({table: text('table="patch-fields"')}),
  Troubleshooter: z.strictObject({
    tree: text('tree="black-output"'),
    level: code.optional(),
  }),
  Term: z.strictObject({id: text('id="universe"')}),
  LatestReleases: z.strictObject({}),
  ToolGallery: z.strictObject({group: oneOf('group', [...new Set(tools.map(({group}) => group))])}),
  ...Object.fromEntries(tools.map(({id}) => [toolComponent(id), calculator])),
  HandbookIndex: z.strictObject({}),
  Glossary: z.strictObject({}),
  ToolIndex: z.strictObject({}),
  BenchPart: z.strictObject({name: text('name="midi"')}),
  // A drawing inside brings its own; the rule of the drawings asks for one of both.
  Diagram: z.strictObject({caption: text('caption="What to learn from it"').optional()}),
  Tabs: z.strictObject({
    groupId: text('groupId="os"').optional(),
    defaultValue: text('defaultValue="macos"').optional(),
    queryString: z.union([z.literal(true), z.string(), code]).optional(),
    className: z.string().optional(),
  }),
  TabItem: z.strictObject({
    value: text('value="macos"'),
    label: text('label="macOS"').optional(),
    default: flag,
  }),
};

/** What a component has or lacks, compared with what it takes. */
function propFaults({name, props, hasSpread, line}: Used, file: string): Finding[] {
  const schema = hasSpread ? undefined : schemas[name];
  const issues = schema?.safeParse(props).error?.issues ?? [];
  const known = Object.keys(schema?.shape ?? {});
  return issues.map((issue): Finding => {
    if (issue.code === 'unrecognized_keys') {
      return {
        file,
        line,
        problem: `<${name}> does not take \`${issue.keys.join('`, `')}\``,
        fix: known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes nothing but its text.',
      };
    }
    const [problem = '', fix = ''] = issue.message.split(': ');
    return {
      file,
      line,
      problem: `<${name}>: \`${issue.path.join('.')}\` ${problem}`,
      fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
    };
  });
}

/** Tables and trees that do not exist, or data that another component shows. */
function dataFaults({name, props, line}: Used, page: Page, site: Site): Finding[] {
  const kind = dataComponents[name];
  const id = kind && props[kind];
  if (!kind || !id || (typeof id !== 'string' && !(id instanceof Code))) {
    return [];
  }
  if (id instanceof Code) {
    const known =
      importsOf(page.tree).has(id.source) || page.text.includes(`export const ${id.source}`);
    return known
      ? []
      : [
          {
            file: page.file,
            line,
            problem: `<${name}> shows {${id.source}}, and the page knows no such name`,
            fix: `Name the ${kind} by its id, as in ${kind}="…"; no import is needed.`,
          },
        ];
  }
  const sources = sourcesOf(site.data);
  const found = findData(sources, kind, id);
  if (typeof found !== 'string') {
    return [];
  }
  const ids = sources.filter((source) => source.kind === kind).map((source) => source.id);
  const [problem = '', fix = ''] = found.split(': ');
  const [nearest] = nearestPages(id, ids, 1);
  const advice = `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`;
  return [
    {
      file: page.file,
      line,
      problem: `<${name}>: ${problem}`,
      fix: nearest && fix.startsWith('the ids') ? `Did you mean "${nearest}"? ${advice}` : advice,
    },
  ];
}

/** A tab, a comment, or tabs that stand on one line, which the compiler takes out of their paragraph. */
function isItem(child: JsxNode & {children?: unknown; value?: unknown}): boolean {
  return (
    child.name === 'TabItem' ||
    /^mdx.*Expression$/.test(child.type) ||
    (child.type === 'text' && String(child.value).trim() === '') ||
    (child.type === 'paragraph' && (child.children as JsxNode[]).every(isItem))
  );
}

/** Tabs hold items and nothing else, each with a value of its own. */
function tabFaults({name, props, line, around, node}: Used, file: string): Finding[] {
  const found = (problem: string, fix: string, at = line): Finding => ({
    file,
    line: at,
    problem,
    fix,
  });
  if (name === 'TabItem') {
    const isInTabs = around.some((one) => (one as unknown as JsxNode).name === 'Tabs');
    return isInTabs
      ? []
      : [found('<TabItem> stands outside <Tabs>', 'Put <Tabs> around it and its neighbours.')];
  }
  if (name !== 'Tabs' || !('children' in node)) {
    return [];
  }
  const children = node.children as unknown as (JsxNode & Nodes)[];
  const values = children.map(
    (child) => child.attributes?.find((one) => one.name === 'value')?.value,
  );
  return [
    ...children
      .filter((child) => !isItem(child))
      .map((child) =>
        found(
          '<Tabs> holds something that is no <TabItem>',
          'Put it into an item, or above the tabs.',
          child.position?.start.line,
        ),
      ),
    ...(values.some((value, index) => value && values.indexOf(value) !== index)
      ? [found('Two items of <Tabs> have the same value', 'Give each its own.')]
      : []),
    ...(typeof props['defaultValue'] === 'string' && !values.includes(props['defaultValue'])
      ? [
          found(
            `<Tabs> has no item "${props['defaultValue']}"`,
            'Fix `defaultValue`, or leave it out.',
          ),
        ]
      : []),
  ];
}

/** HTML elements that do not exist: most are components with a small first letter. */
async function elementFaults(
  used: Used[],
  page: Page,
  known: readonly string[],
): Promise<Finding[]> {
  const html = used.filter(({name}) => /^[a-z]/.test(name));
  if (html.length === 0) {
    return [];
  }
  const {default: elements} = await import('html-validate/elements/html5');
  const {file} = page;
  return html.flatMap(({name, props, line, around}): Finding[] => {
    const inDrawing = [name, ...around.map((one) => (one as unknown as JsxNode).name)].includes(
      'svg',
    );
    const component = known.find((one) => one.toLowerCase() === name.toLowerCase());
    const script = Object.keys(props).find((key) => /^on[a-z]/i.test(key));
    return [
      ...(/^(?:script|style|iframe|object|embed)$/.test(name)
        ? [
            {
              file,
              line,
              problem: `<${name}> has no place in a page, and the site's security policy stops it`,
              fix: 'Link to what it shows, or ask for a component.',
            },
          ]
        : []),
      ...(!inDrawing && !(name in elements)
        ? [
            {
              file,
              line,
              problem: `<${name}> is no element of HTML`,
              fix: component
                ? `Write <${component}>: components begin with a capital.`
                : 'In running text write &lt; for an angle bracket, or put the piece in `code`.',
            },
          ]
        : []),
      ...('style' in props
        ? [
            {
              file,
              line,
              problem: `<${name}> has a style of its own, which the site's security policy forbids`,
              fix: 'Leave it out; a look that the site needs becomes a component.',
            },
          ]
        : []),
      ...('class' in props
        ? [{file, line, problem: `<${name}> has \`class\``, fix: 'Write className="…" in pages.'}]
        : []),
      ...(script
        ? [
            {
              file,
              line,
              problem: `<${name}> has a script of its own, \`${script}\``,
              fix: 'Leave it out: what reacts to a reader is a component.',
            },
          ]
        : []),
    ];
  });
}

const endings = ['', '.ts', '.tsx', '.js', '.mdx', '.md', '/index.ts', '/index.tsx', '/index.js'];

/** File that an import means, if it can be told. Packages are not looked into. */
function fileOfImport(from: string, page: Page, root: string): string | undefined | false {
  const inTheme = /^@theme\/(.+)$/.exec(from)?.[1];
  const bases = inTheme
    ? [
        path.join(root, 'src/theme', inTheme),
        // The theme is that of this project, whichever site is looked at.
        path.resolve('node_modules/@docusaurus/theme-classic/lib/theme', inTheme),
      ]
    : from.startsWith('@site/')
      ? [path.join(root, from.slice('@site/'.length))]
      : from.startsWith('.')
        ? [path.join(root, path.dirname(page.file), from)]
        : [];
  if (bases.length === 0) {
    return undefined;
  }
  return (
    bases
      .flatMap((base) => endings.map((ending) => base + ending))
      .find((file) => existsSync(file) && /\.\w+$/.test(file)) ?? false
  );
}

/** Imports of files or names that do not exist, and an export that would put the page into a frame. */
function importFaults(page: Page, root: string): Finding[] {
  const {file, tree, text: all} = page;
  const layout = tree.children.find(
    (node) =>
      (node.type as string) === 'mdxjsEsm' &&
      /^export default/m.test((node as {value: string}).value),
  );
  const own = {
    file,
    line: layout?.position?.start.line ?? 1,
    problem: '`export default` puts a frame of its own around the page',
    fix: 'Leave it out: every page has the frame of the site.',
  };
  return (layout ? [own] : []).concat(
    [...importsOf(tree)].flatMap(([local, {from, name}]): Finding[] => {
      const line = lineOf(all, from);
      const source = fileOfImport(from, page, root);
      if (source === false) {
        return [
          {
            file,
            line,
            problem: `The import of ${local} leads to ${from}, where no file is`,
            fix: 'Check the spelling. Tables and trees need no import: name them by id.',
          },
        ];
      }
      if (!source || name === '*' || !/\.tsx?$/.test(source)) {
        return [];
      }
      const code = readFileSync(source, 'utf8');
      const exported =
        name === 'default'
          ? /^export default|^export \{[^}]*\bdefault\b/m
          : new RegExp(
              `^export (?:async )?(?:const|function|class|let|var) ${name}\\b|^export \\{[^}]*\\b${name}\\b`,
              'm',
            );
      return exported.test(code)
        ? []
        : [
            {
              file,
              line,
              problem: `${from} has no ${name === 'default' ? 'whole to import' : name}`,
              fix:
                name === 'default'
                  ? `Write import {${local}} from '${from}', if it has that name there.`
                  : 'Check the spelling against the file.',
            },
          ];
    }),
  );
}

export const components: Rule = {
  name: 'components',
  asks: 'Components get what they need, HTML elements exist, and imports lead somewhere.',
  async find(site) {
    const pages = site.pages.filter(({file}) => file.endsWith('.mdx'));
    const found = pages.map(async (page) => {
      const used = usedIn(page);
      return [
        ...used.flatMap((one) => propFaults(one, page.file)),
        ...used.flatMap((one) => dataFaults(one, page, site)),
        ...used.flatMap((one) => tabFaults(one, page.file)),
        ...(await elementFaults(used, page, site.components)),
        ...importFaults(page, site.root),
      ];
    });
    return (await Promise.all(found)).flat();
  },
};
