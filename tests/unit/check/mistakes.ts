import {ending, front, lastEnd, page, table, tree} from '../../support/smallSite';

/** A mistake, where the check has to find it, and by which rule. */
export interface Mistake {
  /** What the writer did. */
  name: string;
  files: Record<string, string | Buffer>;
  /** The file of the finding: the first one, if it is not this. */
  file?: string;
  line: number;
  rule: string;
}

const mistakes: Mistake[] = [];

function add(
  rule: string,
  name: string,
  line: number,
  files: Record<string, string | Buffer>,
  file?: string,
): void {
  mistakes.push({rule, name, line, files, ...(file ? {file} : {})});
}

/** A mistake in a page of its own. */
function inPage(
  rule: string,
  name: string,
  text: string,
  {
    line = 8,
    lines = {},
    type = 'mdx',
  }: {line?: number; lines?: Record<string, string>; type?: string} = {},
): void {
  add(rule, name, line, {[`docs/videosync/p${mistakes.length + 1}.${type}`]: page(text, lines)});
}

const inFrontMatter = (name: string, lines: Record<string, string>, line = 1): void =>
  inPage('front-matter', name, 'Text.', {line, lines});

// Front matter.
inFrontMatter('no title', {title: ''});
inFrontMatter('a title that ends in a full stop', {title: 'title: Fixture patch.'}, 2);
inFrontMatter(
  'a title too long for the menu',
  {title: 'title: A fixture patch that has too many words'},
  2,
);
inFrontMatter('no description', {description: ''});
inFrontMatter('a short description', {description: 'description: Too short.'}, 3);
inFrontMatter('no keywords', {keywords: ''});
inFrontMatter('a keyword twice', {keywords: 'keywords: [light, Light]'}, 5);
inFrontMatter('no place in the menu', {sidebar_position: ''});
inFrontMatter('a misspelt key', {other: 'keyword: [lamp]'}, 6);
inFrontMatter('front matter that is no YAML', {title: 'title: Fixture: patch'});
inFrontMatter(
  'a question without question mark',
  {confirm: 'confirm:\n  - Which menu opens it'},
  7,
);
inFrontMatter('draft: maybe', {draft: 'draft: maybe'}, 6);
add('front-matter', 'a month that does not exist', 6, {
  'docs/release-notes/videosync/9.1.mdx': page('Text.', {
    release: "release: {product: videosync, version: '9.1', date: 2026-13-45}",
  }),
  'docs/release-notes/videosync/_category_.yml': 'label: Videosync\nposition: 1\n',
});
add('front-matter', 'a product that does not exist', 6, {
  'docs/release-notes/videosync/9.2.mdx': page('Text.', {
    release: "release: {product: videosink, version: '9.2'}",
  }),
});
inFrontMatter('a slug that is a number', {slug: 'slug: 12'}, 6);
add('structure', 'front matter and no text', 1, {
  'docs/videosync/empty.mdx': `---\n${Object.values(front).join('\n')}\n---\n`,
});
add('front-matter', 'no front matter', 1, {'docs/videosync/bare.mdx': `Text.\n${ending}`});

