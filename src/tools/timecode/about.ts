import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'timecode',
  group: 'beat',
  job: 'Which frame is 01:00:00;00?',
  title: 'Timecode converter',
  purpose:
    'Converts between timecode, frame numbers and real time, with drop frame and MIDI timecode.',
  page: '/sync-tools/livemtc/introduction',
} as const satisfies ToolEntry;
