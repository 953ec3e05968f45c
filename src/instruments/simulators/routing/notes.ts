/** What the simulator assumes for the settings in use: listed below the result that depends on it. */
import {type Mixer, outputs, returnIds, trackIds} from './mixer';
import {
  arrivals,
  getOpacity,
  getVisibleLayers,
  hasFeedback,
  type Layer,
  layersInto,
} from './routing';

/** What the test clips are, and what the simulator always assumes; one paragraph each. */
export const assumptions: readonly string[] = [
  'Circles and Bars have sound; Waves, Spot and Title don’t. Title is transparent around its letters, and Spot is white on black. External In receives another program, which mirrors Return A.',
  'Faders and sends show the opacity in %. The simulator multiplies the opacities along a path, adds values as they are stored and limits them after each layer. The notes below the result list its other assumptions. Test those details in Videosync before you rely on them in a show.',
];

const flat = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer) => [layer, ...flat(layer.image.layers)]);

/** What is assumed about a mixer's video, in the order in which it matters. */
export function getAssumptions(mixer: Mixer): string[] {
  const roots = outputs.map((id) => getVisibleLayers(mixer, id));
  const layers = roots.flatMap(flat);
  const modes = new Set(layers.map(({mode}) => mode));
  const main = getVisibleLayers(mixer, 'm');
  const tracks = trackIds.map((id) => mixer.strips[id]);
  const lowest = [roots, ...layers.map(({image}) => [image.layers])]
    .flat()
    .map((list) => list[0]?.mode);
  const sending = [...tracks, mixer.strips.g].filter((strip) =>
    returnIds.some((id) => strip.sends[id] > 0),
  );
  return [
    hasFeedback(mixer) &&
      'The video of the track with External In reaches Return A, which the other program reads. That’s a feedback loop.',
    sending.length > 0 && 'Sends are after the fader here, like Post sends in Live.',
    sending.some(({isFollowing}) => !isFollowing) &&
      'Sends carry the video here even while Video Follows Audio Routing is off.',
    main.some(({strip}) => strip === 'a' || strip === 'b') &&
      main.some(({mode}) => mode !== 'additive') &&
      'In the blending order, Return tracks are the front layers here.',
    returnIds.some((id) => layersInto(mixer, id).some(({mode}) => mode !== 'additive')) &&
      'In a Return, tracks keep their order and Blend Mode here.',
    modes.has('crossfade') &&
      'Crossfade mixes both layers by the opacity here, and transparent parts count as black.',
    modes.has('mask') && 'Mask multiplies the lower layer by the overlay’s brightness here.',
    lowest.some((mode) => mode === 'mask' || mode === 'subtract') &&
      'Leave the lowest layer on Additive, because Mask and Subtract need a layer below them.',
    arrivals(main).some(
      ({track, layer}) =>
        layer.image.clip !== 'none' &&
        layer.image.layers.length > 0 &&
        mixer.strips[track].clip !== 'none',
    ) &&
      'If video arrives on a track that also plays a clip, the track’s own clip is at the back here.',
    layers.some(({image}) => image.map !== undefined) &&
      'The two items of the tapping-point menu are examples, and so is the strength of Displacement.',
    tracks.some(
      ({map, tap}) => map !== '' && tap === 'pre' && getOpacity(mixer.strips[map]) === 0,
    ) && 'Mute acts after the tapping point here.',
  ].filter((note) => note !== false);
}
