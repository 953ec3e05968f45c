import {gallery} from './gallery';

/** All examples, by the names of their files: those of the pages, from the first to learn from, and the gallery. */
export const examples: Readonly<Record<string, string>> = {
  'first-colour': 'First colour',
  'first-stripes': 'First stripes',
  'beat-stripes': 'Beat stripes',
  porthole: 'Porthole (effect)',
  afterglow: 'Afterglow (effect with a buffer)',
  'map-shift': 'Map shift (effect with two images)',
  outline: 'Outline (effect with a vertex shader)',
  ripple: 'Ripple (effect from Shadertoy)',
  'woven-light': 'Woven light (from Shadertoy)',
  ...gallery,
};

/** The example that the playground begins with. */
export const firstExample = 'beat-stripes';
