import {type CalculatorQueries, within} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      // A time has leading zeros.
      parts: [
        /(?<![\d:.])(?<net>0|[1-9]\d{0,2})(?<mark>[:.])(?<sub>0|[1-9]\d?)\k<mark>(?<uni>0|[1-9]\d?)(?![\d:.])/,
      ],
      ignoredWords: 'universe|artnet|art-net|address|port-address|beam|node',
      fields: ({net, sub, uni}) =>
        within(net, 0, 127) && within(sub, 0, 15) && within(uni, 0, 15)
          ? {from: 'parts', address: `${net}:${sub}:${uni}`}
          : undefined,
    },
    {
      parts: [
        /\b(?:art-?net|universe)\b/,
        /(?<net>\d{1,3})[.:](?<sub>\d{1,2})[.:](?<uni>\d{1,2})(?![\d.:])/,
      ],
      ignoredWords: 'universe|artnet|art-net|address|port-address|beam|node',
      fields: ({net, sub, uni}) =>
        within(net, 0, 127) && within(sub, 0, 15) && within(uni, 0, 15)
          ? {from: 'parts', address: `${net}:${sub}:${uni}`}
          : undefined,
    },
    {
      parts: [/\bsub-?net (?<sub>\d+)\b/, /\buni(?:verse)? (?<uni>\d+)\b/, [/\bnet (?<net>\d+)\b/]],
      ignoredWords: 'artnet|art-net|address|port-address|beam',
      fields: ({net = '0', sub, uni}) =>
        within(net, 0, 127) && within(sub, 0, 15) && within(uni, 0, 15)
          ? {from: 'parts', address: `${net}:${sub}:${uni}`}
          : undefined,
    },
    {
      parts: [/\bport[- ]?address\b/, /\b(?<address>\d+)\b/],
      ignoredWords: 'artnet|art-net|universe|beam',
      fields: ({address}) => (within(address, 0, 32_767) ? {from: 'port', address} : undefined),
    },
    {
      parts: [/\b(?:art-?net|beam)\b/, /\buniverse\b/, /\b(?<address>\d+)\b/],
      ignoredWords: 'artnet|art-net|beam|address|port-address|net|subnet',
      fields: ({address}) => (within(address, 1, 32_768) ? {from: 'beam', address} : undefined),
    },
  ],
};
