/** Tracks of the small show on the start page, from the back layer to the front one, as in a Session View. */
export const tracks = [
  {
    id: 'video-1',
    name: 'Video 1',
    accent: 'handbook',
    clips: ['Sunset', 'Tunnel'],
    fader: 'Opacity',
    level: 80,
  },
  {
    id: 'video-2',
    name: 'Video 2',
    accent: 'beam-for-max',
    clips: ['Waves', 'Levels'],
    fader: 'Opacity',
    level: 50,
  },
  {
    id: 'text',
    name: 'Text',
    accent: 'videosync',
    clips: ['Title', 'Encore'],
    fader: 'Opacity',
    level: 100,
  },
  {
    id: 'lights',
    name: 'Lights',
    accent: 'beam-for-live',
    clips: ['Chorus', 'Verse'],
    fader: 'Intensity',
    level: 90,
  },
] as const;

/** Index of the clip that each track plays; -1 if it is stopped. */
export type Playing = readonly number[];

/** Launches a clip of a track, or stops it if it is playing. */
export function launchClip(playing: Playing, track: number, clip: number): Playing {
  return playing.map((current, index) =>
    index !== track ? current : current === clip ? -1 : clip,
  );
}
