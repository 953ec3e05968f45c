import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildProject, copyProject, type ProjectCopy} from '../support/copyProject';

/* Mistakes of writers, each in a separate build, which must fail and name the file. */
const minutes = 60_000;
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({pages: 'shortened'});
});
afterAll(() => copy.remove());

/** Path and text of a file. */
type Source = [file: string, text: string];

const withFrontMatter = (body: string, lines: string): string => `---
title: A page with a mistake
description: A page with a mistake, which must fail the build with a message that names file and line.
keywords: [mistake]
${lines}
---

${body}
`;

const page = (body: string, slug = 'mistakes'): Source => {
  const lines = `sidebar_position: 90\nslug: /videosync/${slug}`;
  return ['docs/videosync/mistakes.mdx', withFrontMatter(body, lines)];
};

const post = (author: string, tag: string, summary = 'A summary.\n\n{/* truncate */}'): Source => {
  const lines = `slug: a-mistake\ndate: 2026-11-20\nauthors: [${author}]\ntags: [${tag}]`;
  return ['blog/a-mistake.mdx', withFrontMatter(`${summary}\n\nA text.`, lines)];
};

it(
  'broken links fail the build, and the messages name file and line, before the findings of the check',
  () => {
    const links = ['/videosync/no-such-page', './no-such-file.mdx', '../videosync/introduction'];
    const body = [...links, '/videosync/introduction#no-such-part'].map((to) => `See [it](${to}).`);
    const {undo} = copy.write(...page(body.join('\n\n')));
    const {ok, output} = buildProject(copy.folder, {}, []);
    undo();
    expect(ok).toBe(false);
    const [built = '', checked] = output.split('Findings of npm run check');
    for (const expected of [
      'docs/videosync/mistakes.mdx:9: the link /videosync/no-such-page: there is no page at this address',
      // Docusaurus also warns about a missing Markdown file.
      '[WARNING] Markdown link with URL `./no-such-file.mdx` in source file "docs/videosync/mistakes.mdx" (11:5)',
      'page /videosync/mistakes: the link /videosync/no-such-file.mdx: there is no page at this address',
      'docs/videosync/mistakes.mdx:15: the link /videosync/introduction#no-such-part: the page exists, but it has no heading, row or term with this anchor',
      '3 broken links:',
      'The build failed.',
    ]) {
      expect(built).toContain(expected);
    }
    expect(checked).toMatch(/docs\/videosync\/mistakes\.mdx:9.*no-such-page/);
    // A relative link to a page works, and aborted parallel tasks log no errors.
    expect(built).not.toMatch(/mistakes\.mdx:13|node:internal|ERR_/);
  },
  5 * minutes,
);

it.each<[title: string, source: Source, expected: string[]]>([
  [
    'a build step that throws when it is imported',
    ['src/plugins/finish/links.ts', "throw new Error('x-y')"],
    ['x-y'],
  ],
  ['a missing image', page('![A](./none.png)'), ['none.png', 'mistakes.mdx']],
  ['a tag that is not in tags.yml', post('showsync', 'no-tag'), ['no-tag', 'a-mistake.mdx']],
  ['an author that is not in authors.yml', post('no_author', 'videosync'), ['no_author']],
  ['a post without a summary', post('showsync', 'videosync', ''), ['a-mistake.mdx']],
  ['a duplicate address', page('Text.', 'introduction'), ['Duplicate', '/videosync/introduction']],
])(
  '%s fails the build with a message',
  (_title, source, expected) => {
    const {undo} = copy.write(...source);
    const {ok, output} = copy.build();
    undo();
    expect(ok).toBe(false);
    expect(output).not.toContain('The site is in');
    for (const text of expected) {
      expect(output).toContain(text);
    }
  },
  5 * minutes,
);
