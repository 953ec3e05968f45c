/** Rows of a drawing, each with a name, a value and a track on the axis that all of them share. */
import {label, line, type Look, rect, scale, type Scene, type Shape, width} from './scene';

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

/** An empty track at the top of a row, below its name and value. */
export function track(top: number, name: string, text: string): Shape[] {
  return [
    label(name, [0, top + 14], 'start', 'strong'),
    label(text, [width, top + 14], 'end'),
    {path: rect(1, top + trackTop, width - 2, trackHeight), look: 'quiet'},
  ];
}

/** Parts of a track: left and right ends in units of the drawing. */
export function spans(
  top: number,
  ends: readonly (readonly [left: number, right: number])[],
  look: Look,
): Shape {
  return {
    path: ends
      .map(([left, right]) => rect(left, top + trackTop, right - left, trackHeight))
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

/**
 * Bars one below the other, on the same axis from 0 to `to`.
 *
 * @param marks - limits on the axis, with their names below the bars, or above them
 * @returns the shapes and their height; more than {@link maxRows} are left out
 */
export function bars(
  all: readonly Bar[],
  to: number,
  marks: readonly {at: number; text: string; isAbove?: boolean}[] = [],
): Pick<Scene, 'shapes' | 'height'> {
  const rows = all.slice(0, maxRows);
  const x = trackAxis(0, to);
  const first = marks.some(({isAbove}) => isAbove) ? 20 : 0;
  const bottom = first + rows.length * rowHeight;
  const height = bottom + (marks.some(({isAbove}) => !isAbove) ? 20 : 4);
  return {
    height,
    shapes: [
      ...rows.flatMap(({name, parts, text, look = 'fill'}, row): Shape[] => {
        const top = first + row * rowHeight;
        let sum = 0;
        const ends = parts.map((part) => x((sum += part)));
        return [
          ...track(top, name, text),
          spans(top, [[1, ends.at(-1) ?? 1]], look),
          gaps(top, ends.slice(0, -1)),
        ];
      }),
      ...marks.flatMap(({at, text, isAbove}): Shape[] => [
        {
          path: rows
            .map((_, row) => first + row * rowHeight)
            .map((top) => line([x(at), top + 17], [x(at), top + 47]))
            .join(''),
          look: 'line',
        },
        label(text, [x(at), isAbove ? 14 : bottom + 14], 'end'),
      ]),
    ],
  };
}
