/** What the pages don't confirm, for the settings in use: shown next to the result that depends on it. */
import {returnIds, trackIds, type Mixer} from './mixer';
import {arrivals, hasFeedback, layersInto, opacityOf, shownAt, type Layer} from './routing';

/** What the test clips are, and what the simulator always assumes; one paragraph each. */
export const assumptions: readonly string[] = [
  'Circles and Bars have sound; Waves, Spot and Title don’t. Title is transparent around its letters, and Spot is white on black. External In receives another program, which mirrors Return A.',
  'Not confirmed: the label of the option that unlinks volume from opacity, here Volume sets opacity; and which fader position makes which opacity, so faders and sends show the opacity in %. Opacities along the way are multiplied here. Values are added as stored and limited after each layer.',
];

const flat = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer) => [layer, ...flat(layer.image.layers)]);

/** Sentences on what isn't confirmed about a mixer's video, in the order in which they matter. */
export function unconfirmed(mixer: Mixer): string[] {
  const outputs = (['m', ...returnIds] as const).map((id) => shownAt(mixer, id));
  const layers = outputs.flatMap(flat);
  const modes = new Set(layers.map(({mode}) => mode));
  const main = outputs[0] ?? [];
  const tracks = trackIds.map((id) => mixer.strips[id]);
  const lowest = [outputs, ...layers.map(({image}) => [image.layers])]
    .flat()
    .map((list) => list[0]?.mode);
  const sending = [...tracks, mixer.strips.g].filter((strip) =>
    returnIds.some((id) => strip.sends[id] > 0),
  );
  return [
    hasFeedback(mixer) &&
      'Track with External In: its video reaches Return A, which the other program reads. That is a feedback loop.',
    sending.length > 0 &&
      'Sends are taken after the fader here. Whether Pre and Post sends change the video isn’t confirmed.',
    sending.some(({isFollowing}) => !isFollowing) &&
      'Whether sends still carry the video while Video Follows Audio Routing is off isn’t confirmed. Here they do.',
    main.some(({strip}) => strip === 'a' || strip === 'b') &&
      main.some(({mode}) => mode !== 'additive') &&
      'Return tracks are the front layers here. Their place in the blending order isn’t confirmed.',
    returnIds.some((id) => layersInto(mixer, id).some(({mode}) => mode !== 'additive')) &&
      'In a Return, tracks keep their order and Blend Mode here. The pages don’t confirm it.',
    modes.has('crossfade') &&
      'Crossfade mixes both layers by the opacity here, and transparent parts count as black. The formula isn’t confirmed.',
    modes.has('mask') &&
      'Mask multiplies the lower layer by the brightness of the overlay here. The formula, and what a faded mask does, aren’t confirmed.',
    lowest.some((mode) => mode === 'mask' || mode === 'subtract') &&
      'What Mask and Subtract do on the lowest layer isn’t confirmed. Leave that layer on Additive.',
    arrivals(main).some(
      ({track, layer}) =>
        layer.image.clip !== 'none' &&
        layer.image.layers.length > 0 &&
        mixer.strips[track].clip !== 'none',
    ) &&
      'How a track combines video that arrives with its own clip isn’t confirmed. Here, its own clip is at the back.',
    layers.some(({image}) => image.map !== undefined) &&
      'The items of the tapping-point menu aren’t confirmed; the two here are examples. So is the strength of Displacement.',
    tracks.some(
      ({map, tap}) => map !== '' && tap === 'pre' && opacityOf(mixer.strips[map]) === 0,
    ) && 'Whether Mute acts before or after a tapping point isn’t confirmed. Here, it acts after.',
  ].filter((note) => note !== false);
}
