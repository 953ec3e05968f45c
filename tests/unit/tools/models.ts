/** All tools with their views, for tests that hold for every one of them. */
import type {ReactNode} from 'react';

import type {ToolModel, ToolState} from '../../../src/tools/shared/model';
import type {ToolProps} from '../../../src/tools/shared/ToolFrame';
import DipSwitch from '../../../src/tools/dip-switch';
import {model as dipSwitch} from '../../../src/tools/dip-switch/model';
import DmxTiming from '../../../src/tools/dmx-timing';
import {model as dmxTiming} from '../../../src/tools/dmx-timing/model';
import LfoScope from '../../../src/tools/lfo-scope';
import {model as lfoScope} from '../../../src/tools/lfo-scope/model';
import MergeExplorer from '../../../src/tools/merge-explorer';
import {model as mergeExplorer} from '../../../src/tools/merge-explorer/model';
import MidiNotes from '../../../src/tools/midi-notes';
import {model as midiNotes} from '../../../src/tools/midi-notes/model';
import NetworkLoad from '../../../src/tools/network-load';
import {model as networkLoad} from '../../../src/tools/network-load/model';
import PatchPlan from '../../../src/tools/patch-plan';
import {model as patchPlan} from '../../../src/tools/patch-plan/model';
import Pixels from '../../../src/tools/pixels';
import {model as pixels} from '../../../src/tools/pixels/model';
import PortAddress from '../../../src/tools/port-address';
import {model as portAddress} from '../../../src/tools/port-address/model';
import Power from '../../../src/tools/power';
import {model as power} from '../../../src/tools/power/model';
import Projection from '../../../src/tools/projection';
import {model as projection} from '../../../src/tools/projection/model';
import RangeExplorer from '../../../src/tools/range-explorer';
import {model as rangeExplorer} from '../../../src/tools/range-explorer/model';
import Sacn from '../../../src/tools/sacn';
import {model as sacn} from '../../../src/tools/sacn/model';
import Subnet from '../../../src/tools/subnet';
import {model as subnet} from '../../../src/tools/subnet/model';
import Tempo from '../../../src/tools/tempo';
import {model as tempo} from '../../../src/tools/tempo/model';
import Timecode from '../../../src/tools/timecode';
import {model as timecode} from '../../../src/tools/timecode/model';
import ValueConverter from '../../../src/tools/value-converter';
import {model as valueConverter} from '../../../src/tools/value-converter/model';
import VideoRate from '../../../src/tools/video-rate';
import {model as videoRate} from '../../../src/tools/video-rate/model';

/** A tool as the tests see it: state by field id, whatever its exact type. */
export interface AnyTool {
  model: ToolModel<ToolState>;
  View: (props: ToolProps) => ReactNode;
}

const tool = <S extends ToolState>(
  model: ToolModel<S>,
  View: (props: ToolProps) => ReactNode,
): AnyTool => ({
  model: model as unknown as ToolModel<ToolState>,
  View,
});

export const allTools: readonly AnyTool[] = [
  tool(portAddress, PortAddress),
  tool(sacn, Sacn),
  tool(networkLoad, NetworkLoad),
  tool(patchPlan, PatchPlan),
  tool(dipSwitch, DipSwitch),
  tool(valueConverter, ValueConverter),
  tool(dmxTiming, DmxTiming),
  tool(subnet, Subnet),
  tool(power, Power),
  tool(pixels, Pixels),
  tool(videoRate, VideoRate),
  tool(projection, Projection),
  tool(tempo, Tempo),
  tool(timecode, Timecode),
  tool(midiNotes, MidiNotes),
  tool(mergeExplorer, MergeExplorer),
  tool(rangeExplorer, RangeExplorer),
  tool(lfoScope, LfoScope),
];
