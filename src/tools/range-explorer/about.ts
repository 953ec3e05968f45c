import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'range-explorer',
  group: 'beam',
  job: 'Which DMX value does 0.5 become?',
  title: 'Range explorer',
  purpose: 'Shows which DMX value a range makes of a parameter between 0 and 1.',
  page: '/beam-for-live/concepts/ranges',
} as const satisfies ToolEntry;
