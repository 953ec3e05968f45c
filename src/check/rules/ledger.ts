import {type Finding, type Rule} from '../finding';
import {takenOut, vanished} from '../ledger';

export const ledger: Rule = {
  name: 'ledger',
  asks: 'No published address or anchor vanishes: what moves leaves a redirect.',
  find: (site): Finding[] => [
    ...takenOut(site).map((address) => ({
      file: site.ledger.file,
      line: 1,
      problem: `${address} was taken out of the ledger`,
      fix: 'Put the line back: what was published stays in it.',
    })),
    ...vanished(site).map(({address, list, redirect}) => ({
      file: site.ledger.file,
      line: site.ledger.text.split('\n').indexOf(address) + 1,
      problem: `${address} was published and leads nowhere now`,
      fix: `Add to ${list} in redirects.ts, with the place where it is now: ${redirect}`,
    })),
  ],
};
