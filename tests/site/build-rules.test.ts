import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildProject, copyProject, cutPage, type ProjectCopy} from '../support/copyProject';

/** Mistakes of a writer, one build each: it stops, and says where and what. */
const minutes = 60_000;
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({pages: 'cut'});
});
afterAll(() => copy.remove());

const mistakes = 'docs/videosync/mistakes.mdx';
const article = 'blog/a-mistake.mdx';

const page = (body: string): string => `---
title: A page with a mistake
description: A page that is there to show that a mistake in it stops the build, with file and line.
sidebar_position: 90
keywords: [mistake]
---

${body}
`;

const post = (frontMatter: string): string => `---
title: A post with a mistake
description: A post that is there to show that a mistake in it stops the build, with its file name.
slug: a-mistake
date: 2026-11-20
keywords: [mistake]
${frontMatter}
---

A summary.

{/* truncate */}

A text.
`;

describe('links in a page', () => {
  let ok = true;
  let output = '';
  let checked = '';
  beforeAll(() => {
    const body = [
      'See [a page that is not there](/videosync/no-such-page).',
      '',
      'See [a file that is not there](./no-such-file.mdx).',
      '',
      'See [a page by its address](../videosync/introduction).',
      '',
      'See [a part](/videosync/introduction#no-such-part).',
    ];
    const {undo} = copy.write(mistakes, page(body.join('\n')));
    const result = buildProject(copy.folder, {}, ['src/commands/build.mjs']);
    undo();
    ({ok} = result);
    [output = '', checked = ''] = result.output.split('What npm run check says');
  }, 5 * minutes);

  it('that lead to no page stop the build, with file and line', () => {
    expect(ok).toBe(false);
    expect(output).toMatch(
      /docs\/videosync\/mistakes\.mdx:8: the link \/videosync\/no-such-page: there is no page at this address/,
    );
  });

  it('that name a missing Markdown file warn, with file and line, and are broken links too', () => {
    expect(output).toMatch(
      /\[WARNING\] Markdown link with URL `\.\/no-such-file\.mdx` in source file "docs\/videosync\/mistakes\.mdx" \(10:5\)/,
    );
    expect(output).toMatch(
      /page \/videosync\/mistakes: the link \/videosync\/no-such-file\.mdx: there is no page at this address/,
    );
    expect(output).toContain('3 broken links:');
  });

  it('are told by npm run build as the check tells them', () => {
    expect(output).toContain('The build stopped.');
    expect(checked).toMatch(/docs\/videosync\/mistakes\.mdx:8.*no-such-page/);
  });

  it('that lead to no part of their page stop it too', () => {
    expect(output).toMatch(
      /docs\/videosync\/mistakes\.mdx:14: the link \/videosync\/introduction#no-such-part: the page exists, but it has no heading, row or term with this anchor/,
    );
    // What was going on beside it ends without a word.
    expect(output).not.toMatch(/node:internal|ERR_/);
  });

  it('that resolve as an address do not stop it', () => {
    expect(output).not.toMatch(/mistakes\.mdx:12/);
  });
});

it.each<[what: string, file: string, text: string, said: RegExp[]]>([
  [
    'a step after the build that cannot be loaded',
    'src/plugins/finish/links.ts',
    "throw new Error('a mistake in a step');\n",
    [/a mistake in a step/],
  ],
  [
    'a picture that does not exist',
    mistakes,
    page('![A drawing](./no-such-drawing.png)'),
    [/no-such-drawing\.png/, /mistakes\.mdx/],
  ],
  [
    'a tag that is not in tags.yml',
    article,
    post('authors: [showsync]\ntags: [no-such-tag]'),
    [/no-such-tag/, /a-mistake\.mdx/],
  ],
  [
    'an author who is not in authors.yml',
    article,
    post('authors: [no_such_author]\ntags: [videosync]'),
    [/no_such_author/],
  ],
  [
    'a post without a summary',
    article,
    post('authors: [showsync]\ntags: [videosync]').replace('{/* truncate */}\n\n', ''),
    [/a-mistake\.mdx/],
  ],
  [
    'a second page with the same address',
    mistakes,
    page('Text.').replace('title:', 'slug: /videosync/introduction\ntitle:'),
    [/\/videosync\/introduction/, /duplicate/i],
  ],
])(
  '%s stops the build, which says so',
  (_what, file, text, said) => {
    const {undo} = copy.write(file, text);
    const {ok, output} = copy.build();
    undo();
    expect(ok).toBe(false);
    expect(output).not.toContain('[SUCCESS]');
    for (const words of said) {
      expect(output).toMatch(words);
    }
  },
  5 * minutes,
);

it('the copy keeps headings, calculators and imports of a page, and nothing else', () => {
  const text = `---\ntitle: A\n---\n\nimport X from '@site/src/x';\n\nText.\n\n## One\n\n<X level="h3" />\n\n\`\`\`text\n## not a heading\n\`\`\`\n`;
  const cut = cutPage(text, false);
  expect(cut).toContain("import X from '@site/src/x';");
  expect(cut).toContain('## One');
  expect(cut).toContain('<X level="h3" />');
  expect(cut).not.toContain('not a heading');
  expect(cut).not.toContain('Text.');
});
