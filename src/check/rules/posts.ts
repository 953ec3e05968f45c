import {type Finding, findingIn, lineAt, type Rule} from '../finding';
import type {Page, Site} from '../site/types';
import {yamlLine} from '../yaml';

function unknownNames(page: Page, key: 'authors' | 'tags', site: Site): Finding[] {
  const file = `blog/${key}.yml`;
  const names = page.frontMatter[key];
  if (!Array.isArray(names) || site.broken?.some((fault) => fault.file === file)) {
    return [];
  }
  // Includes invalid entries, which the rule for settings reports, like a list instead of names.
  const {value = {}} = site.settings.find((source) => source.file === file) ?? {};
  if (Array.isArray(value) || typeof value !== 'object') {
    return [];
  }
  const known = Object.keys(value ?? {});
  const fix =
    known.length > 0 ? `Use one of ${known.join(', ')}, or add it there.` : 'Add it there.';
  return (names as string[])
    .filter((name) => !known.includes(name))
    .map((name) => findingIn(page)(yamlLine(page.text, [key]), `"${name}" is not in ${file}`, fix));
}

function summaryMark(post: Page): Finding[] {
  const mark = post.file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const count = post.text.split(mark).length - 1;
  const fix = `Put ${mark} on its own line after the first paragraph, and only there.`;
  if (count === 0) {
    return [findingIn(post)(1, 'The post does not mark the end of its summary', fix)];
  }
  const line = lineAt(post.text, post.text.lastIndexOf(mark));
  return count === 1
    ? []
    : [findingIn(post)(line, 'The post marks the end of its summary twice', fix)];
}

/** Posts list known authors and tags, and mark the end of their summary. */
export const posts: Rule = (site) =>
  site.pages
    .filter(({kind}) => kind === 'post')
    .flatMap((post) => [
      ...unknownNames(post, 'authors', site),
      ...unknownNames(post, 'tags', site),
      ...summaryMark(post),
    ]);
