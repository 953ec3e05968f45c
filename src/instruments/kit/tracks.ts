/** Rows of a drawing, each with a name, a value and a track on the axis that all of them share. */
import {
  getTextBox,
  label,
  line,
  type Look,
  type Point,
  rect,
  scale,
  type Scene,
  type Shape,
  width,
} from './scene';

/** Height of a row, and where its track is in it. */
export const rowHeight = 50;
const [trackTop, trackHeight] = [20, 24] as const;

/** Maximum number of rows that are drawn. */
export const maxRows = 6;

/** Narrower cells are drawn without gaps. */
const minCell = 3;

/** The axis of all tracks, from a value at their left end to one at their right end. */
export function trackAxis(from: number, to: number) {
  return scale(from, to, 1, width - 1);
}

/**
 * An empty track at the top of a row, below its name and value.
 *
 * @param end - where the value ends, unless the name needs the space
 */
export function track(top: number, name: string, text: string, end: number = width): Shape[] {
  const title = label(name, [0, top + 14], 'start', 'strong');
  const value = label(text, [end, top + 14], 'end');
  const [, , nameEnd] = getTextBox(title);
  const [valueStart, , valueEnd] = getTextBox(value);
  return [
    title,
    label(text, [valueEnd + Math.max(0, nameEnd + 8 - valueStart), top + 14], 'end'),
    {path: rect(1, top + trackTop, width - 2, trackHeight), look: 'quiet'},
  ];
}

/** Diagonal lines across a part of a track, which say without colour that it is too much. */
function hatching(top: number, left: number, right: number): string {
  const at = (x: number, from: number): Point => [x, top + trackTop + trackHeight - (x - from)];
  let path = '';
  for (let from = left - trackHeight + 8; from < right; from += 8) {
    path += line(at(Math.max(left, from), from), at(Math.min(right, from + trackHeight), from));
  }
  return path;
}

/** Parts of a track: left and right ends in units of the drawing. */
export function spans(
  top: number,
  ends: readonly (readonly [left: number, right: number])[],
  look: Look,
): Shape {
  return {
    path: ends
      .map(
        ([left, right]) =>
          rect(left, top + trackTop, right - left, trackHeight) +
          (look === 'over' ? hatching(top, left, right) : ''),
      )
      .join(''),
    look,
  };
}

/**
 * Gaps between the cells of a track, at their edges from left to right; none where they are too narrow to see.
 *
 * @param look - `gap` between filled cells, `grid` or `line` between empty ones
 */
export function gaps(top: number, edges: readonly number[], look: Look = 'gap'): Shape {
  const visible = edges.filter((edge, index) => edge - (edges[index - 1] ?? 1) > minCell);
  return {
    path: visible
      .map((edge) => line([edge, top + trackTop], [edge, top + trackTop + trackHeight]))
      .join(''),
    look,
  };
}

/** The caption of a drawing without some of its rows. */
export function notDrawn(text: string): Pick<Scene, 'caption'> {
  return {caption: `${text} not shown`};
}

/** A bar: what it is made of, from the left, in the unit of its axis. */
export interface Bar {
  name: string;
  parts: readonly number[];
  /** The value in words. */
  text: string;
  look?: Look;
}

/** A limit on the axis of bars. */
interface Mark {
  at: number;
  text: string;
}

/** Height of a row of names of limits. */
const nameHeight = 18;

/**
 * Names of limits, from low to high, each beside the lower end of its line: the first at the left, the last at the
 * right. They are in two rows if one is too narrow; then no line crosses the name of the other limit.
 *
 * @param bottom - of the bars
 */
function placeNames(
  marks: readonly Mark[],
  x: (value: number) => number,
  bottom: number,
): {name: Shape; row: number}[] {
  const [low, high] = marks.map(({at, text}, index) => {
    const beside = label(text, [x(at) + (index ? 4 : -4), bottom + 14], index ? 'start' : 'end');
    const [start, , end] = getTextBox(beside);
    // At an edge of the drawing, the name ends there, however wide its letters are.
    return end >= width
      ? label(text, [width, bottom + 14], 'end')
      : start <= 0
        ? label(text, [0, bottom + 14], 'start')
        : beside;
  });
  if (!low || !high) {
    return low ? [{name: low, row: 0}] : [];
  }
  const [start] = getTextBox(high);
  const [, , end] = getTextBox(low);
  // The name that would cover the other limit's line is the lower one.
  const isHighLower = start < x(marks[0]?.at ?? 0);
  return [low, high].map((name, index) => {
    const row = end > start && Boolean(index) === isHighLower ? 1 : 0;
    return {name: {...name, at: [name.at[0], name.at[1] + row * nameHeight]}, row};
  });
}

/**
 * Bars one below the other, on the same axis from 0 to `to`. The value of each is at its end.
 *
 * @param marks - up to two limits on the axis, from low to high, with their names below the bars
 * @returns the shapes and their height; more than {@link maxRows} are left out
 */
export function bars(
  all: readonly Bar[],
  to: number,
  marks: readonly Mark[] = [],
): Pick<Scene, 'shapes' | 'height'> {
  const rows = all.slice(0, maxRows);
  const x = trackAxis(0, to);
  const bottom = rows.length * rowHeight;
  const names = placeNames(marks, x, bottom);
  return {
    height: bottom + Math.max(4, ...names.map(({row}) => 20 + row * nameHeight)),
    shapes: [
      ...rows.flatMap(({name, parts, text, look = 'fill'}, row): Shape[] => {
        const top = row * rowHeight;
        let sum = 0;
        const ends = parts.map((part) => x((sum += part)));
        const end = ends.at(-1) ?? 1;
        return [
          ...track(top, name, text, end),
          spans(top, [[1, end]], look),
          gaps(top, ends.slice(0, -1)),
        ];
      }),
      ...names.flatMap(({name, row}, index): Shape[] => {
        const place = x(marks[index]?.at ?? 0);
        return [
          {
            path: rows
              .map((_, bar) =>
                line(
                  [place, bar * rowHeight + 17],
                  [
                    place,
                    bar === rows.length - 1 ? bottom + 3 + row * nameHeight : bar * rowHeight + 47,
                  ],
                ),
              )
              .join(''),
            look: 'line',
          },
          name,
        ];
      }),
    ],
  };
}