// Text.
inPage('structure', 'a second main heading', '# Another title', {line: 8});
inPage('markdown', 'a level of headings left out', '## One\n\n#### Two', {line: 10});
inPage('structure', 'four boxes', Array(4).fill(':::note\n\nText.\n\n:::').join('\n\n'), {
  line: 26,
});
add('structure', 'an end that sends nobody on', 8, {
  'docs/videosync/end.mdx': page('## Text\n\nText.').replace(ending, ''),
});
inPage('syntax', 'a code block left open', '```text\nmore', {line: 8});
inPage('syntax', 'a box left open', ':::note\n\nText.');
inPage('syntax', 'a box of a kind that does not exist', ':::notice\n\nText.\n\n:::');
inPage('syntax', 'a title of a box without brackets', ':::warning Save first\n\nText.\n\n:::');
inPage('syntax', 'a brace in the text', 'Write {name} here.');
inPage('syntax', 'an angle bracket in the text', 'Keep it < 5 m and <5 m.');
inPage('syntax', 'a component left open', '<Term id="universe">Text.');
inPage('markdown', 'a code block without language', '```\ncode\n```');
inPage('links', 'an address that stands in the text', 'See https://example.org for it.');
inPage('links', 'a link that is not encrypted', 'See [it](http://example.org).');
inPage('links', 'a link to no page', 'See [it](/videosync/introductoin).');
inPage('links', 'a link that ends in a slash', 'See [it](/videosync/introduction/).');
inPage('links', 'a relative link', 'See [it](./introduction.mdx).');
inPage(
  'links',
  'an anchor that the page does not have',
  'See [it](/videosync/introduction#first-stps).',
);
inPage('links', 'an anchor that this page does not have', 'See [it](#nowhere).');
inPage(
  'links',
  'the state of a calculator that the page does not have',
  'See [it](/videosync/introduction#subnet?ipA=2.0.0.1).',
);
inPage(
  'links',
  'a full address of this site',
  'See [it](https://support.showsync.com/videosync/introduction).',
);
inPage('markdown', 'a link called here', 'See [here](/videosync/introduction).');
inPage('spelling', 'a misspelt word', 'The lihgt moves.');
inPage('terminology', 'a word that makes light of it', 'Simply press the button.');
inPage('terminology', 'a name written another way', 'The max4live device.');
inPage('glossary-terms', 'an abbreviation that is not explained', 'Send it as OSC.');
inPage('glossary-terms', 'a term that the glossary lacks', '<Term id="univers">universe</Term>');
inPage(
  'glossary-terms',
  'a term explained twice',
  '<Term id="universe">universe</Term> and <Term id="universe">universe</Term>',
);
inPage(
  'structure',
  'the text that `npm run new` wrote',
  'The first paragraph says what you can do after reading, and what you need before.',
);
inPage('anchors', 'two headings with one anchor', '## One {/* #same */}\n\n## Two {/* #same */}', {
  line: 8,
});

// Components.
inPage('components', 'a table by a name without import', '<ReferenceTable table={videoSimpler} />');
inPage('components', 'a table without a name', '<ReferenceTable />');
inPage('components', 'a table that does not exist', '<ReferenceTable table="patch-feilds" />');
inPage('components', 'a tree where a table is due', '<ReferenceTable table="black-output" />');
inPage('components', 'a table with an empty name', '<ReferenceTable table="" />');
inPage(
  'components',
  'an import of a file that does not exist',
  "import {fields} from '@site/src/data/feilds';\n\nText.",
);
inPage(
  'components',
  'a misspelt name in an import',
  "import {patchFeilds} from '@site/src/data/fields';\n\n<ReferenceTable table={patchFeilds} />",
);
inPage(
  'components',
  'an import of the whole where there are parts',
  "import patchFields from '@site/src/data/fields';\n\n<ReferenceTable table={patchFields} />",
);
inPage('syntax', 'a misspelt component', '<Trem id="universe">Text.</Trem>');
inPage('syntax', 'a misspelt calculator', '<DipSwich />');
inPage('components', 'a component with a small letter', '<term id="universe">Text.</term>');
inPage(
  'components',
  'a tab without value',
  `<Tabs>\n<TabItem label="A">\n\nText.\n\n</TabItem>\n</Tabs>`,
  {line: 9},
);
inPage('components', 'a tab outside tabs', `<TabItem value="a">\n\nText.\n\n</TabItem>`, {
  line: 8,
});
inPage(
  'components',
  'text between tabs',
  `<Tabs>\n\nText.\n\n<TabItem value="a">\n\nText.\n\n</TabItem>\n</Tabs>`,
  {line: 10},
);
inPage(
  'components',
  'two tabs of one value',
  `<Tabs>\n<TabItem value="a">\n\nText.\n\n</TabItem>\n<TabItem value="a">\n\nText.\n\n</TabItem>\n</Tabs>`,
  {line: 8},
);
inPage(
  'components',
  'an attribute that a component does not take',
  '<Term id="universe" name="x">universe</Term>',
);
inPage('components', 'a calculator with a misspelt property', '<DipSwitch levle="page" />');
inPage('components', 'a calculator at a level that does not exist', '<DipSwitch level="h1" />');
inPage(
  'components',
  'a gallery of a group that does not exist',
  'import {ToolGallery} from \'@site/src/instruments/calculators/ToolGallery\';\n\n<ToolGallery group="lamps" />',
  {line: 10},
);
inPage('components', 'an inline style', '<div style="color: red">\n\nText.\n\n</div>');
inPage(
  'components',
  'an inline style as an object',
  "<div style={{color: 'red'}}>\n\nText.\n\n</div>",
);
inPage('components', 'class in place of className', '<div class="x">\n\nText.\n\n</div>');
inPage(
  'components',
  'a script in an element',
  '<a href="/videosync/introduction" onclick="go()">There</a>',
);
inPage('syntax', 'a component in a .md file', '<Term id="universe">Text.</Term>', {type: 'md'});
inPage('syntax', 'an import in a .md file', "import Tabs from '@theme/Tabs';", {type: 'md'});
inPage('compile', 'a code block from a file that does not exist', '```glsl file=./gone.fs\n```');
inPage(
  'compile',
  'a code block past the end of its file',
  '```text file=./_short.txt lines=1-9\n```',
);
inPage(
  'compile',
  'a code block from a file, with text of its own',
  '```text file=./_short.txt\nown\n```',
);
mistakes.at(-1)!.files['docs/videosync/_short.txt'] = 'one\ntwo\n';

