import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'delay',
  group: 'beat',
  job: 'How late is the sound 30 metres away, in frames?',
  title: 'Delay in time, distance and frames',
  purpose: 'Converts a delay between milliseconds, metres of sound, video frames and samples.',
} as const satisfies ToolEntry;
