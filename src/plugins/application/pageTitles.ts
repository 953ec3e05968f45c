import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, Plugin} from '@docusaurus/types';

interface Titled {
  readonly permalink: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/**
 * Titles of all listed pages by address.
 *
 * @param all - what the generator's plugins have read
 */
export function titlesOf(all: AllContent): Record<string, string> {
  const docs = all['docusaurus-plugin-content-docs']?.['default'] as Docs | undefined;
  const blog = all['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const pages = all['docusaurus-plugin-content-pages']?.['default'] as Titled[] | undefined;
  const titled: Titled[] = [
    ...(docs?.loadedVersions.flatMap((version) => version.docs) ?? []),
    ...(blog?.blogPosts.map(({metadata}) => metadata) ?? []),
    ...(pages ?? []),
  ];
  return Object.fromEntries(
    titled.flatMap(({permalink, title, unlisted}) =>
      title && !unlisted ? [[permalink, title]] : [],
    ),
  );
}

/** Gives the not-found page the titles of all pages, in a file of its own. */
export default function pageTitlesPlugin(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('titles.json', titlesOf(allContent));
    },
  };
}
