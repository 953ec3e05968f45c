import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'video-rate',
  group: 'screen',
  job: 'Can the disk play three clips together?',
  title: 'Video data rate',
  purpose:
    'Estimates the data rate of a clip, its size on disk and how many play at the same time.',
  page: '/handbook/performance-tips/encoding-video',
} as const satisfies ToolEntry;
