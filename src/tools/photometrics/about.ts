import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'photometrics',
  group: 'fixture',
  job: 'How many lux, and how wide is the beam at 10 metres?',
  title: 'Beam, lux and candela',
  purpose: 'Works out the light and the diameter of a beam at a distance, from candela or lumens.',
} as const satisfies ToolEntry;
