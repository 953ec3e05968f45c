import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'value-converter',
  group: 'fixture',
  job: 'What is 40 % in DMX?',
  title: 'DMX value converter',
  purpose: 'Converts a value between 8 and 16 bits, coarse and fine, %, 0 to 1 and MIDI.',
  page: '/handbook/background/introduction-to-lighting-control',
} as const satisfies ToolEntry;
