/** The shaders of the gallery, by the names of their files, from the simplest to the most beautiful. */
export const gallery = {
  dusk: 'Dusk',
  ring: 'Ring',
  checkers: 'Checkers',
  plasma: 'Plasma',
  moire: 'Moiré',
  beams: 'Beams',
  drops: 'Drops',
  kaleidoscope: 'Kaleidoscope',
  tunnel: 'Tunnel',
  stars: 'Stars',
  glass: 'Stained glass',
  silk: 'Silk',
  pearls: 'Pearls',
} as const;
