import {expect, it} from 'vitest';
import {titlesOf} from '../../../src/plugins/application/pageTitles';

it('lists titles of pages of all kinds by address, but no unlisted or untitled page', () => {
  expect(
    titlesOf({
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            {
              docs: [
                {permalink: '/a', title: 'A'},
                {permalink: '/hidden', title: 'Hidden', unlisted: true},
              ],
            },
          ],
        },
      },
      'docusaurus-plugin-content-blog': {
        default: {blogPosts: [{metadata: {permalink: '/blog/b', title: 'B'}}]},
      },
      'docusaurus-plugin-content-pages': {
        default: [{permalink: '/c', title: 'C'}, {permalink: '/no-title'}],
      },
    }),
  ).toEqual({'/a': 'A', '/blog/b': 'B', '/c': 'C'});
  expect(titlesOf({})).toEqual({});
});
