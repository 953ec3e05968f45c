import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'colour',
  group: 'fixture',
  job: 'Which filter turns tungsten into daylight?',
  title: 'Colour temperature, filters and RGB',
  purpose: 'Converts kelvin, mired, RGB, HSI and CIE x, y, and shows the light behind a filter.',
} as const satisfies ToolEntry;
