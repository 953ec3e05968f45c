/** Written by `npm start` and `npm run build` from the folders of the calculators. */
import portAddress from '../calculators/port-address/picture.json';
import sacn from '../calculators/sacn/picture.json';
import networkLoad from '../calculators/network-load/picture.json';
import patchPlan from '../calculators/patch-plan/picture.json';
import dipSwitch from '../calculators/dip-switch/picture.json';
import valueConverter from '../calculators/value-converter/picture.json';
import dmxTiming from '../calculators/dmx-timing/picture.json';
import subnet from '../calculators/subnet/picture.json';
import power from '../calculators/power/picture.json';
import pixels from '../calculators/pixels/picture.json';
import videoRate from '../calculators/video-rate/picture.json';
import projection from '../calculators/projection/picture.json';
import tempo from '../calculators/tempo/picture.json';
import timecode from '../calculators/timecode/picture.json';
import midiNotes from '../calculators/midi-notes/picture.json';
import mergeExplorer from '../calculators/merge-explorer/picture.json';
import rangeExplorer from '../calculators/range-explorer/picture.json';
import lfoScope from '../calculators/lfo-scope/picture.json';
import delay from '../calculators/delay/picture.json';
import aspectRatio from '../calculators/aspect-ratio/picture.json';
import photometrics from '../calculators/photometrics/picture.json';
import voltageDrop from '../calculators/voltage-drop/picture.json';
import panTilt from '../calculators/pan-tilt/picture.json';
import videoLink from '../calculators/video-link/picture.json';
import runtime from '../calculators/runtime/picture.json';
import colour from '../calculators/colour/picture.json';
import dimmerCurve from '../calculators/dimmer-curve/picture.json';
import edgeBlend from '../calculators/edge-blend/picture.json';
import dmxChart from '../calculators/dmx-chart/picture.json';

export const pictures = {
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
  'dmx-chart': dmxChart,
};
