import {type CalculatorQueries, frameRate, raster, video} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [/\b(?:hdmi|displayport|sdi|ndi)\b/, raster, [frameRate]],
      ignoredWords: 'cable|fit|fits|through|link|bandwidth|fps|hz',
      fields: video,
    },
  ],
};
