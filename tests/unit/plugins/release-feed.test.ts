import {parseFeed} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import type {Release} from '../../../src/data/types';
import {releaseFeed} from '../../../src/plugins/finish/releaseFeed';

const root = 'https://site.example/docs/';
const releases: Release[] = [
  {
    product: 'videosync',
    name: 'Videosync',
    version: '2.1',
    address: '/release-notes/videosync/2.1',
    title: 'T',
    description: 'A <b> & "c"\u0001',
  },
  {
    product: 'beam-for-live',
    name: 'Beam for Live',
    version: '3.0',
    date: '2027-01-02',
    address: '/release-notes/beam-for-live/3.0',
    title: 'T',
    description: 'D',
  },
];

describe('the feed of releases', () => {
  it('is Atom that a reader of feeds understands, newest entry first', () => {
    const xml = releaseFeed(releases, root).atom1();
    const feed = parseFeed(xml);
    expect(feed).toMatchObject({
      type: 'atom',
      id: 'https://site.example/docs/release-notes/feed.atom',
      title: 'Showsync releases',
    });
    expect(feed?.updated?.toISOString()).toBe('2027-01-02T00:00:00.000Z');
    expect(feed?.items.map(({id, title}) => [id, title])).toEqual([
      ['https://site.example/docs/release-notes/beam-for-live/3.0', 'Beam for Live 3.0'],
      ['https://site.example/docs/release-notes/videosync/2.1', 'Videosync 2.1'],
    ]);
    expect(xml).not.toContain('\u0001');
  });

  it('states the day of a release only if it is known', () => {
    const feed = releaseFeed(releases, root);
    expect(feed.atom1().match(/<published>/g)).toHaveLength(1);
    const {items} = JSON.parse(feed.json1()) as {items: Record<string, unknown>[]};
    expect(items.map((item) => item['date_published'])).toEqual([
      '2027-01-02T00:00:00.000Z',
      undefined,
    ]);
    expect(items.every((item) => typeof item['date_modified'] === 'string')).toBe(true);
  });
});
