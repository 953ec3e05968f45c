/** Written by `npm start` and `npm run build` from the folders of the calculators. */
import {queries as portAddress} from '../calculators/port-address/queries';
import {queries as sacn} from '../calculators/sacn/queries';
import {queries as networkLoad} from '../calculators/network-load/queries';
import {queries as patchPlan} from '../calculators/patch-plan/queries';
import {queries as dipSwitch} from '../calculators/dip-switch/queries';
import {queries as valueConverter} from '../calculators/value-converter/queries';
import {queries as dmxTiming} from '../calculators/dmx-timing/queries';
import {queries as subnet} from '../calculators/subnet/queries';
import {queries as power} from '../calculators/power/queries';
import {queries as pixels} from '../calculators/pixels/queries';
import {queries as videoRate} from '../calculators/video-rate/queries';
import {queries as projection} from '../calculators/projection/queries';
import {queries as tempo} from '../calculators/tempo/queries';
import {queries as timecode} from '../calculators/timecode/queries';
import {queries as midiNotes} from '../calculators/midi-notes/queries';
import {queries as mergeExplorer} from '../calculators/merge-explorer/queries';
import {queries as rangeExplorer} from '../calculators/range-explorer/queries';
import {queries as lfoScope} from '../calculators/lfo-scope/queries';
import {queries as delay} from '../calculators/delay/queries';
import {queries as aspectRatio} from '../calculators/aspect-ratio/queries';
import {queries as photometrics} from '../calculators/photometrics/queries';
import {queries as voltageDrop} from '../calculators/voltage-drop/queries';
import {queries as panTilt} from '../calculators/pan-tilt/queries';
import {queries as videoLink} from '../calculators/video-link/queries';
import {queries as runtime} from '../calculators/runtime/queries';
import {queries as colour} from '../calculators/colour/queries';
import {queries as dimmerCurve} from '../calculators/dimmer-curve/queries';
import {queries as edgeBlend} from '../calculators/edge-blend/queries';

export const queries = {
  'port-address': portAddress,
  'sacn': sacn,
  'network-load': networkLoad,
  'patch-plan': patchPlan,
  'dip-switch': dipSwitch,
  'value-converter': valueConverter,
  'dmx-timing': dmxTiming,
  'subnet': subnet,
  'power': power,
  'pixels': pixels,
  'video-rate': videoRate,
  'projection': projection,
  'tempo': tempo,
  'timecode': timecode,
  'midi-notes': midiNotes,
  'merge-explorer': mergeExplorer,
  'range-explorer': rangeExplorer,
  'lfo-scope': lfoScope,
  'delay': delay,
  'aspect-ratio': aspectRatio,
  'photometrics': photometrics,
  'voltage-drop': voltageDrop,
  'pan-tilt': panTilt,
  'video-link': videoLink,
  'runtime': runtime,
  'colour': colour,
  'dimmer-curve': dimmerCurve,
  'edge-blend': edgeBlend,
};
