import {type CalculatorQueries, within} from '../../kit/query';

/** Mask of the class of an address (RFC 791); undefined for addresses that no device has. */
function classMask(ip: string): string | undefined {
  const first = Number.parseInt(ip, 10);
  if (first === 0 || first === 127 || first > 223) {
    return undefined;
  }
  return first < 128 ? '255.0.0.0' : first < 192 ? '255.255.0.0' : '255.255.255.0';
}

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
      fields: ({mask: typed, a = '', b}) => {
        const mask = typed ?? (a.includes('/') || b ? undefined : classMask(a));
        const isDevice = typed !== undefined || classMask(a) !== undefined;
        const isSound = [mask, a, b].every(
          (ip) =>
            ip === undefined ||
            (ip.split(/[./]/, 4).every((byte) => Number(byte) < 256) &&
              within(ip.split('/')[1] ?? '8', 1, 32)),
        );
        return isDevice && isSound ? {ipA: a, ipB: b ?? '', maskA: mask, maskB: mask} : undefined;
      },
    },
  ],
};
