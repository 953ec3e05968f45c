import type {SectionId} from './products';

/** A colour by its token in src/css/tokens.css. */
export type CoverColour =
  'text' | 'text-muted' | 'accent-text' | 'accent-line' | 'blue-line' | 'green-line' | 'rose-line';

/** A shape of a cover: filled, or drawn as a line if it has a width. */
interface Shape {
  path: string;
  colour: CoverColour;
  /** Of the line, in units of the path. */
  width?: number;
  /** From 0 to 1; 1 if absent. */
  opacity?: number;
}

/** The cover of an article, on its page, in lists and in its link image; two beams cross behind it. */
export interface ArticlePicture {
  /** Section whose accent it has. */
  section?: SectionId;
  /** The lowest first. */
  shapes: readonly Shape[];
  words: readonly {
    /** Their middle. */
    x: number;
    /** Their base line. */
    y: number;
    text: string;
    colour: CoverColour;
    /** Height of the letters, if not that of {@link pictureBox}. */
    size?: number;
  }[];
}

/** Size of the box that the covers fill, and of their letters; the beams cross at 180, 50. */
export const pictureBox = {width: 360, height: 128, letters: 18} as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x + 4} ${y}h${width - 8}a4 4 0 0 1 4 4v${height - 8}a4 4 0 0 1 -4 4h${8 - width}a4 4 0 0 1 -4 -4v${8 - height}a4 4 0 0 1 4 -4z`;
const lamp = (x: number): string => `M${x - 8} 70a20 20 0 1 1 16 0v8h-16z`;
const tenths = (value: number): number => Math.round(value * 10) / 10;
/** Paths in a row, one for each count from 0. */
const row = (count: number, path: (at: number) => string): string =>
  Array.from({length: count}, (_, at) => path(at)).join('');

/** The years of the history in true scale. */
const years = [2012, 2014, 2016, 2017, 2019, 2022, 2026].map((year, at) => ({
  text: String(year),
  x: tenths(180 + (year - 2019) * 20.8),
  isAbove: at % 2 === 0,
  isOnSale: year >= 2019,
}));

/** Height of a sound that fades, each 6 units. */
const loudness = (at: number): number =>
  tenths(26 * Math.exp(-at / 18) * Math.abs(Math.cos(at * 1.1)) + 1);

/** Where a sine of 160 units is when a lamp takes its next step, an eighth of it later. */
const brightness = (step: number): number => tenths(58 - 36 * Math.sin((step * Math.PI) / 4));

const pictures: Record<string, ArticlePicture> = {
  // Its years; the line is thick since Videosync is on sale.
  'a-brief-history-of-videosync': {
    section: 'videosync',
    shapes: [
      {path: 'M0 64H180', colour: 'text-muted', width: 2},
      {path: 'M180 64H360', colour: 'accent-line', width: 5},
      {
        path: years.map(({x, isAbove}) => `M${x} 64v${isAbove ? -18 : 18}`).join(''),
        colour: 'text-muted',
        width: 1.5,
      },
      {path: circle(325.6, 64, 17), colour: 'accent-line', opacity: 0.5},
      {
        path: years.map(({x, isOnSale}) => circle(x, 64, isOnSale ? 7 : 4)).join(''),
        colour: 'text',
      },
    ],
    words: years.map(({text, x, isAbove, isOnSale}) => ({
      x,
      y: isAbove ? 38 : 103,
      text,
      colour: isOnSale ? 'text' : 'text-muted',
    })),
  },
  // In true scale: the frames, 60 a second, are late by this time.
  'online-audiovisual-performing-with-ableton-live': {
    section: 'videosync',
    shapes: [
      {path: 'M0 54H106', colour: 'text-muted', width: 2},
      {
        path: row(42, (at) => `M${109 + at * 6} ${54 - loudness(at)}v${2 * loudness(at)}`),
        colour: 'text',
        width: 3,
      },
      {path: row(3, (at) => box(-28 + 69.4 * at, 92, 62, 28)), colour: 'text-muted', width: 1.5},
      {path: row(3, (at) => box(180 + 69.4 * at, 92, 62, 28)), colour: 'accent-line'},
      {path: 'M107 8v112M180 8v112', colour: 'accent-text', width: 1.5},
      {path: 'M112 16h63m-5 -5l5 5l-5 5M117 11l-5 5l5 5', colour: 'accent-text', width: 1.5},
    ],
    words: [{x: 224, y: 22, text: '17.3 ms', colour: 'text'}],
  },
  // A sine, and the steps of a lamp that follows it.
  'using-beam-to-control-philips-hue-lights': {
    section: 'beam-for-live',
    shapes: [
      {path: 'M16 58C42 10 70 10 96 58S150 106 176 58', colour: 'text-muted', width: 2},
      {
        path: `M16 58h20${row(7, (at) => `V${brightness(at + 1)}h20`)}`,
        colour: 'accent-line',
        width: 4,
      },
      {path: 'M96 98v20m20 -20v20M96 108h20', colour: 'text', width: 1.5},
      ...[0.15, 0.5, 1].flatMap((opacity, at): Shape[] => [
        {path: circle(226 + 48 * at, 54, 34), colour: 'accent-line', opacity: opacity * 0.35},
        {path: lamp(226 + 48 * at), colour: 'accent-text', opacity},
        {path: `${lamp(226 + 48 * at)}m2 15h12`, colour: 'text', width: 2},
      ]),
    ],
    words: [{x: 56, y: 114, text: '40 ms', colour: 'text'}],
  },
  // Seconds become beats in the code of woven light.
  'using-shadertoy-shaders-with-videosync': {
    section: 'videosync',
    shapes: [
      {
        path: 'M20 28h60m14 0h28M36 46h36m14 0h60M36 92h84M20 110h20',
        colour: 'text-muted',
        width: 6,
        opacity: 0.5,
      },
      {path: 'M86 69h16m-6 -6l6 6l-6 6', colour: 'text', width: 2},
      ...(
        [
          ['blue-line', -6, -9],
          ['rose-line', -6, 9],
          ['green-line', 10, 0],
          ['text', 0, 0],
        ] as const
      ).map(([colour, x, y]): Shape => ({
        path: row(8, (at) =>
          circle(
            206 + x + 42 * (at >> 1),
            28 + y + 52 * (at % 2) + 26 * ((at >> 1) % 2),
            colour === 'text' ? 5 : 13,
          ),
        ),
        colour,
        opacity: 0.8,
      })),
    ],
    words: [
      {x: 52, y: 75, text: 'iTime', colour: 'text-muted'},
      {x: 136, y: 75, text: 'BEAT', colour: 'accent-text'},
    ],
  },
  // A launched clip starts its frames with the bar.
  'videosync-1-0-a-decade-in-the-making': {
    section: 'videosync',
    shapes: [
      {path: row(4, (at) => box(16, 11 + 28 * at, 80, 22)), colour: 'text-muted', width: 1.5},
      {path: row(5, (at) => `M${124 + 56 * at} 26v48`), colour: 'text-muted', width: 1},
      {path: box(16, 39, 80, 22), colour: 'accent-line', opacity: 0.5},
      {path: row(6, (at) => box(180 + 28 * at, 37, 26, 26)), colour: 'accent-line'},
      {path: `${box(16, 39, 80, 22)}M96 50h84`, colour: 'accent-text', width: 2},
      {path: row(4, (at) => `M24 ${16 + 28 * at}l10 6l-10 6z`), colour: 'text'},
    ],
    words: [{x: 292, y: 112, text: '1.0', colour: 'text', size: 44}],
  },
  // Devices of an old Set, checked one by one, and their successors.
  'updating-pre-1-0-sets': {
    section: 'videosync',
    shapes: [
      {path: box(10, 24, 120, 80), colour: 'text-muted', width: 1.5},
      {path: box(230, 24, 120, 80), colour: 'accent-line', opacity: 0.3},
      {path: box(230, 24, 120, 80), colour: 'accent-text', width: 2},
      {
        path: row(2, (at) => `M142 ${50 + 32 * at}l6 6l12 -14m14 9h42m-6 -6l6 6l-6 6`),
        colour: 'text',
        width: 2.5,
      },
    ],
    words: [
      {x: 70, y: 57, text: 'Extender', colour: 'text-muted'},
      {x: 70, y: 89, text: 'ISF Loader', colour: 'text-muted'},
      {x: 290, y: 57, text: 'Properties', colour: 'text'},
      {x: 290, y: 89, text: 'ISF Shader', colour: 'text'},
    ],
  },
};

/** The beams alone, for articles that have no cover yet, and for other pages. */
const plain: ArticlePicture = {shapes: [], words: []};

/**
 * The cover of an article.
 *
 * @param address - address of the article, below any base address; a slash at the end does no harm
 */
export function pictureOf(address: string): ArticlePicture {
  return pictures[address.replace(/\/$/, '').split('/').at(-1) ?? ''] ?? plain;
}
