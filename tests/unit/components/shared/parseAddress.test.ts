import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseAddress} from '../../../../src/components/shared/parseAddress';
import {emptyValues} from '../../../../src/components/request/fields';
import {validate} from '../../../../src/components/request/validate';

afterEach(() => vi.unstubAllGlobals());

/** As in Safari 16.4, Chrome 111 and Firefox 121. */
function withoutCanParse(): void {
  class OldUrl extends URL {
    static override canParse = undefined as never;
    static override parse = undefined as never;
  }
  vi.stubGlobal('URL', OldUrl);
}

describe('parseAddress', () => {
  it('reads addresses, with a base too, and refuses what is none', () => {
    withoutCanParse();
    expect(parseAddress('https://example.com/a?b#c')?.pathname).toBe('/a');
    expect(parseAddress('/a', 'https://example.com/x/y')?.href).toBe('https://example.com/a');
    expect(parseAddress('/a')).toBeUndefined();
    expect(parseAddress('https://')).toBeUndefined();
  });

  it('lets the request form check a link in browsers without URL.canParse', () => {
    withoutCanParse();
    const values = {...emptyValues, manual: 'www.example.com/chart.pdf'};
    expect(validate(values).manual).toBeUndefined();
    expect(validate({...values, manual: 'page 12'}).manual).toContain('not a web address');
  });
});
