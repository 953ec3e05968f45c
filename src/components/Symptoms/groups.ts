import type {ComponentType, SVGProps} from 'react';
import Activity from '../icons/activity.svg';
import Cable from '../icons/cable.svg';
import FileX from '../icons/file-x-corner.svg';
import LightbulbOff from '../icons/lightbulb-off.svg';
import MonitorOff from '../icons/monitor-off.svg';
import MemoryStick from '../icons/memory-stick.svg';
import MonitorX from '../icons/monitor-x.svg';
import Move from '../icons/move-3d.svg';
import Palette from '../icons/palette.svg';
import Shuffle from '../icons/shuffle.svg';
import TimerOff from '../icons/timer-off.svg';
import Unplug from '../icons/unplug.svg';
import type {SectionId} from '../../config/products';
import {symptomTexts, type SymptomId} from '../../data/symptoms';

export interface Symptom {
  symptom: string;
  section: SectionId;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const icons: Record<SymptomId, Symptom['Icon']> = {
  'black-output': MonitorOff,
  'choppy-playback': TimerOff,
  'wrong-display-or-gpu': MonitorX,
  'missing-decoder': FileX,
  'devices-do-not-connect': Cable,
  'videosync-memory': MemoryStick,
  'beam-no-light': LightbulbOff,
  'beam-node-not-found': Unplug,
  'beam-wrong-fixture': Shuffle,
  'beam-flicker': Activity,
  'beam-colours': Palette,
  'beam-moving-head': Move,
};

const symptoms: Symptom[] = symptomTexts.map(({id, ...text}) => ({
  ...text,
  Icon: icons[id],
}));

/** The commonest symptoms with their icons, grouped by what the reader sees. */
export const symptomGroups = [
  {title: 'Video', section: 'videosync'},
  {title: 'Lighting', section: 'beam-for-live'},
].map((group) => ({...group, symptoms: symptoms.filter(({section}) => section === group.section)}));
