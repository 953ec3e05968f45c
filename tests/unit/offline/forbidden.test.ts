import {describe, expect, it} from 'vitest';
import {isForbidden} from '../../../src/offline/protocol';

describe('isForbidden', () => {
  it('knows what browsers throw when settings stand in the way', () => {
    expect(isForbidden(new DOMException('Denied', 'SecurityError'))).toBe(true);
    expect(isForbidden(new DOMException('Denied', 'NotAllowedError'))).toBe(true);
  });

  it('leaves mistakes, full storage and lost connections to others', () => {
    expect(isForbidden(new TypeError('estimate is not a function'))).toBe(false);
    expect(isForbidden(new DOMException('Full', 'QuotaExceededError'))).toBe(false);
    expect(isForbidden('SecurityError')).toBe(false);
  });
});
