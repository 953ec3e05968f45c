import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {emptyValues} from '../../../../src/components/request/fields';
import {
  asJson,
  asText,
  longestMailLink,
  mailLink,
  type FixtureRequest,
} from '../../../../src/components/request/text';

const request: FixtureRequest = {
  ...emptyValues,
  format: 1,
  id: 'abc',
  manufacturer: 'Röbe',
  model: 'Spot & Wash 100%',
  kind: 'Moving head',
  modes: 'Mode 1\nMode 2',
  email: 'ada@example.com',
};

/** The body that a mail program reads from a link. */
function bodyOf(href: string): string {
  return new URL(href).searchParams.get('body') ?? '';
}

describe('a request as text', () => {
  it('has every field, and shows what is empty', () => {
    expect(asText(request)).toBe(
      [
        'Fixture profile request: Röbe Spot & Wash 100%',
        '',
        'Manufacturer: Röbe',
        'Model: Spot & Wash 100%',
        'Kind of fixture: Moving head',
        'Channel modes that you need:\nMode 1\nMode 2',
        'Link to the manual or DMX chart: –',
        'Notes: –',
        'Your name: –',
        'Your e-mail address: ada@example.com',
        '',
        'Request abc',
        '',
      ].join('\n'),
    );
  });

  it('is the same data as JSON', () => {
    expect(JSON.parse(asJson(request))).toEqual(request);
  });
});

describe('mailLink', () => {
  it('carries subject and text, with the line ends of RFC 6068', () => {
    const {href, complete} = mailLink(request);
    expect(complete).toBe(true);
    expect(href.startsWith('mailto:firstcontact@showsync.com?subject=')).toBe(true);
    expect(bodyOf(href)).toBe(asText(request).replaceAll('\n', '\r\n'));
  });

  it('cannot be led to other addresses by what was typed', () => {
    const {href} = mailLink({...request, model: 'x?cc=spy@example.com&bcc=a@b.c#y'});
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(new URL(href).pathname).toBe('firstcontact@showsync.com');
  });

  it('stays within what mail programs take, says so, and carries the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', minLength: 1500, maxLength: 4000}), (notes) => {
        const long = {...request, notes};
        const {href, complete} = mailLink(long);
        expect(href.length).toBeLessThanOrEqual(longestMailLink);
        if (!complete) {
          expect(bodyOf(href)).toContain('Please paste the copied request here');
          expect(bodyOf(href)).toContain('Manufacturer: Röbe');
        }
      }),
      {numRuns: 50},
    );
  });
});
