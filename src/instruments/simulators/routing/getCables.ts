/** The cables of a mixer: what goes from one strip to another, and whether anything flows. */
import {type Mixer, type StripId, stripIds} from './mixer';
import {getDestination, hasVideo, layersInto, renderImage, soundPaths} from './routing';

/** A connection of two strips. */
export interface Cable {
  from: StripId;
  to: StripId;
  /** A strip's video, video that only Displacement reads, or sound without the video. */
  carries: 'video' | 'map' | 'sound';
  /** Something flows, with this opacity from 0 to 1; 0 where a fader, a send or Mute holds it back. */
  opacity: number;
}

/** Video that is mixed into a strip, or would be if its faders were up. */
function intoStrip(mixer: Mixer, to: StripId): Cable[] {
  const layers = layersInto(mixer, to);
  return stripIds.flatMap((from): Cable[] => {
    const strip = mixer.strips[from];
    const opacity = layers.find((layer) => layer.strip === from)?.opacity ?? 0;
    const isPlugged =
      to === 'a' || to === 'b' ? strip.sends[to] > 0 : from !== 'm' && getDestination(strip) === to;
    return isPlugged && from !== to && hasVideo(renderImage(mixer, from))
      ? [{from, to, carries: 'video', opacity}]
      : [];
  });
}

/** What Displacement on a strip reads. */
function intoDisplacement(mixer: Mixer, to: StripId): Cable[] {
  const {map} = renderImage(mixer, to);
  return map && hasVideo(map.image)
    ? [{from: map.track, to, carries: 'map', opacity: map.opacity}]
    : [];
}

/** Sound, strip by strip. */
function getSoundCables(mixer: Mixer): Cable[] {
  return soundPaths(mixer).flatMap(({track, at, through}) => {
    const path: StripId[] = [track, ...through, ...(at === 'main' ? (['m'] as const) : [])];
    return path
      .slice(1)
      .map((to, index): Cable => ({from: path[index] ?? track, to, carries: 'sound', opacity: 1}));
  });
}

/**
 * All cables of a mixer, each once. Sound has one only where it doesn't go along with the video, and
 * strips that have nothing to send have none.
 */
export function getCables(mixer: Mixer): Cable[] {
  const cables = [
    ...stripIds.flatMap((to) => intoStrip(mixer, to)),
    ...stripIds.flatMap((to) => intoDisplacement(mixer, to)),
  ];
  for (const sound of getSoundCables(mixer)) {
    if (!cables.some(({from, to}) => from === sound.from && to === sound.to)) {
      cables.push(sound);
    }
  }
  return cables;
}
