import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type ReleasedProduct, releasedProducts, sections} from '../../config/products';
import {template} from '../../check/templateTexts';
import {groupNames} from '../../instruments';
import {versionedProducts} from '../../plugins/releaseVersions';
import {calculatorComponent} from '../../remark/componentsByName';
import {minVectors} from '../../check/rules/calculators';

/** A file to write. */
export interface NewFile {
  /** Path below the project. */
  path: string;
  text: string;
}

/** Data of the project that templates need. */
export interface ProjectView {
  /** Today, as ISO 8601 date. */
  today: string;
  /** Whether a file exists. */
  exists: (path: string) => boolean;
  /** `sidebar_position` of the pages in a folder, and of its folders. */
  positions: (folder: string) => number[];
  /** Tags of the blog. */
  tags: readonly string[];
}

export const usage = `Usage: npm run new -- <kind> …
  release <product> <version> [date]  release notes of a version: release videosync 2.2
  post <title> [tag]                  an article: post "Light on a budget" beam-for-live
  page <address> <title>              a page: page handbook/background/fog "Fog and haze"
  device <product> <name>             a device with its table of controls: device videosync "Color Swap"
  calculator <group> <title>          a calculator with its page: calculator screen "Lens shift"`;

/** Slug of a name: lower case letters, digits and hyphens. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Quotes a text for YAML if necessary. */
function yaml(text: string): string {
  return /^[A-Za-z][\w ,/()]*$/.test(text) && !/^(?:true|false|yes|no|null|on|off)$/i.test(text)
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}

/** Fills a template of the folder `new`. Lines with an undefined value are left out. */
function fill(name: string, values: Record<string, string | number | undefined>): string {
  const text = readFileSync(path.join(__dirname, '..', 'new', `${name}.txt`), 'utf8');
  const all: typeof values = {...template, ...values};
  const place = /\{\{(\w+)\}\}/g;
  return text
    .split('\n')
    .filter((line) => [...line.matchAll(place)].every(([, key = '']) => all[key] !== undefined))
    .map((line) => line.replace(place, (_, key: string) => String(all[key])))
    .join('\n');
}

/** Short label if the title is too long for the sidebar. */
function label(title: string): string | undefined {
  if (title.length <= 28) {
    return undefined;
  }
  const cut = title.slice(0, 28);
  return yaml(cut.slice(0, cut.lastIndexOf(' ') > 8 ? cut.lastIndexOf(' ') : 28).trim());
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(text).getTime());
}

function requireValue(value: string | undefined, what: string): string {
  const trimmed = value?.trim();
  if (!trimmed) {
    throw new Error(`${what} is missing.\n${usage}`);
  }
  return trimmed;
}

function checkedTitle(text: string | undefined, what: string): string {
  const title = requireValue(text, what);
  if (/[.:;]$/.test(title) || slugify(title) === '') {
    throw new Error(
      `${what} "${title}" is not valid: use letters or digits, without punctuation at the end.`,
    );
  }
  return title;
}

function isVersioned(product: string): product is (typeof versionedProducts)[number] {
  return (versionedProducts as readonly string[]).includes(product);
}

function release([productName, versionText, day]: string[], project: ProjectView): NewFile[] {
  const product = requireValue(productName, 'The product') as ReleasedProduct;
  if (!(product in releasedProducts)) {
    throw new Error(
      `"${product}" is not a product; use one of ${Object.keys(releasedProducts).join(', ')}.`,
    );
  }
  if (!isVersioned(product)) {
    throw new Error(
      `All versions of ${releasedProducts[product].name} are on one page: add a heading to ` +
        `docs/release-notes/sync-tools/${product}.mdx, and set \`version\` in its front matter.`,
    );
  }
  const version = requireValue(versionText, 'The version');
  if (!/^\d+\.\d+(?:-[a-z]+)?$/.test(version)) {
    throw new Error(
      `"${version}" is not a minor version: use two numbers, as in 2.2. A patch release is a heading on the page of its minor version.`,
    );
  }
  if (day !== undefined && !isDay(day)) {
    throw new Error(`"${day}" is not a date; write it as in ${project.today}.`);
  }
  const {name, section} = releasedProducts[product];
  const folder = `docs/release-notes/${product}`;
  const text = fill('release', {
    ...{name, version, product},
    position: Math.min(1, ...project.positions(folder)) - 1,
    date: day ? `, date: '${day}'` : '',
    when: day ? '' : ', and when was it released',
    next:
      section === 'videosync'
        ? `[Updating ${name}](/videosync/basics/updating): before you install it`
        : `[${name}](/${section}/introduction): what the program does`,
  });
  return [{path: `${folder}/${version}.mdx`, text}];
}

