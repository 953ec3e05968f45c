import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'network-load',
  group: 'node',
  job: 'Do 64 universes fit on this cable?',
  title: 'Lighting network load',
  purpose: 'Works out what a number of universes costs on the cable, with Art-Net or sACN.',
  page: '/handbook/background/artnet-in-depth',
} as const satisfies ToolEntry;
