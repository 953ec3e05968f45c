import {expect, it} from 'vitest';
import {isForbidden} from '../../../src/offline/protocol';

it.each([
  [new DOMException('Denied', 'SecurityError'), true],
  [new DOMException('Denied', 'NotAllowedError'), true],
  [new TypeError('estimate is not a function'), false],
  [new DOMException('Full', 'QuotaExceededError'), false],
  ['SecurityError', false],
])('%s: the settings of the browser stand in the way: %s', (error, isInTheWay) => {
  expect(isForbidden(error)).toBe(isInTheWay);
});
