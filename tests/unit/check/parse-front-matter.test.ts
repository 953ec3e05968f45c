import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {checkedFrontMatter} from '../../../src/check/parseFrontMatter';

const read = (file: string, frontMatter: string): Promise<unknown> =>
  checkedFrontMatter('/site')({
    filePath: `/site/${file}`,
    fileContent: `---\n${frontMatter}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('a page with bad front matter stops the build, with its file and what to fix', async () => {
  await expect(read('docs/a.mdx', 'title: A page\nsidebar_positon: 2')).rejects.toThrow(
    /^Invalid front matter in docs\/a\.mdx:\n {2}`description` is missing.*\n {2}`keywords` is missing.*\n {2}`sidebar_position` is missing.*\n {2}`sidebar_positon` is not a known key/,
  );
});

test('a page with good front matter is handed on as it was read', async () => {
  const description =
    'One sentence of enough characters, which says whether this is the right page.';
  const good = `title: A page\ndescription: ${description}\nsidebar_position: 1\nkeywords: [a]`;
  await expect(read('docs/a.mdx', good)).resolves.toMatchObject({
    frontMatter: {title: 'A page', description, sidebar_position: 1, keywords: ['a']},
  });
});

test.each(['docs/_part.mdx', 'blog/_parts/a.mdx', 'node_modules/package/readme.md'])(
  '%s is not a page of the site',
  async (file) => {
    await expect(read(file, 'anything: goes')).resolves.toMatchObject({
      frontMatter: {anything: 'goes'},
    });
  },
);