function post([titleText, tagText]: string[], project: ProjectView): NewFile[] {
  const title = checkedTitle(titleText, 'The title');
  const tag = tagText ?? project.tags[0] ?? '';
  if (!project.tags.includes(tag)) {
    throw new Error(`"${tag}" is not in blog/tags.yml; use one of ${project.tags.join(', ')}.`);
  }
  const slug = slugify(title);
  const text = fill('post', {
    ...{slug, tag, title: yaml(title), today: project.today},
    description: yaml(template.postDescription),
  });
  return [{path: `blog/${project.today}-${slug}.mdx`, text}];
}

function sectionAt(address: string) {
  const section = sections.find(({id}) => address.startsWith(`${id}/`));
  if (!section) {
    throw new Error(
      `"${address}" is not in a section; it must start with one of ${sections.map(({id}) => `${id}/`).join(', ')}.`,
    );
  }
  return section;
}

function nextPosition(folder: string, project: ProjectView): number {
  return Math.floor(Math.max(0, ...project.positions(folder))) + 1;
}

function page([addressText, titleText]: string[], project: ProjectView): NewFile[] {
  // Also accepts the path of the file.
  const address = requireValue(addressText, 'The address').replace(
    /^\/?(?:docs\/)?|(?:\.mdx?|\/)$/g,
    '',
  );
  const title = checkedTitle(titleText, 'The title');
  const section = sectionAt(address);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(address)) {
    throw new Error(
      `"${address}" is not a valid address; use lowercase letters, digits and hyphens between slashes.`,
    );
  }
  const folder = `docs/${address.slice(0, address.lastIndexOf('/'))}`;
  if (!project.exists(folder)) {
    throw new Error(
      `There is no folder ${folder}. Create it first, with a _category_.yml as in the other folders.`,
    );
  }
  const text = fill('page', {
    title: yaml(title),
    description: yaml(template.pageDescription),
    position: nextPosition(folder, project),
    label: label(title),
    section: section.name,
    sectionId: section.id,
  });
  return [{path: `docs/${address}.mdx`, text}];
}

function camel(slug: string): string {
  const name = slug.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `device${name}` : name;
}

function device([productText, nameText]: string[], project: ProjectView): NewFile[] {
  const product = requireValue(productText, 'The product');
  const name = checkedTitle(nameText, 'The name');
  const folder = `docs/${product}/device-reference`;
  if (!project.exists(folder)) {
    throw new Error(`"${product}" has no device reference; use videosync or beam-for-live.`);
  }
  const slug = slugify(name);
  const data = fill('device-data', {
    ...{name, slug},
    constant: camel(slug),
    quoted: name.replaceAll("'", "\\'"),
  });
  const text = fill('device', {
    ...{slug, product},
    title: yaml(name),
    description: yaml(template.deviceDescription),
    position: nextPosition(folder, project),
    label: label(name),
  });
  return [
    {path: `src/data/${product}/${slug}.ts`, text: data},
    {path: `${folder}/${slug}.mdx`, text},
  ];
}

function calculator([groupText, titleText]: string[], project: ProjectView): NewFile[] {
  const group = requireValue(groupText, 'The group');
  if (!groupNames.some((name) => name === group)) {
    throw new Error(
      `"${group}" isn’t a group of calculators; use one of ${groupNames.join(', ')}.`,
    );
  }
  const title = checkedTitle(titleText, 'The title');
  const id = slugify(title);
  const folder = `src/instruments/calculators/${id}`;
  const pages = 'docs/handbook/tools';
  const vectors = Array.from({length: minVectors}, (_, index) => index + 1).map(
    (input) => `input=${input} | Result | ${2 * input} m`,
  );
  return [
    {
      path: `${folder}/model.ts`,
      text: fill('calculator-model', {id, group, quoted: `'${title.replaceAll("'", "\\'")}'`}),
    },
    {path: `${folder}/vectors.txt`, text: `# ${template.vectors}\n${vectors.join('\n')}\n`},
    {path: `${folder}/picture.json`, text: fill('calculator-picture', {})},
    {
      path: `${pages}/${id}.mdx`,
      text: fill('calculator', {
        title: yaml(title),
        description: yaml(template.calculatorDescription),
        position: nextPosition(pages, project),
        label: label(title),
        component: calculatorComponent(id),
      }),
    },
  ];
}

const kinds: Record<string, (values: string[], project: ProjectView) => NewFile[]> = {
  release,
  post,
  page,
  device,
  calculator,
};

/**
 * Creates the files of a command. They pass all checks.
 *
 * @param command - the words after `npm run new --`
 * @throws Error that says which argument is missing or invalid, or which file already exists
 */
export function newFiles(
  [kind = '', ...values]: readonly string[],
  project: ProjectView,
): NewFile[] {
  const make = kinds[kind];
  if (!make) {
    throw new Error(kind ? `There is no kind "${kind}".\n${usage}` : usage);
  }
  const files = make(values, project);
  const taken = files.find(({path}) => project.exists(path));
  if (taken) {
    throw new Error(`${taken.path} already exists; nothing was written.`);
  }
  return files;
}
