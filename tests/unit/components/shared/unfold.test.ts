import {expect, it} from 'vitest';
import {unfold} from '../../../../src/components/shared/unfold';

interface Folded {
  open: boolean;
  parentElement: {closest: () => Folded | null};
}

function inside(...folded: Folded[]): Element {
  folded.forEach((part, index) => (part.parentElement.closest = () => folded[index + 1] ?? null));
  return {closest: () => folded[0] ?? null} as unknown as Element;
}

const part = (open: boolean): Folded => ({open, parentElement: {closest: () => null}});

it('opens every folded part around an element, and says whether one was closed', () => {
  const folded = [part(true), part(false), part(false)];
  expect(unfold(inside(...folded))).toBe(true);
  expect(folded.map(({open}) => open)).toEqual([true, true, true]);
  expect(unfold(inside(...folded))).toBe(false);
  expect(unfold(inside())).toBe(false);
});
