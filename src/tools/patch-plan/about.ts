import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'patch-plan',
  group: 'beam',
  job: 'Which universe and channel is fixture 40?',
  title: 'Patch planner',
  purpose: 'Lays out a row of fixtures over universes, and finds addresses that overlap.',
  page: '/beam-for-live/application/fixture-patch',
} as const satisfies ToolEntry;
