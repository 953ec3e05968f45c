import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'dip-switch',
  group: 'fixture',
  job: 'Which switches are on for address 213?',
  title: 'DIP switch setter',
  purpose:
    'Shows which switches to put on for a DMX address, and which address a set of switches makes.',
  page: '/handbook/background/introduction-to-lighting-control',
} as const satisfies ToolEntry;
