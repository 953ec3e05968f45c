import {afterEach, describe, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '../../../src/clientModules/app/fragmentTarget';

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

/** Goes to an address of a page whose one element with an id has a link, and tells where that leads. */
function goTo(hash: string, element: {id: string; isMoved: boolean}, isFirst = false): unknown[] {
  const replace = vi.fn();
  vi.stubGlobal('window', {location: {replace}});
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === element.id
        ? {
            matches: () => element.isMoved,
            querySelector: () => ({href: '/new#there'}),
            closest: () => null,
          }
        : null,
  });
  const previousLocation = isFirst ? null : {pathname: '/before'};
  onRouteDidUpdate?.({location: {pathname: '/a', hash}, previousLocation} as Update);
  return replace.mock.calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('a navigation inside the application', () => {
  it('to an anchor that has moved goes on to where it is', () => {
    expect(goTo('#old', {id: 'old', isMoved: true})).toEqual([['/new#there']]);
  });

  it('to any other anchor, or none, ends there', () => {
    expect(goTo('#here', {id: 'here', isMoved: false})).toEqual([]);
    expect(goTo('#nowhere', {id: 'old', isMoved: true})).toEqual([]);
    expect(goTo('', {id: 'old', isMoved: true})).toEqual([]);
  });

  it('is not what a page starts with that the browser loads', () => {
    expect(goTo('#old', {id: 'old', isMoved: true}, true)).toEqual([]);
  });
});
