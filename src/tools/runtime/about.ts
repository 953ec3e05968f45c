import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'runtime',
  group: 'fixture',
  job: 'How long does the battery or the tank last?',
  title: 'Battery and generator runtime',
  purpose: 'Works out how long a battery or a tank of fuel feeds a load.',
} as const satisfies ToolEntry;
