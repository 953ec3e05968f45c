import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {checkedFrontMatter} from '../../../src/check/parseFrontMatter';

const parse = (file: string, frontMatter: string): Promise<unknown> =>
  checkedFrontMatter('/site')({
    filePath: `/site/${file}`,
    fileContent: `---\n${frontMatter}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('invalid front matter is an error with the file and every problem', async () => {
  await expect(parse('docs/a.mdx', 'title: A page\nsidebar_positon: 2')).rejects.toThrow(
    /^Invalid front matter in docs\/a\.mdx:\n {2}`description` is missing.*\n {2}`keywords` is missing.*\n {2}`sidebar_position` is missing.*\n {2}`sidebar_positon` is not a known key/,
  );
});

test('valid front matter is returned unchanged', async () => {
  const description =
    'One sentence of enough characters, which says whether this is the right page.';
  const valid = `title: A page\ndescription: ${description}\nsidebar_position: 1\nkeywords: [a]`;
  await expect(parse('docs/a.mdx', valid)).resolves.toMatchObject({
    frontMatter: {title: 'A page', description, sidebar_position: 1, keywords: ['a']},
  });
});

test.each(['docs/_part.mdx', 'blog/_parts/a.mdx', 'node_modules/package/readme.md'])(
  'front matter of %s, which is not a page, is not checked',
  async (file) => {
    await expect(parse(file, 'anything: goes')).resolves.toMatchObject({
      frontMatter: {anything: 'goes'},
    });
  },
);
