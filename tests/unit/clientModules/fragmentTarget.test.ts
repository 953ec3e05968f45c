import {afterEach, describe, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '../../../src/clientModules/app/fragmentTarget';

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

/**
 * Simulates a navigation to a page with one element that has an id and a link. Returns the calls of
 * `location.replace`.
 */
function navigate(
  hash: string,
  element: {id: string; isMoved: boolean},
  isFirst = false,
): unknown[] {
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

describe('a client-side navigation', () => {
  it('to a moved anchor redirects to its new address', () => {
    expect(navigate('#old', {id: 'old', isMoved: true})).toEqual([['/new#there']]);
  });

  it('to another anchor, or without one, does not redirect', () => {
    expect(navigate('#here', {id: 'here', isMoved: false})).toEqual([]);
    expect(navigate('#nowhere', {id: 'old', isMoved: true})).toEqual([]);
    expect(navigate('', {id: 'old', isMoved: true})).toEqual([]);
  });

  it('does not include the first page, which the browser loads', () => {
    expect(navigate('#old', {id: 'old', isMoved: true}, true)).toEqual([]);
  });
});
