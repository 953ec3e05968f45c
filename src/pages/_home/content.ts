import type {ComponentType, SVGProps} from 'react';
import Cable from 'lucide-static/icons/cable.svg';
import FileX from 'lucide-static/icons/file-x-corner.svg';
import LightbulbOff from 'lucide-static/icons/lightbulb-off.svg';
import MonitorOff from 'lucide-static/icons/monitor-off.svg';
import MonitorX from 'lucide-static/icons/monitor-x.svg';
import TimerOff from 'lucide-static/icons/timer-off.svg';
import type {SectionId} from '../../config/products';
import {symptomTexts, type SymptomId} from '../../config/symptoms';

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
  'beam-no-light': LightbulbOff,
};

/** The six commonest symptoms with their pictures. */
export const symptoms: Symptom[] = symptomTexts.map(({id, ...text}) => ({
  ...text,
  Icon: icons[id],
}));
