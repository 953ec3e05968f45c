import {describe, expect, it} from 'vitest';
import {decodeState, encodeState, type Codec} from '../../../../src/instruments/kit/codec';
import type {ToolState} from '../../../../src/instruments/kit/model';
import {firstRig, rigCodec} from '../../../../src/instruments/simulators/rig/rig';
import {emptyMixer, mixerCodec} from '../../../../src/instruments/simulators/routing/mixer';
import {
  firstTimeline,
  lengthUs,
  timelineCodec,
} from '../../../../src/instruments/simulators/timeline/timeline';

describe.each<[string, ToolState, Codec<ToolState>, changes: ToolState, refused: string[]]>([
  [
    'the routing simulator',
    emptyMixer,
    mixerCodec,
    {task: '10', order: '2134', '1.fader': '55', '1.mute': '1', '2.output': '1'},
    [
      ...['order=1123', 'order=123', 'task=11', '1.fader=101', '1.fader=-1'],
      ...['1.mute=on', '1.output=1', 'a.output=group', 'm.mute=1'],
    ],
  ],
  [
    'the virtual rig',
    firstRig,
    rigCodec,
    {drive: 'clips', f3: '255', 'lfo.wave': 'random', 'at.bar': '21'},
    ['f1=256', 'f1=-1', 'f1=1.5', 'f33=1', 'at.bar=22', 'at.bar=0', 'lfo.wave=noise'],
  ],
  [
    'the timecode simulator',
    firstTimeline,
    timelineCodec,
    {at: String(lengthUs), path: 'loop', rate: '29.97 DF', tempo: '240'},
    ['rate=60', 'start=00:00:00:01', 'tempo=20', `at=${lengthUs + 1}`, 'at=1.5'],
  ],
])('links of %s', (_, start, codec, changes, refused) => {
  it('hold what controls can set', () => {
    const state = {...start, ...changes};
    expect(decodeState(encodeState(state), start, codec)).toEqual({state, whole: true});
  });

  it.each(refused)('refuse %s', (link) => {
    expect(decodeState(link, start, codec)).toMatchObject({state: start, whole: false});
  });
});
