import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        /\buniverses?\b/,
        /\b(?<outputs>\d+) (?:(?<kind>rgbw?) )?(?:pixels?|leds?)\b|\b(?<more>\d+) (?<colours>rgbw?)\b/,
      ],
      ignoredWords: 'dmx|artnet|art-net|sacn|pixels|leds|led|strip',
      fields: ({outputs, more, kind, colours}) =>
        within(outputs ?? more, 1, 10_000_000)
          ? {
              kind: 'strip',
              outputs: outputs ?? more,
              channels: (kind ?? colours) === 'rgbw' ? '4' : '3',
            }
          : undefined,
    },
  ],
};
