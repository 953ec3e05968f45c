import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {emptyStatus} from '../../../src/offline/plan';
import {isForbidden, isPageMessage, isStatusMessage} from '../../../src/offline/protocol';

describe('messages between worker and pages', () => {
  it.each([null, undefined, 1, 'status', [], {}, {type: 'save'}, {type: 'read'}])(
    'of other code are ignored: %o',
    (message) => expect([isStatusMessage(message), isPageMessage(message)]).toEqual([false, false]),
  );

  it('with arbitrary content are ignored', () => {
    for (const part of [{groups: null}, {groups: {all: null}}, {groups: {all: {}}}, {unsaved: 1}]) {
      expect(isStatusMessage({...emptyStatus, type: 'status', ...part})).toBe(false);
    }
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect([isStatusMessage(message), isPageMessage(message)]).toEqual([false, false]);
      }),
    );
  });

  it.each([
    {type: 'status'},
    {type: 'resume'},
    {type: 'save', group: 'all'},
    {type: 'remove', group: 'all'},
    {type: 'read', address: '/', assets: []},
  ])('of our code are recognised: %o', (message) => {
    expect(isPageMessage(message)).toBe(true);
    expect(isStatusMessage({...emptyStatus, type: 'status', problem: 'network'})).toBe(true);
  });
});

it.each([
  [new DOMException('Denied', 'SecurityError'), true],
  [new DOMException('Denied', 'NotAllowedError'), true],
  [new TypeError('estimate is not a function'), false],
  [new DOMException('Full', 'QuotaExceededError'), false],
  ['SecurityError', false],
])('%s is an error because of browser settings: %s', (error, expected) => {
  expect(isForbidden(error)).toBe(expected);
});
