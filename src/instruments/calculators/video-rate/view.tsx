import {count, num} from '../../../components/fields/format';
import type {PictureProps} from '../../kit/CalculatorFrame';
import type {Scene} from '../../kit/scene';
import {bars} from '../../kit/tracks';
import {getClips, type model} from './model';

/** Largest number of clips that are drawn one by one. */
const maxClips = 300;

/** What the drive reads, filled by the clips that play at the same time, or by one that is too much. */
export function scene({values}: PictureProps<typeof model>): Scene {
  const {disk, share} = values;
  const {bytes, atOnce} = getClips(values);
  const rate = bytes / 1e6;
  const clips = Math.max(1, atOnce);
  const parts = clips > maxClips ? 1 : clips;
  const [limit, text] = [(disk * share) / 100, `${num(clips * rate, 1)} MB/s`];
  return {
    label: `${count(clips, 'clip')} at the same time: ${text} of the ${num(disk)} MB/s of the drive.`,
    ...bars(
      [
        {
          name: count(clips, 'clip'),
          parts: Array<number>(parts).fill((clips * rate) / parts),
          text,
          look: atOnce === 0 ? 'over' : 'fill',
        },
      ],
      Math.max(disk, clips * rate),
      [
        ...(share < 100 ? [{at: limit, text: `Your share ${num(limit)} MB/s`}] : []),
        {at: disk, text: `Drive ${num(disk)} MB/s`},
      ],
    ),
  };
}
