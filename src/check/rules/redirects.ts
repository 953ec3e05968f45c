import {ledgerEntries} from '../../remark/splitAnchor';
import {about, lineOf, type Finding, type Message, type Rule} from '../finding';
import {addressesOf} from '../site/addresses';

/** Problem with the source of a redirect. */
function sourceProblem(from: string, published: ReadonlySet<string>): Message | undefined {
  if (!from.startsWith('/')) {
    return ['does not begin with a slash', `Write /${from}.`];
  }
  if (/[?#]/.test(from)) {
    const fix = 'Write the page alone; an anchor goes in anchorRedirects.';
    return ['has more than an address of a page', fix];
  }
  if (/.\/$/.test(from)) {
    return ['ends in a slash', `Write ${from.slice(0, -1)}: it answers with a slash too.`];
  }
  const plain = from.toLowerCase().replaceAll(' ', '-');
  return plain === from || published.has(from)
    ? undefined
    : ['was never published in this form', `Write ${plain}, or the address as readers have it.`];
}

/** Redirects start where no page is and lead straight to one. */
export const redirects: Rule = (site) => {
  const {file, text} = site.redirectsFile;
  const published = new Set(ledgerEntries(site.ledger.text));
  const addresses = addressesOf(site);
  const redirected = new Set(site.redirects.map(({from}) => from));
  return site.redirects.flatMap(({from, to}, index): Finding[] => {
    const [target = '', anchor] = to.split('#');
    const line = lineOf(text, `from: '${from}'`);
    const finding = (problem: string, fix: string): Finding[] => [
      about({file})(line, `The redirect from ${from} ${problem}`, fix),
    ];
    const message = sourceProblem(from, published);
    if (message) {
      return finding(...message);
    }
    if (to.startsWith('http:')) {
      return finding(
        `leads to ${to}, which is not encrypted`,
        `Write ${to.replace('http', 'https')}.`,
      );
    }
    if (!/^(?:\/|https:\/\/)/.test(to)) {
      return finding(`leads to ${to}, which is no address`, `Write /${to}, or https:// in front.`);
    }
    if (/.\/$/.test(target) && target.startsWith('/')) {
      return finding(`leads to ${to}, which ends in a slash`, `Write ${to.slice(0, -1)}.`);
    }
    if (site.redirects.findIndex((one) => one.from === from) < index) {
      return finding('is in the list twice', 'Keep the one that is right.');
    }
    if (addresses.has(from)) {
      return finding('hides the page at that address', 'Remove the redirect, or move the page.');
    }
    if (redirected.has(target)) {
      return finding(`leads to another redirect, ${target}`, 'Lead it straight to the page.');
    }
    if (target.startsWith('/') && !addresses.has(target)) {
      return finding(`leads to ${target}, where no page is`, 'Fix the target, or write the page.');
    }
    // Redirects whose target isn't a page are dropped silently.
    return target.startsWith('/') && anchor !== undefined
      ? finding(
          `leads to the anchor #${anchor}`,
          `Lead it to ${target}: a redirect carries over the anchor that its reader came with.`,
        )
      : [];
  });
};
