import {parseFeed} from 'htmlparser2';
import {expect, it} from 'vitest';
import type {Release} from '../../../src/data/types';
import {releaseFeed} from '../../../src/plugins/finish/releaseFeed';

const root = 'https://site.example/docs/';
const release = (name: string, product: Release['product'], version: string): Release => {
  const address = `/release-notes/${product}/${version}`;
  return {product, name, version, address, title: 'T', description: 'A <b> & "c"', summary: 'S'};
};
const releases = [
  release('Videosync', 'videosync', '2.1'),
  {...release('Beam for Live', 'beam-for-live', '3.0'), date: '2027-01-02'},
];

const feed = releaseFeed(releases, root);

it('the feed of releases is valid Atom, newest entry first', () => {
  expect(parseFeed(feed.atom1())).toMatchObject({
    type: 'atom',
    id: `${root}release-notes/feed.atom`,
    title: 'Showsync releases',
    updated: new Date('2027-01-02'),
    items: [
      {id: `${root}release-notes/beam-for-live/3.0`, title: 'Beam for Live 3.0'},
      {
        id: `${root}release-notes/videosync/2.1`,
        title: 'Videosync 2.1',
        description: 'A <b> & "c"',
      },
    ],
  });
});

it('the feed of releases has a publication date only if it is known', () => {
  expect(feed.atom1().match(/<published>/g)).toHaveLength(1);
  const {items} = JSON.parse(feed.json1()) as {items: Record<string, unknown>[]};
  expect(items.map((item) => item['date_published'])).toEqual([
    '2027-01-02T00:00:00.000Z',
    undefined,
  ]);
  expect(items.every((item) => typeof item['date_modified'] === 'string')).toBe(true);
});
