import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'dmx-timing',
  group: 'fixture',
  job: 'How many packets per second with 24 channels?',
  title: 'DMX refresh rate',
  purpose: 'Works out how long a DMX packet takes and how many fit into a second.',
  page: '/handbook/background/introduction-to-lighting-control',
} as const satisfies ToolEntry;