// What only rendering shows.
inPage(
  'syntax',
  'two imports of one name',
  "Text.\n\nimport {patchFields} from '@site/src/data/fields';\n\nText.\n\nimport {patchFields} from '../../src/data/fields';",
  {line: 14},
);
inPage(
  'compile',
  'a name in an export that the page does not have',
  'Text.\n\nexport const most = 1;\n\nText.\n\nexport const more = moost + 1;',
  {line: 14},
);
inPage('compile', 'a paragraph inside a paragraph', '<p>\n\nText.\n\n</p>', {line: 10});
inPage('compile', 'a list inside a sentence', 'Text <ul><li>one</li></ul> more.');
inPage('compile', 'a row of a table that stands alone', 'Text.\n\n<tr>\n<td>Text.</td>\n</tr>', {
  line: 10,
});
inPage('compile', 'a line break with text in it', 'One<br>two</br>three.');

// Pictures.
inPage(
  'images',
  'a picture that does not exist',
  '![A lamp that hangs from a truss over the stage](./gone.png)',
);
inPage(
  'images',
  'a drawing that does not exist',
  '![A lamp that hangs from a truss over the stage](./gone.svg "What it shows")',
);
inPage(
  'images',
  'a picture on another site',
  '![A lamp that hangs from a truss over the stage](https://example.org/a.png)',
);
inPage('alt-texts', 'a picture without description', '![](./_lamp.png)');
inPage(
  'alt-texts',
  'a drawing without caption',
  '![A lamp that hangs from a truss over the stage](./lamp.svg)',
  {line: 8},
);
const drawing = (inner: string, head = ' viewBox="0 0 320 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${head}>${inner}</svg>\n`;
mistakes.at(-1)!.files['docs/videosync/lamp.svg'] = drawing('');
add('images', 'a drawing that no page shows', 1, {'docs/videosync/unseen.svg': drawing('')});
add('diagrams', 'a drawing without viewBox', 1, {
  'docs/videosync/boxless.svg': drawing('', ''),
  'docs/videosync/shows-boxless.mdx': page(
    '![A lamp that hangs from a truss over the stage](./boxless.svg "What it shows")',
  ),
});
add('diagrams', 'a drawing with a colour of its own', 1, {
  'docs/videosync/red.svg': drawing('<rect width="9" height="9" fill="red"/>'),
  'docs/videosync/shows-red.mdx': page(
    '![A lamp that hangs from a truss over the stage](./red.svg "What it shows")',
  ),
});
add('files', 'a file that is called a picture and is none', 1, {
  'docs/videosync/broken.png': 'not a picture',
});

// Files.
add('files', 'a byte order mark', 1, {'docs/videosync/bom.mdx': `\uFEFF${page('Text.')}`});
add('files', 'line ends of Windows', 1, {
  'docs/videosync/crlf.mdx': page('Text.').replaceAll('\n', '\r\n'),
});
add('files', 'an encoding of old', 8, {
  'docs/videosync/latin.mdx': Buffer.from(page('Gr\u00fc\u00dfe.'), 'latin1'),
});
add('files', 'marks of a merge', 8, {
  'docs/videosync/merge.mdx': page('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other'),
});
add('files', 'a space in the name of a file', 1, {'docs/videosync/two words.mdx': page('Text.')});
add('files', 'an umlaut in the name of a file', 1, {'docs/videosync/gr\u00fcn.mdx': page('Text.')});
add('addresses', 'a .md beside a .mdx of the same name', 1, {
  'docs/videosync/twin.mdx': page('Text.'),
  'docs/videosync/twin.md': page('Text.'),
});
add('addresses', 'two pages with one slug', 6, {
  'docs/videosync/slug-a.mdx': page('Text.', {slug: 'slug: /videosync/taken'}),
  'docs/videosync/slug-b.mdx': page('Text.', {slug: 'slug: /videosync/taken'}),
});
add('addresses', 'a slug with a space', 6, {
  'docs/videosync/spaced.mdx': page('Text.', {slug: 'slug: /videosync/a b'}),
});
add('files', 'settings of a folder that are no YAML', 2, {
  'docs/videosync/one/_category_.yml': 'label: One\nposition 2\n',
});
add('files', 'a misspelt setting of a folder', 2, {
  'docs/videosync/two/_category_.yml': 'label: Two\npositon: 2\nposition: 2\n',
});
add('files', 'a place in the menu that is no number', 2, {
  'docs/videosync/three/_category_.yml': 'label: Three\nposition: last\n',
});
add(
  'files',
  'a folder without name',
  1,
  {'docs/videosync/four/a.mdx': page('Text.')},
  'docs/videosync/four/_category_.yml',
);

// Posts.
const post = {
  sidebar_position: '',
  slug: 'slug: a-post',
  date: 'date: 2026-11-20',
  authors: 'authors: [showsync]',
  tags: 'tags: [videosync]',
};
const addPost = (
  rule: string,
  name: string,
  line: number,
  lines: object,
  text = 'Text.\n\n{/* truncate */}\n\nMore.',
): void => {
  const slug = `post-${mistakes.length}`;
  add(rule, name, line, {
    [`blog/2026-11-20-${slug}.mdx`]: page(text, {...post, slug: `slug: ${slug}`, ...lines}),
  });
};
addPost('posts', 'an author that nobody knows', 7, {authors: 'authors: [nobody]'});
addPost('posts', 'a tag that nobody knows', 8, {tags: 'tags: [unknown]'});
addPost('posts', 'a post without end of its summary', 1, {}, 'Text.');
addPost('front-matter', 'a day that the month does not have', 6, {date: 'date: 2026-02-30'});
addPost('front-matter', 'a post without date', 1, {date: ''});

// Data.
const row = "{id: 'row', name: 'Row', cells: {does: 'It does'}}";
add('data', 'an answer of a tree that leads nowhere', 4, {
  'src/data/trees/nowhere.ts': tree('nowhere', 'nowhere', "{label: 'Other', then: undefined}"),
});
add('data', 'an end of a tree without its fix', 4, {
  'src/data/trees/unfixed.ts': tree(
    'unfixed',
    'unfixed',
    "{label: 'Other', then: {id: 'x', cause: 'C', check: 'C', proof: 'P'}}",
  ),
});
add('trees', 'two steps of one id', 4, {
  'src/data/trees/twice.ts': tree('twice', 'twice', lastEnd.replace('end-6', 'end-1')),
});
add('trees', 'an id with capitals', 4, {
  'src/data/trees/capital.ts': tree('capital', 'capital', lastEnd.replace('end-6', 'End')),
});
add('trees', 'support before the last end', 4, {
  'src/data/trees/early.ts': tree(
    'early',
    'early',
    lastEnd.replace('Contact support', 'Other'),
  ).replace("cause: 'Cause'", "cause: 'Contact support'"),
});
add('data', 'a cell that is a number', 7, {
  'src/data/number.ts': table('numbers', 'numbers', "{id: 'row', name: 'Row', cells: {does: 5}}"),
});
add('data', 'a misspelt member of a row', 7, {
  'src/data/member.ts': table(
    'members',
    'members',
    "{id: 'row', name: 'Row', cells: {does: 'It'}, unconfimed: 'Why'}",
  ),
});
add('data', 'a table without rows', 6, {
  'src/data/rowless.ts': table('rowless', 'rowless', row).replace(/rows: \[[^\]]*\]/, 'rows: []'),
});
add('data', 'a table without type', 1, {
  'src/data/untyped.ts': table('untyped', 'untyped', row).replace(': ReferenceTableData', ''),
});
add('tables', 'two rows of one id', 7, {
  'src/data/rows.ts': table('rowsTwice', 'rows-twice', `${row}, ${row}`),
});
add('tables', 'a cell of a column that does not exist', 7, {
  'src/data/cell.ts': table(
    'cellTable',
    'cell-table',
    "{id: 'row', name: 'Row', cells: {does: 'It', used: 'So'}}",
  ),
});
add('files', 'a bracket too few in a table', 2, {
  'src/data/open.ts': "export const open = {\n  id: 'a' 'b',\n};\n",
});
add('data', 'a term without definition', 2, {
  'src/data/glossary/sound.ts': "export const soundTerms = {\n  ltc: {term: 'LTC'},\n};\n",
});
add('data', 'a term that stands in two places', 2, {
  'src/data/glossary/twice.ts':
    "export const twiceTerms = {\n  universe: {term: 'universe', definition: 'Twice.'},\n};\n",
});

