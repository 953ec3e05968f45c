import afterglow from '@site/docs/videosync/building-plugins/shaders/afterglow.fs';
import beatStripes from '@site/docs/videosync/building-plugins/shaders/beat-stripes.fs';
import firstColour from '@site/docs/videosync/building-plugins/shaders/first-colour.fs';
import firstStripes from '@site/docs/videosync/building-plugins/shaders/first-stripes.fs';
import mapShift from '@site/docs/videosync/building-plugins/shaders/map-shift.fs';
import outline from '@site/docs/videosync/building-plugins/shaders/outline.fs';
import outlineVertex from '@site/docs/videosync/building-plugins/shaders/outline.vs';
import porthole from '@site/docs/videosync/building-plugins/shaders/porthole.fs';
import ripple from '@site/docs/videosync/building-plugins/shaders/ripple.fs';
import wovenLight from '@site/blog/2026-11-20-using-shadertoy-shaders-with-videosync/woven-light.fs';

/** A shader's files. */
export interface Shader {
  source: string;
  /** Text of the `.vs` file, if there is one. */
  vertex?: string | undefined;
}

/** The shaders of the pages, by the names of their files, from the first to learn from to the last. */
export const examples: Readonly<Record<string, Shader & {label: string}>> = {
  'first-colour': {label: 'First colour', source: firstColour},
  'first-stripes': {label: 'First stripes', source: firstStripes},
  'beat-stripes': {label: 'Beat stripes', source: beatStripes},
  porthole: {label: 'Porthole (effect)', source: porthole},
  afterglow: {label: 'Afterglow (effect with a buffer)', source: afterglow},
  'map-shift': {label: 'Map shift (effect with two images)', source: mapShift},
  outline: {label: 'Outline (effect with a vertex shader)', source: outline, vertex: outlineVertex},
  ripple: {label: 'Ripple (effect from Shadertoy)', source: ripple},
  'woven-light': {label: 'Woven light (from Shadertoy)', source: wovenLight},
};
