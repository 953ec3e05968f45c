import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'dimmer-curve',
  group: 'fixture',
  job: 'How bright is 50 % on the desk?',
  title: 'Dimmer curves and gamma',
  purpose: 'Draws the light for a level with a dimmer curve, and how bright it looks.',
} as const satisfies ToolEntry;
