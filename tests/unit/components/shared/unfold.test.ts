import {expect, it} from 'vitest';
import {unfold} from '../../../../src/components/shared/unfold';

interface Details {
  open: boolean;
  parentElement: {closest: () => Details | null};
}

/** An element inside of nested details, the innermost first. */
function inside(...details: Details[]): Element {
  details.forEach((one, index) => (one.parentElement.closest = () => details[index + 1] ?? null));
  return {closest: () => details[0] ?? null} as unknown as Element;
}

const createDetails = (open: boolean): Details => ({open, parentElement: {closest: () => null}});

it('unfold opens all details around an element, and returns whether any was closed', () => {
  const details = [createDetails(true), createDetails(false), createDetails(false)];
  expect(unfold(inside(...details))).toBe(true);
  expect(details.map(({open}) => open)).toEqual([true, true, true]);
  expect(unfold(inside(...details))).toBe(false);
  expect(unfold(inside())).toBe(false);
});
