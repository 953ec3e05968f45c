import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'power',
  group: 'fixture',
  job: 'Which light goes on which phase and circuit?',
  title: 'Power planner',
  purpose: 'Adds up loads, spreads them over phases and compares the current with a breaker.',
  page: '/handbook/background/hardware-and-power',
} as const satisfies ToolEntry;
