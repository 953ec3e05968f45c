import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  emptyValues,
  type FieldId,
  fields,
  isEmpty,
  kinds,
  type RequestValues,
} from '../../../../src/components/request/fields';
import {readYaml} from '../../../support/readYaml';
import {clean, completeLink, validate} from '../../../../src/components/request/validate';

const cases = readYaml<{
  complete: Partial<RequestValues>;
  invalid: [FieldId, ...string[]][];
  emails: string[];
}>(__dirname, 'cases.yml');

const complete: RequestValues = {...emptyValues, ...cases.complete};

describe('validate', () => {
  it('accepts a complete request', () => {
    expect(validate(complete)).toEqual({});
  });

  it('returns a message with a fix for each empty required field', () => {
    const problems = validate(emptyValues);
    for (const {id, required, or} of fields) {
      expect([id, id in problems]).toEqual([id, required || or !== undefined]);
    }
    expect(Object.keys(problems)).toHaveLength(6);
    for (const message of Object.values(problems)) {
      expect(message).toMatch(/^(Enter|Choose|Add) /);
    }
  });

  it('accepts a list of channels in the notes instead of a link', () => {
    expect(validate({...complete, manual: '', notes: '1 dimmer, 2 red'})).toEqual({});
    expect(validate({...complete, manual: '', notes: '  \n'})).toHaveProperty('manual');
  });

  it.each(cases.invalid)('rejects as %s: %s, …', (id, ...texts) => {
    for (const text of texts) {
      expect(validate({...complete, [id]: text}), text).toHaveProperty(id);
    }
  });

  it.each(cases.emails)('accepts the e-mail address %s', (email) =>
    expect(validate({...complete, email})).toEqual({}),
  );

  it('accepts a link without https://', () => {
    expect(completeLink(' www.example.com/a b.pdf')).toBe('https://www.example.com/a b.pdf');
    expect(validate({...complete, manual: 'example.com:8080/x'})).toEqual({});
    expect(completeLink('https://example.com')).toBe('https://example.com');
  });

  it.each(fields.filter(({shape}) => shape === 'line' || shape === 'text'))(
    'rejects a $id that is too long, with the number of excess characters',
    ({id, limit}) => {
      expect(validate({...complete, [id]: 'x'.repeat(limit)})).toEqual({});
      const problem = validate({...complete, [id]: 'x'.repeat(limit + 1)})[id];
      expect(problem).toContain('1 character too many');
    },
  );

  it('never throws for any input', () => {
    const text = fc.oneof(fc.string({unit: 'binary'}), fc.webUrl(), fc.constantFrom(...kinds));
    const typed = fc.record(Object.fromEntries(fields.map(({id}) => [id, text])));
    fc.assert(
      fc.property(typed as unknown as fc.Arbitrary<RequestValues>, (values) => {
        validate(values);
        const once = clean(values);
        expect(clean(once)).toEqual(once);
        expect(isEmpty(once)).toBe(isEmpty(values));
      }),
    );
  });
});
