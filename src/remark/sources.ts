/** Kinds of pages. */
export type PageKind = 'doc' | 'post' | 'release' | 'page';

/** Kind of a Markdown file, by its folder. */
export function getPageKind(file: string): PageKind {
  if (file.startsWith('blog/')) {
    return 'post';
  }
  if (/^docs\/release-notes\/(?!introduction\.)/.test(file)) {
    return 'release';
  }
  return file.startsWith('docs/') ? 'doc' : 'page';
}

/** Address of a page: its slug, or its path below docs, blog or src/pages. */
export function getAddress(file: string, frontMatter: Record<string, unknown>): string {
  const {slug} = frontMatter;
  const own = file.replace(/^(?:docs|blog|src\/pages)\//, '').replace(/\.(?:mdx?|tsx)$/, '');
  const path = own.replace(/(?:^|\/)index$/, '');
  if (getPageKind(file) === 'post') {
    return `/blog/${typeof slug === 'string' ? slug.replace(/^\//, '') : path}`;
  }
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? slug : `/${[...path.split('/').slice(0, -1), slug].join('/')}`;
  }
  return `/${path}`;
}
