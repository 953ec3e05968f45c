import type {ToolEntry} from '../shared/model';

export const about = {
  id: 'video-link',
  group: 'screen',
  job: 'Does 2160p at 60 Hz fit through this HDMI cable?',
  title: 'Video link fit',
  purpose:
    'Compares a video signal with HDMI, DisplayPort, SDI and NDI, and names the slowest that fits.',
} as const satisfies ToolEntry;
