import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'port-address',
  group: 'node',
  job: 'Which Beam universe is 1:2:3 on the node?',
  title: 'Art-Net address converter',
  purpose:
    'Converts between Net, Sub-Net and Universe, the Port-Address and the Beam universe number.',
  page: '/handbook/background/artnet-in-depth',
} as const satisfies ToolEntry;
