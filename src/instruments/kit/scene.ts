/**
 * Drawings of calculators as data: paths and texts in a frame 300 units wide, so that 14-unit texts stay readable on
 * the smallest phones. Pure geometry; `SceneView.tsx` renders it.
 */

/** A position: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** How a path looks: `SceneView.tsx` has their classes. */
export type Look =
  | 'box'
  | 'area'
  | 'line'
  | 'dash'
  | 'flow'
  | 'grid'
  | 'axis'
  | 'fill'
  | 'soft'
  | 'quiet'
  | 'key'
  | 'over'
  | 'gap'
  | 'stage'
  | 'light';

interface PathShape {
  path: string;
  look: Look;
  /** A colour that is the result itself. */
  fill?: string;
  opacity?: number;
}

interface TextShape {
  text: string;
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  look: 'muted' | 'strong' | 'stage';
}

export type Shape = PathShape | TextShape;

/** A part of a drawing that the reader can drag along its horizontal axis, which starts at {@link Handle.from}. */
export interface Handle {
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  step: number;
  /** Value at the right end of its axis. */
  max: number;
  onChange: (value: number) => void;
}

/** A drawing, drawn to scale from the values of a calculator. */
export interface Scene {
  /** Text alternative. */
  label: string;
  height: number;
  shapes: readonly Shape[];
  /** Below the drawing, where a long text wraps. */
  caption?: string | undefined;
  handle?: Handle;
}

/** Width of every drawing. */
export const width = 300;

/** Left and right end of the axis of a {@link Handle}. */
export const handleAxis = [66, 246] as const;

/** Width of a character, at most. */
const characterWidth = 8;

const short = (value: number): number => Math.round(value * 10) / 10;

/** Scale from one range of values to another; a range without extent is at the start. */
export function scale(from: number, to: number, start: number, end: number) {
  return (value: number): number => start + ((value - from) / (to - from || 1)) * (end - start);
}

/** A path through points, closed for {@link area}. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A closed path through points. */
export function area(...points: readonly Point[]): string {
  return `${line(...points)}Z`;
}

/** A rectangle from its top left corner; no side is shorter than one unit. */
export function rect(x: number, y: number, wide: number, high: number): string {
  return `M${short(x)} ${short(y)}h${short(Math.max(1, wide))}v${short(Math.max(1, high))}h-${short(Math.max(1, wide))}Z`;
}

/** An ellipse around a point. */
export function ellipse([x, y]: Point, across: number, down = across): string {
  const half = (direction: number) =>
    `a${short(across)} ${short(down)} 0 1 0 ${short(direction * across)} 0`;
  return `M${short(x - across)} ${short(y)}${half(2)}${half(-2)}Z`;
}

/** A label. It is moved sideways where it would leave the drawing. */
export function label(
  text: string,
  [x, y]: Point,
  anchor: TextShape['anchor'] = 'middle',
  look: TextShape['look'] = 'muted',
): TextShape {
  const size = text.length * characterWidth;
  const before = {start: 0, middle: size / 2, end: size}[anchor];
  const inside = Math.max(before, Math.min(width - size + before, x));
  return {text, at: [short(inside), short(y)], anchor, look};
}

/** The box that a label needs, at most: left, top, right, bottom. */
export function getTextBox({
  text,
  at: [x, y],
  anchor,
}: TextShape): readonly [number, number, number, number] {
  const size = text.length * characterWidth;
  const left = x - {start: 0, middle: size / 2, end: size}[anchor];
  return [left, y - 11, left + size, y + 3];
}

/** Labels without those that would be written over an earlier one. */
export function withoutOverlaps(labels: readonly TextShape[]): TextShape[] {
  const boxes = labels.map(getTextBox);
  return labels.filter((_, index) => {
    const [left, top, right, bottom] = boxes[index] ?? [0, 0, 0, 0];
    return boxes
      .slice(0, index)
      .every((box) => right <= box[0] || left >= box[2] || bottom <= box[1] || top >= box[3]);
  });
}

/** A horizontal or vertical dimension line with its text, below it or at its left. */
export function dimension([x1, y1]: Point, [x2, y2]: Point, text: string): Shape[] {
  const isLevel = y1 === y2;
  const end = (x: number, y: number): string =>
    isLevel ? line([x, y - 4], [x, y + 4]) : line([x - 4, y], [x + 4, y]);
  return [
    {path: line([x1, y1], [x2, y2]) + end(x1, y1) + end(x2, y2), look: 'axis'},
    isLevel
      ? label(text, [(x1 + x2) / 2, y1 + 18])
      : label(text, [x1 - 8, (y1 + y2) / 2 + 5], 'end'),
  ];
}

/** The first of 1, 2, 5, 10, 20 … times a power of ten that is more than `value`, which is over 0. */
export function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10, 20].map((digit) => digit * power).find((round) => round > value) ?? value;
}
