import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'sacn',
  group: 'node',
  job: 'Which multicast address is universe 17?',
  title: 'sACN universe and multicast address',
  purpose:
    'Finds the multicast address of a universe, and the universe that an Art-Net Port-Address maps to.',
  page: '/handbook/background/artnet-in-depth',
} as const satisfies ToolEntry;
