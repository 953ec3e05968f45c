import {about, type Rule} from '../finding';
import {takenOut, vanished} from '../ledger';

/** No published address or anchor vanishes: what moves leaves a redirect. */
export const ledger: Rule = (site) => {
  const {ledger: source} = site;
  const lines = source.text.split('\n');
  const back = 'Put the line back: what was published stays in it.';
  return [
    ...takenOut(site).map((address) =>
      about(source)(1, `${address} was taken out of the ledger`, back),
    ),
    ...vanished(site).map(({address, list, redirect}) =>
      about(source)(
        lines.indexOf(address) + 1,
        `${address} was published and leads nowhere now`,
        `Add to ${list} in redirects.ts, with the place where it is now: ${redirect}`,
      ),
    ),
  ];
};