// Redirects and the ledger.
const redirects = [
  ['a redirect twice', '/old', '/videosync/introduction'],
  ['', '/old', '/videosync/introduction'],
  ['a redirect without slash', 'older', '/videosync/introduction'],
  ['a redirect to a place that is no address', '/odd', 'videosync'],
  ['a redirect to an anchor', '/oldest', '/videosync/introduction#gone'],
  ['a redirect to no page', '/lost', '/nowhere'],
  ['a redirect that hides a page', '/handbook/data', '/videosync/introduction'],
  ['a redirect to a redirect', '/chain', '/lost'],
] as const;
const anchorRedirects = [
  ['an anchor redirect to no anchor', '/videosync/introduction#a', '/videosync/introduction#gone'],
  [
    'an anchor redirect from an anchor that is there',
    '/videosync/introduction#first-steps',
    '/handbook/data',
  ],
  ['an anchor redirect from no page', '/never#a', '/handbook/data'],
  ['an anchor redirect that names no anchor', '/handbook/glossary', '/videosync/introduction'],
] as const;
const list = (entries: readonly (readonly string[])[]): string =>
  entries.map(([, from, to]) => `  {from: '${from}', to: '${to}'},`).join('\n');
const redirectsFile = {
  'redirects.ts': `export const siteRedirects = () => [\n${list(redirects)}\n];\nexport const anchorRedirects = [\n${list(anchorRedirects)}\n];\n`,
};
redirects.forEach(([name, from]) => {
  if (name) {
    const line = 2 + redirects.findIndex((one) => one[1] === from);
    add('redirects', name, line, redirectsFile);
  }
});
anchorRedirects.forEach(([name], index) => {
  add('anchor-redirects', name, 4 + redirects.length + index, redirectsFile);
});
const ledger = {'src/check/addresses.txt': '/videosync/gone\n/handbook/data#gone\n'};
add('ledger', 'a page that is gone', 1, ledger);
add('ledger', 'an anchor that is gone', 2, ledger);

