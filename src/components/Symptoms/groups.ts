import type {ComponentType, SVGProps} from 'react';
import Activity from 'lucide-static/icons/activity.svg';
import Cable from 'lucide-static/icons/cable.svg';
import FileX from 'lucide-static/icons/file-x-corner.svg';
import LightbulbOff from 'lucide-static/icons/lightbulb-off.svg';
import MonitorOff from 'lucide-static/icons/monitor-off.svg';
import MemoryStick from 'lucide-static/icons/memory-stick.svg';
import MonitorX from 'lucide-static/icons/monitor-x.svg';
import Move from 'lucide-static/icons/move-3d.svg';
import Palette from 'lucide-static/icons/palette.svg';
import Shuffle from 'lucide-static/icons/shuffle.svg';
import TimerOff from 'lucide-static/icons/timer-off.svg';
import Unplug from 'lucide-static/icons/unplug.svg';
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

/** The commonest symptoms with their icons, by what is to be seen. */
export const symptomGroups = [
  {title: 'Video', section: 'videosync'},
  {title: 'Lighting', section: 'beam-for-live'},
].map((group) => ({...group, symptoms: symptoms.filter(({section}) => section === group.section)}));
