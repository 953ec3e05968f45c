import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'dmx-chart',
  group: 'fixture',
  job: 'Which address is the shutter on?',
  title: 'DMX chart reader',
  purpose: 'Turns the channel list of a manual into a cheat sheet with addresses and values.',
} as const satisfies ToolEntry;
