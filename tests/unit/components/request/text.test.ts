import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readYaml} from '../../../support/readYaml';
import {emptyValues} from '../../../../src/components/request/fields';
import {
  asText,
  type FixtureRequest,
  mailLink,
  maxMailLink,
} from '../../../../src/components/request/text';

const cases = readYaml<{request: Partial<FixtureRequest>; text: string}>(__dirname, 'cases.yml');
const request: FixtureRequest = {...emptyValues, format: 1, id: 'abc', ...cases.request};

/** The body that a mail program reads from a link. */
function getBody(href: string): string {
  return new URL(href).searchParams.get('body') ?? '';
}

it('a request as text has every field, with a dash for an empty one', () => {
  expect(asText(request)).toBe(cases.text);
});

describe('mailLink', () => {
  it('has subject and body with CRLF line endings (RFC 6068), and only our address', () => {
    const typed = {...request, model: 'x?cc=spy@example.com&bcc=a@b.c#y'};
    const {href, complete} = mailLink(typed);
    expect(complete).toBe(true);
    expect(new URL(href).pathname).toBe('firstcontact@showsync.com');
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(getBody(href)).toBe(asText(typed).replaceAll('\n', '\r\n'));
  });

  it('stays within the length limits of mail programs, and says if the text is truncated', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', minLength: 1500, maxLength: 4000}), (notes) => {
        const long = {...request, notes};
        const {href, complete} = mailLink(long);
        expect(href.length).toBeLessThanOrEqual(maxMailLink);
        if (!complete) {
          expect(getBody(href)).toContain('Please paste the copied request here');
          expect(getBody(href)).toContain('Manufacturer: Röbe');
        }
      }),
      {numRuns: 50},
    );
  });
});
