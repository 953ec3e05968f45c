import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'lfo-scope',
  group: 'beam',
  job: 'How does an LFO move twelve fixtures?',
  title: 'LFO scope',
  purpose: 'Draws what an LFO does to a parameter, for one fixture or spread over several.',
  page: '/beam-for-live/device-reference/effects',
} as const satisfies ToolEntry;
