import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isAsk, isTell} from '../../../src/offline/protocol';

describe('messages between worker and pages', () => {
  it('of others are not taken for ours', () => {
    const hostile = [null, undefined, 1, 'status', [], {}, {type: 'save'}, {type: 'read'}];
    for (const message of [...hostile, {type: 'status', status: {groups: null}, problem: null}]) {
      expect(isTell(message)).toBe(false);
    }
    for (const message of hostile) {
      expect(isAsk(message)).toBe(false);
    }
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect([isTell(message), isAsk(message)]).toEqual([false, false]);
      }),
    );
  });

  it('of ours are understood', () => {
    expect(isTell({type: 'status', status: null, problem: 'network'})).toBe(true);
    expect(isTell({type: 'status', status: {groups: {}}, problem: null})).toBe(true);
    for (const ask of [
      {type: 'status'},
      {type: 'resume'},
      {type: 'save', group: 'all'},
      {type: 'remove', group: 'all'},
      {type: 'read', address: '/', assets: []},
    ]) {
      expect(isAsk(ask)).toBe(true);
    }
  });
});
