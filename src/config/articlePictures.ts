/** The drawing of an article, on its page, in lists and in its link image. */
export interface ArticlePicture {
  /** Section whose accent the lit strokes have. */
  section: string | undefined;
  /** Path data of the quiet strokes, in the box of {@link pictureBox}. */
  line: string;
  /** Path data of the strokes in the accent: where the signal arrives. */
  lit: string;
}

/** Size of the box that the drawings fill, in units of the path data. */
export const pictureBox = {width: 480, height: 80} as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x + 8} ${y}h${width - 16}a8 8 0 0 1 8 8v${height - 16}a8 8 0 0 1 -8 8h${16 - width}a8 8 0 0 1 -8 -8v${16 - height}a8 8 0 0 1 8 -8z`;
const arrow = (x: number, y: number, length: number): string =>
  `M${x} ${y}h${length}m-8 -8l8 8l-8 8`;

/** A chain of devices, for articles that have no drawing yet. */
const chain: ArticlePicture = {
  section: undefined,
  line: [0, 128, 256].map((x) => box(x + 2, 18, 80, 44) + arrow(x + 90, 40, 26)).join(''),
  lit: box(386, 18, 80, 44),
};

const pictures: Record<string, ArticlePicture> = {
  // Dates on a line, up to now.
  'a-brief-history-of-videosync': {
    section: 'videosync',
    line: `M2 40H26${[40, 140, 220, 330].map((x) => circle(x, 40, 12)).join('')}M54 40h72m28 0h52m28 0h82m28 0h82`,
    lit: circle(446, 40, 20),
  },
  // Sound and frames become one stream.
  'online-audiovisual-performing-with-ableton-live': {
    section: 'videosync',
    line: `M2 18q10 -28 20 0t20 0t20 0t20 0t20 0${[2, 38, 74].map((x) => box(x, 48, 28, 28)).join('')}M118 18h40l26 16M118 62h40l26 -16${box(190, 18, 80, 44)}${arrow(280, 40, 70)}`,
    lit: 'M374 40h2M390 24a22 22 0 0 1 0 32M410 12a40 40 0 0 1 0 56M430 2a54 54 0 0 1 0 76',
  },
  // A bridge reaches three lamps.
  'using-beam-to-control-philips-hue-lights': {
    section: 'beam-for-live',
    line: `${box(2, 18, 90, 44)}${arrow(102, 40, 50)}${box(162, 18, 90, 44)}M266 28a18 18 0 0 1 0 24M282 18a34 34 0 0 1 0 44`,
    lit: [338, 392, 446].map((x) => `M${x - 8} 56a22 22 0 1 1 16 0v8h-16zM${x - 6} 74h12`).join(''),
  },
  // Code in braces becomes waves.
  'using-shadertoy-shaders-with-videosync': {
    section: 'videosync',
    line: `M34 4q-16 0 -16 18q0 18 -14 18q14 0 14 18q0 18 16 18M54 24h70M54 40h46M54 56h60M144 4q16 0 16 18q0 18 14 18q-14 0 -14 18q0 18 -16 18${arrow(196, 40, 50)}`,
    lit: [22, 40, 58].map((y) => `M270 ${y}q26 -36 52 0t52 0t52 0t52 0`).join(''),
  },
  // Four bars, the last one playing.
  'videosync-1-0-a-decade-in-the-making': {
    section: 'videosync',
    line: `${[2, 124, 246].map((x) => box(x, 12, 108, 56)).join('')}M29 12v16m27 -16v16m27 -16v16M151 12v16m27 -16v16m27 -16v16M273 12v16m27 -16v16m27 -16v16`,
    lit: `${box(368, 12, 108, 56)}M395 12v16m27 -16v16m27 -16v16`,
  },
  // An old Set, checked step by step, opens as a new one.
  'updating-pre-1-0-sets': {
    section: 'videosync',
    line: `M2 26v-12h20m12 0h24m12 0h20v12m0 12v12m0 12v4h-20m-12 0h-24m-12 0h-20v-4m0 -12v-12${arrow(106, 40, 60)}M184 12l6 6l12 -12M216 12h70M184 40l6 6l12 -12M216 40h50M184 68l6 6l12 -12M216 68h60${arrow(306, 40, 56)}`,
    lit: `${box(378, 10, 98, 60)}M408 42l12 12l24 -26`,
  },
};

/**
 * The drawing of an article.
 *
 * @param address - address of the article, below any base address; a slash at the end does no harm
 */
export function pictureOf(address: string): ArticlePicture {
  return pictures[address.replace(/\/$/, '').split('/').at(-1) ?? ''] ?? chain;
}
