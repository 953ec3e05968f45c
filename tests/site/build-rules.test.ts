import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildProject, copyProject, type ProjectCopy} from '../support/copyProject';

/** Mistakes of a writer, one build each: it stops, and says where and what. */
const minutes = 60_000;
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({pages: 'shortened'});
});
afterAll(() => copy.remove());

/** A file of the site with its text. */
type Source = [file: string, text: string];

const withFrontMatter = (body: string, more: string): string => `---
title: A page with a mistake
description: A page that is there to show that a mistake in it stops the build, with file and line.
keywords: [mistake]
${more}
---

${body}
`;

const page = (body: string, slug = 'mistakes'): Source => {
  const more = `sidebar_position: 90\nslug: /videosync/${slug}`;
  return ['docs/videosync/mistakes.mdx', withFrontMatter(body, more)];
};

const post = (author: string, tag: string, summary = 'A summary.\n\n{/* truncate */}'): Source => {
  const more = `slug: a-mistake\ndate: 2026-11-20\nauthors: [${author}]\ntags: [${tag}]`;
  return ['blog/a-mistake.mdx', withFrontMatter(`${summary}\n\nA text.`, more)];
};

it(
  'links in a page stop the build where they lead nowhere, with file and line, beside the check',
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
      // A missing Markdown file warns, and is a broken link too.
      '[WARNING] Markdown link with URL `./no-such-file.mdx` in source file "docs/videosync/mistakes.mdx" (11:5)',
      'page /videosync/mistakes: the link /videosync/no-such-file.mdx: there is no page at this address',
      'docs/videosync/mistakes.mdx:15: the link /videosync/introduction#no-such-part: the page exists, but it has no heading, row or term with this anchor',
      '3 broken links:',
      'The build failed.',
    ]) {
      expect(built).toContain(expected);
    }
    expect(checked).toMatch(/docs\/videosync\/mistakes\.mdx:9.*no-such-page/);
    // A path that resolves as an address is fine, and parallel work ends silently.
    expect(built).not.toMatch(/mistakes\.mdx:13|node:internal|ERR_/);
  },
  5 * minutes,
);

it.each<[what: string, source: Source, expected: string[]]>([
  [
    'a step that cannot be loaded',
    ['src/plugins/finish/links.ts', "throw new Error('x-y')"],
    ['x-y'],
  ],
  ['a picture that is not there', page('![A](./none.png)'), ['none.png', 'mistakes.mdx']],
  ['a tag that is not in tags.yml', post('showsync', 'no-tag'), ['no-tag', 'a-mistake.mdx']],
  ['an author who is not in authors.yml', post('no_author', 'videosync'), ['no_author']],
  ['a post without a summary', post('showsync', 'videosync', ''), ['a-mistake.mdx']],
  [
    'an address that is taken',
    page('Text.', 'introduction'),
    ['Duplicate', '/videosync/introduction'],
  ],
])(
  '%s stops the build, which says so',
  (_what, source, expected) => {
    const {undo} = copy.write(...source);
    const {ok, output} = copy.build();
    undo();
    expect(ok).toBe(false);
    expect(output).not.toContain('The site is in');
    for (const words of expected) {
      expect(output).toContain(words);
    }
  },
  5 * minutes,
);
