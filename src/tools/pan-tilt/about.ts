import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'pan-tilt',
  group: 'fixture',
  job: 'Which coarse and fine values turn a head by 90°?',
  title: 'Pan and tilt in degrees and DMX',
  purpose: 'Converts an angle of pan or tilt to coarse and fine values, and back.',
} as const satisfies ToolEntry;
