import {describe, expect, it} from 'vitest';
import {reportLink} from '../../../src/components/PageActions/report';
import {breadcrumbStructuredData, pageStructuredData} from '../../../src/components/structuredData';

const page = {
  title: 'Mixing & more',
  url: 'https://site.example/x',
  section: 'Beam for Live',
  commit: 'b83c2d2',
};

describe('reportLink', () => {
  it('is a mailto URL with page, section and, if known, commit', () => {
    const link = new URL(reportLink({...page, heading: {id: 'a-b', text: 'A b'}}));
    expect(link.protocol).toBe('mailto:');
    expect(link.searchParams.get('subject')).toBe('Problem on page: Mixing & more');
    expect(link.searchParams.get('body')?.split('\r\n').slice(3)).toEqual([
      'Page: https://site.example/x#a-b',
      'Heading: A b',
      'Section: Beam for Live',
      'Commit: b83c2d2',
    ]);
    expect(reportLink({...page, commit: undefined})).not.toContain('Commit');
  });

  it('is a URL of the issue tracker if there is one', () => {
    const link = new URL(reportLink(page, 'https://tracker.example/new?labels=docs'));
    expect(link.origin + link.pathname).toBe('https://tracker.example/new');
    expect(link.searchParams.get('labels')).toBe('docs');
    expect(link.searchParams.get('body')).toContain('Page: https://site.example/x\n');
  });
});

describe('structured data', () => {
  const described = {
    title: 'T',
    description: 'D',
    address: '/videosync/introduction',
    url: 'https://site.example/videosync/introduction',
  };

  it('describes a page, without unknown properties', () => {
    const article = pageStructuredData(described, 'https://site.example/');
    expect(article).toMatchObject({headline: 'T', articleSection: 'Videosync'});
    expect(article).not.toHaveProperty('dateModified');
    expect(
      pageStructuredData(
        {...described, address: '/x', lastUpdated: 86_400_000},
        'https://site.example/',
      ),
    ).toMatchObject({dateModified: '1970-01-02T00:00:00.000Z'});
  });

  it('lists the breadcrumbs that have an address, without duplicates', () => {
    const {itemListElement: items} = breadcrumbStructuredData(
      [
        {label: 'Support', href: '/'},
        {label: 'Videosync', href: '/videosync/introduction'},
        {label: 'Introduction', href: '/videosync/introduction'},
        {label: 'Empty'},
        {label: 'Features', href: '/videosync/features'},
      ],
      'https://site.example',
    );
    expect(items).toMatchObject([
      {position: 1, name: 'Support', item: 'https://site.example/'},
      {position: 2, name: 'Videosync', item: 'https://site.example/videosync/introduction'},
      {position: 3, name: 'Features', item: 'https://site.example/videosync/features'},
    ]);
  });
});
