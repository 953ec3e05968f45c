import {about, lineOf, type Finding, type Rule} from '../finding';
import {addressesOf} from '../site/addresses';

/** Redirects start where no page is and lead straight to one. */
export const redirects: Rule = (site) => {
  const {file, text} = site.redirectsFile;
  const addresses = addressesOf(site);
  const forwarded = new Set(site.redirects.map(({from}) => from));
  return site.redirects.flatMap(({from, to}, index): Finding[] => {
    const [target = '', anchor] = to.split('#');
    const line = lineOf(text, `from: '${from}'`);
    const found = (problem: string, fix: string): Finding[] => [
      about({file})(line, `The redirect from ${from} ${problem}`, fix),
    ];
    if (!from.startsWith('/')) {
      return found('does not begin with a slash', `Write /${from}.`);
    }
    if (!/^(?:\/|https:\/\/)/.test(to)) {
      return found(`leads to ${to}, which is no address`, `Write /${to}, or https:// in front.`);
    }
    if (site.redirects.findIndex((one) => one.from === from) < index) {
      return found('stands twice in the list', 'Keep the one that is right.');
    }
    if (addresses.has(from)) {
      return found('hides the page at that address', 'Remove the redirect, or move the page.');
    }
    if (forwarded.has(target)) {
      return found(`leads to another redirect, ${target}`, 'Lead it straight to the page.');
    }
    if (target.startsWith('/') && !addresses.has(target)) {
      return found(`leads to ${target}, where no page is`, 'Fix the target, or write the page.');
    }
    // The redirects plugin looks for pages; one with an anchor would be dropped without a word.
    return target.startsWith('/') && anchor !== undefined
      ? found(
          `leads to the anchor #${anchor}`,
          `Lead it to ${target}: a redirect carries over the anchor that its reader came with.`,
        )
      : [];
  });
};
