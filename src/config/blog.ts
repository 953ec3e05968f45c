import type {Options} from '@docusaurus/plugin-content-blog';
import type {Environment} from './environment';

type Posts = Parameters<NonNullable<Options['processBlogPosts']>>[0]['blogPosts'];

/**
 * Posts with the newest first, and those of one day by title. Docusaurus leaves posts of one day
 * in the order in which the disk names their files, which changes from build to build.
 */
export function inOrder<Post extends Pick<Posts[number], 'metadata'>>(
  posts: readonly Post[],
): Post[] {
  return [...posts].sort(
    ({metadata: a}, {metadata: b}) =>
      b.date.getTime() - a.date.getTime() || a.title.localeCompare(b.title, 'en'),
  );
}

/** Options of the blog. Unknown tags and authors, and posts without a summary, stop the build. */
export function blogOptions(environment: Environment): Options {
  return {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Articles',
    blogDescription:
      'Articles on performing with sound, video and light from Ableton Live, by the makers of Videosync and Beam.',
    blogSidebarTitle: 'All articles',
    blogSidebarCount: 'ALL',
    archiveBasePath: 'archive',
    authorsMapPath: 'authors.yml',
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    processBlogPosts: ({blogPosts}) => Promise.resolve(inOrder(blogPosts)),
    showLastUpdateTime: false,
    editUrl: environment.editUrl,
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: 'Showsync articles',
      language: 'en',
      copyright: 'Showsync',
      limit: false,
    },
  };
}
