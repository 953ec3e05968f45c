import {describe, expect, it} from 'vitest';
import {type Codec, decodeState, encodeState} from '../../../../src/instruments/kit/codec';
import type {FieldValues} from '../../../../src/components/fields/model';
import {firstRig, rigCodec} from '../../../../src/instruments/simulators/rig/rig';
import {emptyMixer, mixerCodec} from '../../../../src/instruments/simulators/routing/mixer';
import {
  firstTimeline,
  timelineCodec,
} from '../../../../src/instruments/simulators/timecode/timeline';
import {readYaml} from '../../../support/readYaml';

const links = readYaml<Record<string, {changes: FieldValues; invalid: string[]}>>(
  __dirname,
  'links.yml',
);

describe.each<[string, FieldValues, Codec<FieldValues>]>([
  ['routing', emptyMixer, mixerCodec],
  ['rig', firstRig, rigCodec],
  ['timeline', firstTimeline, timelineCodec],
])('links of the simulator: %s', (simulator, start, codec) => {
  const {changes, invalid = []} = links[simulator] ?? {};

  it('preserve all values that controls can have', () => {
    const state = {...start, ...changes};
    expect(decodeState(encodeState(state), start, codec)).toEqual({state, whole: true});
  });

  it.each(invalid)('ignore %s', (link) => {
    expect(decodeState(link, start, codec)).toMatchObject({state: start, whole: false});
  });
});
