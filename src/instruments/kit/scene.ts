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
  const half = (way: number) => `a${short(across)} ${short(down)} 0 1 0 ${short(way * across)} 0`;
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

/** A bar: what it is made of, from the left, in the unit of its axis. */
export interface Bar {
  name: string;
  parts: readonly number[];
  /** The value in words. */
  text: string;
  look?: Look;
}

/** Height of a bar with its name above it. */
const barHeight = 50;

/** Maximum number of bars that are drawn. */
export const maxBars = 6;

/**
 * Bars one below the other, on the same axis from 0 to `to`.
 *
 * @param marks - limits on the axis, with their names below the bars, or above them
 * @returns the shapes and their height; more than {@link maxBars} are left out
 */
export function bars(
  all: readonly Bar[],
  to: number,
  marks: readonly {at: number; text: string; isAbove?: boolean}[] = [],
): Pick<Scene, 'shapes' | 'height'> {
  const rows = all.slice(0, maxBars);
  const x = scale(0, to, 1, width - 1);
  const top = marks.some(({isAbove}) => isAbove) ? 20 : 0;
  const bottom = top + rows.length * barHeight;
  const height = bottom + (marks.some(({isAbove}) => !isAbove) ? 20 : 4);
  return {
    height,
    shapes: [
      ...rows.flatMap(({name, parts, text, look = 'fill'}, row): Shape[] => {
        const y = top + row * barHeight;
        const ends = parts.map((_, index) =>
          x(parts.slice(0, index + 1).reduce((sum, part) => sum + part, 0)),
        );
        const edges = ends.slice(0, -1).filter((end, index) => end - (ends[index - 1] ?? 1) > 3);
        return [
          label(name, [0, y + 14], 'start', 'strong'),
          label(text, [width, y + 14], 'end'),
          {path: rect(1, y + 20, width - 2, 24), look: 'quiet'},
          {path: rect(1, y + 20, (ends.at(-1) ?? 1) - 1, 24), look},
          {path: edges.map((end) => line([end, y + 20], [end, y + 44])).join(''), look: 'gap'},
        ];
      }),
      ...marks.flatMap(({at, text, isAbove}): Shape[] => [
        {
          path: rows
            .map((_, row) => top + row * barHeight)
            .map((y) => line([x(at), y + 17], [x(at), y + 47]))
            .join(''),
          look: 'line',
        },
        label(text, [x(at), isAbove ? 14 : bottom + 14], 'end'),
      ]),
    ],
  };
}
