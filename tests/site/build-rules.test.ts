import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {root} from '../support/build';
import {buildProject, copyProject, type ProjectCopy} from '../support/copyProject';

/* Mistakes of writers, which must fail the build with a message that names the file. */
const minutes = 60_000;
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject({pages: 'shortened'});
});
afterAll(() => copy.remove());

const page = (body: string): [file: string, text: string] => [
  'docs/videosync/mistakes.mdx',
  `---
title: A page with a mistake
description: A page with a mistake, which must fail the build with a message that names file and line.
keywords: [mistake]
sidebar_position: 90
slug: /videosync/mistakes
---

${body}
`,
];

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
  20 * minutes,
);

it('a step after Docusaurus that throws when it is imported fails with a message', () => {
  const {undo} = copy.write('src/plugins/finish/links.ts', "throw new Error('x-y')");
  const {status, stderr} = spawnSync(process.execPath, ['src/commands/finish.mjs', 'build'], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  undo();
  expect([status, stderr]).toEqual([1, expect.stringContaining('x-y')]);
});

it.each([
  'onDuplicateRoutes',
  'onBrokenMarkdownImages',
  'onInlineTags',
  'onInlineAuthors',
  'onUntruncatedBlogPosts',
])('Docusaurus throws for mistakes of the kind %s', (setting) => {
  const folder = path.join(process.env['SITE_ROOT'] ?? root, '.docusaurus');
  const config = readFileSync(path.join(folder, 'docusaurus.config.mjs'), 'utf8');
  expect(config.match(new RegExp(`"${setting}": "\\w+"`, 'g'))).toEqual([`"${setting}": "throw"`]);
});
