/** Moments that the timecode simulator leads to. */

interface TimelineMoment {
  id: string;
  label: string;
  /** What to look at there. */
  text: string;
  /** Settings of the song, by their keys. */
  settings: Readonly<Record<string, string>>;
  /** It is the last frame before the full minute two seconds after bar 1, or before the first jump. */
  before: 'minute' | 'jump';
}

export const timelineMoments: readonly TimelineMoment[] = [
  {
    id: 'minute',
    label: 'Minute 1 in drop-frame: 00:00:59;29 → 00:01:00;02',
    text: 'Step forwards by a frame. The numbers ;00 and ;01 are left out, but no frame is: the wave and the messages continue without a gap. The beat isn’t affected.',
    settings: {rate: '29.97 DF', start: '00:00:58:00'},
    before: 'minute',
  },
  {
    id: 'tenth',
    label: 'Minute 10 in drop-frame: 00:09:59;29 → 00:10:00;00',
    text: 'Step forwards by a frame. Minutes 00, 10, 20, 30, 40 and 50 keep all their numbers.',
    settings: {rate: '29.97 DF', start: '00:09:58:00'},
    before: 'minute',
  },
  {
    id: 'midnight',
    label: 'Midnight: 23:59:59:24 → 00:00:00:00',
    text: 'Step forwards by a frame. Timecode starts again at 00:00:00:00. The song position continues, because it counts from bar 1.',
    settings: {rate: '25', start: '23:59:58:00'},
    before: 'minute',
  },
  {
    id: 'loop',
    label: 'A loop in Live, from the end of bar 2 to bar 1',
    text: 'Step forwards by a frame to the dashed line. At this tempo a bar doesn’t end with a frame, so the loop cuts one.',
    settings: {tempo: '128', path: 'loop'},
    before: 'jump',
  },
  {
    id: 'locator',
    label: 'A jump to a locator at bar 9',
    text: 'Step forwards by a frame to the dashed line. Bar 9 begins with an odd frame here, so MTC waits a frame for message 0.',
    settings: {tempo: '128', path: 'locator'},
    before: 'jump',
  },
];
