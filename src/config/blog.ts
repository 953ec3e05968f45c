import type {Options} from '@docusaurus/plugin-content-blog';
import type {Environment} from './environment';

type FeedOptions = NonNullable<Options['feedOptions']>;

type Posts = Parameters<NonNullable<Options['processBlogPosts']>>[0]['blogPosts'];

/**
 * Sorts posts by date, newest first, then by title. Docusaurus leaves posts of the same day in file system
 * order, which differs between machines.
 */
export function sortPosts<Post extends Pick<Posts[number], 'metadata'>>(
  posts: readonly Post[],
): Post[] {
  return [...posts].sort(
    ({metadata: a}, {metadata: b}) =>
      b.date.getTime() - a.date.getTime() || a.title.localeCompare(b.title, 'en'),
  );
}

/**
 * Options of the blog. Unknown tags and authors, and posts without a summary, stop the build.
 *
 * @param createFeedItems - creates the items of the feeds
 */
export function blogOptions(
  environment: Environment,
  createFeedItems?: FeedOptions['createFeedItems'],
): Options {
  const description =
    'Articles on performing with sound, video and light from Ableton Live, by the makers of Videosync and Beam.';
  return {
    blogTitle: 'Articles',
    blogDescription: description,
    blogSidebarTitle: 'All articles',
    blogSidebarCount: 'ALL',
    blogListComponent: '@site/src/components/articles/ListPage',
    blogTagsListComponent: '@site/src/components/articles/TagsPage',
    blogTagsPostsComponent: '@site/src/components/articles/TagPage',
    blogAuthorsListComponent: '@site/src/components/articles/AuthorsPage',
    blogAuthorsPostsComponent: '@site/src/components/articles/AuthorPage',
    blogArchiveComponent: '@site/src/components/articles/ArchivePage',
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    processBlogPosts: ({blogPosts}) => Promise.resolve(sortPosts(blogPosts)),
    editUrl: environment.editUrl,
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: 'Showsync articles',
      description,
      language: 'en',
      copyright: 'Showsync',
      limit: false,
      createFeedItems,
    },
  };
}
