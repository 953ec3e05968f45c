import {type CalculatorQueries, frameRate, raster, video} from '../../kit/query';

/** Field values by the name of the codec in a query; the first match counts. */
const codecs: readonly (readonly [RegExp, string])[] = [
  [/hap ?q alpha/, 'hapQAlpha'],
  [/hap alpha/, 'hapAlpha'],
  [/hap ?q/, 'hapQ'],
  [/hap ?r/, 'hapR'],
  [/hap/, 'hap'],
  [/proxy/, 'proxy'],
  [/\blt/, 'lt'],
  [/xq/, 'xq'],
  [/4444/, 'p4444'],
  [/hq/, 'hq'],
  [/prores/, 'p422'],
  [/dxv/, 'dxv'],
  [/notch ?lc/, 'notch'],
  [/h\.?264/, 'h264'],
  [/hevc|h\.?265/, 'hevc'],
];

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\bhap(?: ?q alpha| alpha| ?q| ?r)?\b|\bprores(?: 422)?(?: (?:proxy|lt|hq|4444 xq|4444|xq))?(?!\w)|\b(?:dxv|notch ?lc|h\.?26[45]|hevc)\b/,
        raster,
        [frameRate],
      ],
      ignoredWords: 'data|rate|bitrate|codec|size|mb/s|disk|drive|fps|hz',
      fields: (groups, query) => ({
        ...video(groups),
        format: codecs.find(([name]) => name.test(query))?.[1],
      }),
    },
  ],
  answeredBy: () => /data rate$/i,
};
