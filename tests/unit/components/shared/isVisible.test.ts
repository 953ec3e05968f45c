import {describe, expect, it} from 'vitest';
import {isVisible} from '../../../../src/components/shared/isVisible';

const element = (state: {visible?: boolean; boxes: number; inClosedDetails?: boolean}): Element =>
  ({
    ...(state.visible === undefined ? {} : {checkVisibility: () => state.visible}),
    getClientRects: () => Array.from({length: state.boxes}),
    closest: () => (state.inClosedDetails ? {} : null),
  }) as unknown as Element;

describe('isVisible', () => {
  it('uses checkVisibility if the browser has it', () => {
    expect(isVisible(element({visible: false, boxes: 1}))).toBe(false);
    expect(isVisible(element({visible: true, boxes: 0}))).toBe(true);
  });

  it('checks for a box in browsers without checkVisibility, such as Safari 16.4', () => {
    expect(isVisible(element({boxes: 1}))).toBe(true);
    expect(isVisible(element({boxes: 0}))).toBe(false);
    expect(isVisible(element({boxes: 1, inClosedDetails: true}))).toBe(false);
  });
});
