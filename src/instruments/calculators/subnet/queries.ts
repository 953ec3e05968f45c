import {within, type CalculatorQueries} from '../../kit/query';

export const queries: CalculatorQueries = {
  rules: [
    {
      parts: [
        [/\b(?<mask>255(?:\.\d{1,3}){3})(?![\d.])/],
        /(?<a>\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?)(?![\d./])/,
        [/(?<b>\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?)(?![\d./])/],
      ],
      ignoredWords:
        'subnet|ip|mask|netmask|network|address|addresses|check|reach|see|computer|node',
      fields: ({mask, a, b}, query) => {
        const isAsked = /subnet|mask|\/|network|ip\b/.test(query) || mask !== undefined || b;
        const isSound = [mask, a, b].every(
          (ip) =>
            ip === undefined ||
            (ip.split(/[./]/, 4).every((byte) => Number(byte) < 256) &&
              within(ip.split('/')[1] ?? '8', 1, 32)),
        );
        return isAsked && isSound ? {ipA: a, ipB: b ?? '', maskA: mask, maskB: mask} : undefined;
      },
    },
  ],
};
