import {expect, it} from 'vitest';
import {getTitles, releasesIn} from '../../../src/plugins/application/content';

const post = (permalink: string, title: string, more: object = {}) => ({
  metadata: {permalink, title, date: new Date('2026-01-01'), frontMatter: {}, ...more},
});
const blog = (blogPosts: object[]) => ({'docusaurus-plugin-content-blog': {default: {blogPosts}}});

it('getTitles returns titles by address, without unlisted and untitled pages', () => {
  const docs = [
    {permalink: '/a', title: 'A'},
    {permalink: '/hidden', title: 'Hidden', unlisted: true},
  ];
  const pages = [{permalink: '/c', title: 'C'}, {permalink: '/no-title'}];
  const all = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    ...blog([post('/blog/b', 'B')]),
    'docusaurus-plugin-content-pages': {default: pages},
  };
  expect(getTitles(all)).toEqual({'/a': 'A', '/blog/b': 'B', '/c': 'C'});
  expect(getTitles({})).toEqual({});
});

it('releasesIn sorts releases by product and version, without drafts and other pages', () => {
  const page = (name: string, release?: object, draft = false) => ({
    permalink: `/base/release-notes/${name}`,
    title: name,
    description: 'D',
    frontMatter: {release, draft},
  });
  const docs = [
    page('introduction'),
    page('beam', {product: 'beam-for-live', version: '1.0', date: new Date('2026-03-01')}),
    page('9', {product: 'videosync', version: '9.0', summary: 'S'}),
    page('10', {product: 'videosync', version: '10.0', date: '2026-03-02'}),
    page('11', {product: 'videosync', version: '11.0'}, true),
  ];
  expect(releasesIn(docs as never, '/base/')).toEqual([
    {
      ...{product: 'videosync', name: 'Videosync', version: '10.0', date: '2026-03-02'},
      ...{address: '/release-notes/10', title: '10', description: 'D', summary: 'D'},
    },
    expect.objectContaining({version: '9.0', summary: 'S'}),
    expect.objectContaining({name: 'Beam for Live', date: '2026-03-01'}),
  ]);
});
