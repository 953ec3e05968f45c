import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'merge-explorer',
  group: 'beam',
  job: 'What happens when two tracks send the same parameter?',
  title: 'Merge explorer',
  purpose:
    'Shows what becomes of one parameter when two or three tracks send it to the same tag group.',
  page: '/beam-for-live/concepts/mixing',
} as const satisfies ToolEntry;
