import {splitAnchor} from '../../remark/splitAnchor';
import type {Finding, Rule} from '../finding';
import {brokenEntries, removedEntries} from '../ledger';

/** Maximum lines for redirects.ts to suggest in one finding. */
const maxLines = 3;

/** Every published address and anchor still works, possibly through a redirect. */
export const ledger: Rule = (site) => {
  const {file, text} = site.ledger;
  const lines = text.split('\n');
  const removed = removedEntries(site).map((address): Finding => {
    const fix = 'Restore the line: published addresses stay in the ledger.';
    return {file, line: 1, problem: `${address} was removed from the ledger`, fix};
  });
  const gone = brokenEntries(site);
  const pages = new Map<string, typeof gone>();
  for (const entry of gone) {
    // One finding for a page, and one for all its anchors.
    const key = entry.list + (splitAnchor(entry.from)[0] ?? '');
    pages.set(key, [...(pages.get(key) ?? []), entry]);
  }
  const findings = [...pages.values()].map((all): Finding => {
    const [{address, list, from} = {address: '', list: '', from: ''}, ...others] = all;
    const [page] = splitAnchor(from);
    const ids = others.map((entry) => `#${splitAnchor(entry.address)[1]}`);
    const more = ids.length > 0 ? `; the same applies to ${ids.join(', ')} on that page` : '';
    const targets = new Set(all.map(({to = ''}) => splitAnchor(to)[0]));
    const keepsNames = all.every((entry) => entry.to?.endsWith(entry.from.slice(page.length)));
    const [target = ''] = targets;
    const isWhole = all.length > 1 && targets.size === 1 && keepsNames && target !== page;
    const written = isWhole
      ? [`{from: '${page}', to: '${target}', anchors: '*'},`]
      : all
          .slice(0, maxLines)
          .map((entry) => `{from: '${entry.from}', to: '${entry.to ?? '/…'}'},`);
    return {
      file,
      line: lines.indexOf(address) + 1,
      problem: `${address} was published but no longer exists${more}`,
      fix: `Add to ${list} in redirects.ts, with the new address as the target: ${[...new Set(written)].join(' ')}`,
      possibleCauses: all.flatMap(({possibleCauses}) => possibleCauses),
    };
  });
  return [...removed, ...findings];
};
