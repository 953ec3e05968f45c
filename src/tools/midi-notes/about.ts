import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'midi-notes',
  group: 'beat',
  job: 'Is note 60 C3 or C4?',
  title: 'MIDI note names and 14-bit values',
  purpose:
    'Converts between note numbers and names in both octave conventions, and splits 14-bit values.',
  page: '/sync-tools/livegrabber/introduction',
} as const satisfies ToolEntry;
