import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'pixels',
  group: 'fixture',
  job: 'How many universes do 300 pixels need?',
  title: 'Pixel and LED wall planner',
  purpose: 'Counts universes for LED pixels, and ports, weight and circuits for an LED wall.',
  page: '/handbook/background/hardware-and-power',
} as const satisfies ToolEntry;
