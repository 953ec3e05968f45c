import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'edge-blend',
  group: 'screen',
  job: 'How wide is the canvas of two projectors that overlap?',
  title: 'Edge blending planner',
  purpose:
    'Works out canvas, overlap and distance of several projectors, and draws their pixel map.',
} as const satisfies ToolEntry;
