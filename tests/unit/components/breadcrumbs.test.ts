import {describe, expect, it} from 'vitest';
import {breadcrumbStructuredData} from '../../../src/components/breadcrumbs';

const place = {
  name: 'Support',
  origin: 'https://site.example',
  baseUrl: '/',
  path: '/beam-for-live/application/fixture-patch',
  trailingSlash: false,
};

interface Item {
  '@type': string;
  position: number;
  name: string;
  item: string;
}

const itemsOf = (...input: Parameters<typeof breadcrumbStructuredData>): Item[] =>
  breadcrumbStructuredData(...input)['itemListElement'] as Item[];

describe('breadcrumbStructuredData', () => {
  it('leads from the start page through the product to the page', () => {
    const steps = [
      {label: 'Application'},
      {label: 'Fixture Patch', href: '/beam-for-live/application/fixture-patch'},
    ];
    const expected = [
      ['Support', ''],
      ['Beam for Live', 'beam-for-live/introduction'],
      ['Fixture Patch', 'beam-for-live/application/fixture-patch'],
    ];
    expect(breadcrumbStructuredData(steps, place)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: expected.map(([name, path], at) => ({
        ...{'@type': 'ListItem', position: at + 1, name, item: `https://site.example/${path}`},
      })),
    });
  });

  it('names an introduction once, by its product, below any base address', () => {
    const items = itemsOf([{label: 'Introduction', href: '/docs/videosync/introduction/'}], {
      ...place,
      baseUrl: '/docs/',
      path: '/docs/videosync/introduction/',
      trailingSlash: true,
    });
    expect(items.map(({name, item}) => [name, item])).toEqual([
      ['Support', 'https://site.example/docs/'],
      ['Videosync', 'https://site.example/docs/videosync/introduction/'],
    ]);
  });

  it('has no product where the page belongs to none', () => {
    const items = itemsOf([{label: 'Elsewhere', href: '/elsewhere'}], {
      ...place,
      path: '/elsewhere',
    });
    expect(items.map(({name}) => name)).toEqual(['Support', 'Elsewhere']);
  });
});
