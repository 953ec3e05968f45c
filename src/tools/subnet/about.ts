import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'subnet',
  group: 'node',
  job: 'Do laptop and node reach each other?',
  title: 'Network address check',
  purpose:
    'Shows whether two devices can reach each other with their IP addresses and subnet masks.',
  page: '/handbook/background/network-terminology',
} as const satisfies ToolEntry;
