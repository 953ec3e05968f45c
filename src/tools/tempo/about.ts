import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'tempo',
  group: 'beat',
  job: 'How many milliseconds is 1/8 at 128 BPM?',
  title: 'Tempo, frames and flashes',
  purpose:
    'Turns a tempo into milliseconds, hertz and video frames, and warns of flashes that are too fast.',
  page: '/handbook/background/practical-tips-for-going-on-stage',
} as const satisfies ToolEntry;
