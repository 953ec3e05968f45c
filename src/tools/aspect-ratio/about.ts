import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'aspect-ratio',
  group: 'screen',
  job: 'How large are the bars of 4:3 on 16:9?',
  title: 'Aspect ratio and scaling',
  purpose: 'Finds the size of an image on an output of another shape, with its bars or cropping.',
} as const satisfies ToolEntry;