// What hides in a page, and what it may not bring along.
inPage('files', 'a NUL character', 'One.\u0000');
inPage('files', 'a character that nobody sees', 'One\u200B two.');
inPage('secrets', 'a token', `The token is ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}.`);
inPage('components', 'a script', '<script src="/a.js"></script>');
inPage('components', 'a frame of another site', '<iframe src="https://example.org"></iframe>');
inPage('components', 'a layout of its own', 'export default ({children}) => children;');
inPage('glossary-terms', 'a term without words', '<Term id="universe"></Term>');
inPage(
  'markdown',
  'a table without an empty line before it',
  'Text.\n| A | B |\n| - | - |\n| 1 | 2 |',
  {line: 9},
);
inPage('markdown', 'a footnote without its text', 'Text.[^1]');
inPage('markdown', 'a link with a space', 'See [it](/videosync/introduction page).');
inPage('structure', 'a heading without words', '##\n\nText.');
inPage('markdown', 'a language of code that nobody knows', '```javascrip\ncode\n```');
inPage(
  'markdown',
  'smart quotes around a caption',
  '![A lamp that hangs from a truss over the stage](./_lamp.png “What it shows”)',
);
inFrontMatter('smart quotes around a title', {title: 'title: “Fixture patch”'}, 2);
inFrontMatter(
  'Markdown in a description',
  {
    description:
      'description: How to put a light at **an address**, what you need before, and how to tell that it worked.',
  },
  3,
);
inFrontMatter('a keyword that is a number', {keywords: 'keywords: [dmx, 512]'}, 5);
inPage('links', 'an anchor with a percent sign', 'See [it](/videosync/introduction#100%).');
add('files', 'a page with an ending in capitals', 1, {'docs/videosync/loud.MDX': page('Text.')});
add('files', 'a drawing with an ending in capitals', 1, {'docs/videosync/loud.SVG': drawing('')});
add('addresses', 'a page in no section', 1, {'docs/stray.mdx': page('Text.')});
add('addresses', 'a page in a section that does not exist', 1, {
  'docs/video/stray.mdx': page('Text.'),
  'docs/video/_category_.yml': 'label: Video\nposition: 1\n',
});
add('addresses', 'two pages with one title', 2, {
  'docs/videosync/title-b.mdx': page('Text.', {title: 'title: The same'}),
  'docs/videosync/title-a.mdx': page('Text.', {title: 'title: The same'}),
});
add('addresses', 'two pages at one place in the menu', 4, {
  'docs/videosync/place-b.mdx': page('Text.', {sidebar_position: 'sidebar_position: 4711'}),
  'docs/videosync/place-a.mdx': page('Text.', {sidebar_position: 'sidebar_position: 4711'}),
});
add('diagrams', 'a drawing with a script', 1, {
  'docs/videosync/script.svg': drawing('<script>alert(1)</script>'),
  'docs/videosync/shows-script.mdx': page(
    '![A lamp that hangs from a truss over the stage](./script.svg "What it shows")',
  ),
});
add('files', 'a drawing with an element left open', 1, {
  'docs/videosync/unclosed.svg': drawing('<g>'),
  'docs/videosync/shows-unclosed.mdx': page(
    '![A lamp that hangs from a truss over the stage](./unclosed.svg "What it shows")',
  ),
});

add('data', 'two answers that read the same', 4, {
  'src/data/trees/alike.ts': tree('alike', 'alike', lastEnd).replace("'Answer 1'", "'Answer 2'"),
});
add('data', 'a row without name', 7, {
  'src/data/nameless.ts': table('nameless', 'nameless', row.replace("'Row'", "' '")),
});

// Sentences that readers have to step over.
for (const text of [
  'Use this page when it is dark.',
  'This page shows a light.',
  'The range is reported to be 512.',
  'Switch it on, so that it is warm.',
  'It counts from 1: [Videosync](/videosync/introduction).',
]) {
  inPage('terminology', `the words of "${text.slice(0, 20)}"`, text);
}

/** Mistakes that writers make, each in files of its own, so that all of them fit into one site. */
export {mistakes};
