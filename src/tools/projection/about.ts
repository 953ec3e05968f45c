import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'projection',
  group: 'screen',
  job: 'How far away, and is it bright enough?',
  title: 'Projector distance and brightness',
  purpose:
    'Works out throw distance, image height, brightness on the screen and the size of a pixel.',
  page: '/handbook/background/practical-tips-for-going-on-stage',
} as const satisfies ToolEntry;
