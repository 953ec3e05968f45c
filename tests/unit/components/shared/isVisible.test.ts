import {describe, expect, it} from 'vitest';
import {isVisible} from '../../../../src/components/shared/isVisible';

const element = (parts: {visible?: boolean; boxes: number; folded?: boolean}): Element =>
  ({
    ...(parts.visible === undefined ? {} : {checkVisibility: () => parts.visible}),
    getClientRects: () => Array.from({length: parts.boxes}),
    closest: () => (parts.folded ? {} : null),
  }) as unknown as Element;

describe('isVisible', () => {
  it('asks the browser where it can', () => {
    expect(isVisible(element({visible: false, boxes: 1}))).toBe(false);
    expect(isVisible(element({visible: true, boxes: 0}))).toBe(true);
  });

  it('looks for a box in browsers that have no checkVisibility, such as Safari 16.4', () => {
    expect(isVisible(element({boxes: 1}))).toBe(true);
    expect(isVisible(element({boxes: 0}))).toBe(false);
    expect(isVisible(element({boxes: 1, folded: true}))).toBe(false);
  });
});
