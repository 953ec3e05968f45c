import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'voltage-drop',
  group: 'fixture',
  job: 'Is 2.5 mm² enough for 30 metres?',
  title: 'Voltage drop and cable size',
  purpose: 'Works out what a cable or an LED strip loses, the size it needs and where to feed it.',
} as const satisfies ToolEntry;
