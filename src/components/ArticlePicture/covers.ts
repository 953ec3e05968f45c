import history from './covers/a-brief-history-of-videosync.svg';
import online from './covers/online-audiovisual-performing-with-ableton-live.svg';
import updating from './covers/updating-pre-1-0-sets.svg';
import hue from './covers/using-beam-to-control-philips-hue-lights.svg';
import shadertoy from './covers/using-shadertoy-shaders-with-videosync.svg';
import decade from './covers/videosync-1-0-a-decade-in-the-making.svg';

/** Covers by the last path segment of the article; link images include them, too. */
export const covers: Readonly<Partial<Record<string, typeof history>>> = {
  'a-brief-history-of-videosync': history,
  'online-audiovisual-performing-with-ableton-live': online,
  'updating-pre-1-0-sets': updating,
  'using-beam-to-control-philips-hue-lights': hue,
  'using-shadertoy-shaders-with-videosync': shadertoy,
  'videosync-1-0-a-decade-in-the-making': decade,
};
