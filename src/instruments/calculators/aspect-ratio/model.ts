import {num, pixels} from '../../../components/fields/format';
import {check, choice, type ValuesOf, whole} from '../../../components/fields/define';
import {calculator, type Row} from '../../kit/define';
import {type Fit, lowestTerms, nearestShape, scaleToFrame, type Size} from './aspect';

/** A pair of borders, which differ by one pixel if their sum is odd. */
function borders(total: number, [first, second]: readonly [string, string]): string {
  const less = Math.floor(total / 2);
  return `${num(less, 0)} px ${first}, ${num(total - less, 0)} px ${second}`;
}

/** Borders around the image, or parts of it that are cropped. */
function edges(size: Size, frame: Size, fit: Fit): Row[] {
  const across = Math.abs(frame.width - size.width);
  const down = Math.abs(frame.height - size.height);
  const label = fit === 'fit' ? 'Bars' : 'Cropped off';
  if (across + down === 0) {
    return [['Bars or cropping', 'none']];
  }
  const sides = [
    across > 0 && borders(across, ['left', 'right']),
    down > 0 && borders(down, ['at the top', 'below']),
  ];
  return [[label, sides.filter(Boolean).join('; ')]];
}

/** The equivalent FFmpeg filter, which centres by default. */
function filter(size: Size, frame: Size, fit: Fit): string {
  const scale = `scale=${size.width}:${size.height}`;
  const [width, height] = [frame.width, frame.height];
  if (size.width === width && size.height === height) {
    return scale;
  }
  return fit === 'fit'
    ? `${scale},pad=${width}:${height}:-1:-1`
    : `${scale},crop=${width}:${height}`;
}

const fields = {
  width: whole('Width', '1440', 1, 100000, {name: 'Image width', group: 'Image', unit: 'px'}),
  height: whole('Height', '1080', 1, 100000, {name: 'Image height', group: 'Image', unit: 'px'}),
  frameWidth: whole('Width', '1920', 1, 100000, {
    name: 'Frame width',
    group: 'Output or screen',
    unit: 'px',
  }),
  frameHeight: whole('Height', '1080', 1, 100000, {
    name: 'Frame height',
    group: 'Output or screen',
    unit: 'px',
  }),
  fit: choice('Scaling', {
    fit: 'show the whole image',
    fill: 'fill the output',
    stretch: 'stretch',
  }),
  even: check('Even numbers of pixels', {hint: 'Video with 4:2:0 colour needs them.', value: '1'}),
};

/** The image, the output, and the scaled image on it. */
export function scaleSize({
  width,
  height,
  frameWidth,
  frameHeight,
  fit,
  even,
}: ValuesOf<typeof fields>) {
  const [image, frame] = [
    {width, height},
    {width: frameWidth, height: frameHeight},
  ];
  return {image, frame, size: scaleToFrame(image, frame, fit, even ? 2 : 1)};
}

export const model = calculator(
  {
    id: 'aspect-ratio',
    group: 'screen',
    job: 'How large are the bars of 4:3 on 16:9?',
    title: 'Aspect ratio and scaling',
    purpose: 'Finds the size of an image on an output of another shape, with its bars or cropping.',
  },
  fields,
  {
    solve(values) {
      const {fit, even} = values;
      const {image, frame, size} = scaleSize(values);
      const visible = Math.min(size.width, frame.width) * Math.min(size.height, frame.height);
      const describeRatio = (of: Size) => {
        const {name, wider} = nearestShape(of);
        const off = num(Math.abs(wider) * 100, 2);
        const terms = lowestTerms(of)
          .map((part) => num(part, 0))
          .join(':');
        const near =
          off === '0' ? name : `${off} % ${wider > 0 ? 'wider' : 'narrower'} than ${name}`;
        const parts = [terms, `${num(of.width / of.height, 3)}:1`, near];
        return [...new Set(parts)].join(', ');
      };
      const across = size.width / image.width;
      const down = size.height / image.height;
      const distortion = across / down - 1;
      return {
        lines: [
          ['Scaled image', `${pixels(size.width, size.height)} px`, 'main'],
          [
            'Scale',
            fit === 'stretch'
              ? `${num(across * 100, 2)} % across, ${num(down * 100, 2)} % down`
              : `${num((size.width === frame.width ? across : down) * 100, 2)} %`,
            'main',
          ],
          ...edges(size, frame, fit),
          ['Shape of the image', describeRatio(image)],
          ['Shape of the output', describeRatio(frame)],
          [
            'Share of the output used',
            `${num((100 * visible) / (frame.width * frame.height), 1)} %`,
          ],
          [
            'Share of the image visible',
            `${num((100 * visible) / (size.width * size.height), 1)} %`,
          ],
          ['FFmpeg filter', filter(size, frame, fit)],
        ],
        warnings: [
          even &&
            (frame.width % 2 === 1 || frame.height % 2 === 1) &&
            'The output has an odd number of pixels, which video with 4:2:0 colour can’t have. Use even numbers.',
          fit === 'stretch' &&
            Math.abs(distortion) > 0.005 &&
            `Circles become ellipses: the image gets ${num(Math.abs(distortion) * 100, 1)} % ${distortion > 0 ? 'wider' : 'narrower'}.`,
        ],
        notes: [
          across > 1 &&
            down > 1 &&
            'The image is enlarged, so it gets softer. Use a larger source if you have one.',
        ],
      };
    },
    rule: [
      'Scale = output ÷ image, across and down. The smaller of the two shows the whole image, the larger fills the output. The other side is rounded to whole pixels. Square pixels are assumed.',
      'Names of shapes: ITU-R BT.709 (16:9); SMPTE ST 428-1 with the DCI containers 1998 × 1080 (flat) and 2048 × 858 (scope).',
    ],
    table: () => ({
      caption: 'Height of an image that fills the width, in pixels',
      columns: ['Width', '4:3', '16:10', '16:9', '2:1', '64:27', '2.39:1'],
      rows: [1280, 1920, 2048, 2560, 3840, 4096, 7680].map((width) => [
        `${width} px`,
        ...[4 / 3, 16 / 10, 16 / 9, 2, 64 / 27, 2.39].map((ratio) => num(width / ratio, 0)),
      ]),
    }),
  },
);
