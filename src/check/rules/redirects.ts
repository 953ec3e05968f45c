import {readEnvironment} from '../../config/environment';
import {ledgerEntries} from '../../remark/splitAnchor';
import {type Finding, findingIn, findLine, type Message, type Rule} from '../finding';
import {getAddresses, isStaticFile} from '../site/addresses';

/** Origin of the published site. */
const origin = readEnvironment({}).url;

/** Problem with the source of a redirect. */
function sourceProblem(from: string, published: ReadonlySet<string>): Message | undefined {
  if (!from.startsWith('/')) {
    return ['does not start with a slash', `Write /${from}.`];
  }
  if (/[?#]/.test(from)) {
    const fix = 'Write only the address of the page. Anchors go in anchorRedirects.';
    return ['has a query or an anchor', fix];
  }
  if (/.\/$/.test(from)) {
    return ['ends with a slash', `Write ${from.slice(0, -1)}, which covers both forms.`];
  }
  if (!published.has(from) && /[^\w./ ~-]|\/\/|\/\.{1,2}(?:\/|$)/.test(from)) {
    const fix = 'Write one redirect for each old address, in letters, digits, hyphens and slashes.';
    return ['is not an address', fix];
  }
  const plain = from.toLowerCase().replaceAll(' ', '-');
  return plain === from || published.has(from)
    ? undefined
    : ['was never published in this form', `Write ${plain}, or the published address.`];
}

/** Redirects are for addresses without a page, and point directly to a page. */
export const redirects: Rule = (site) => {
  const {file, text} = site.redirectsFile;
  const published = new Set(ledgerEntries(site.ledger.text));
  const addresses = getAddresses(site);
  const redirected = new Set(site.redirects.map(({from}) => from));
  return site.redirects.flatMap(({from, to}, index): Finding[] => {
    const [target = '', anchor] = to.split('#');
    const line = findLine(text, `from: '${from}'`);
    const finding = (problem: string, fix: string): Finding[] => [
      findingIn({file})(line, `The redirect from ${from} ${problem}`, fix),
    ];
    const message = sourceProblem(from, published);
    if (message) {
      return finding(...message);
    }
    if (to.startsWith('http:')) {
      return finding(
        `points to ${to}, which is not encrypted`,
        `Write ${to.replace('http', 'https')}.`,
      );
    }
    if (to.startsWith(`${origin}/`)) {
      return finding('points to a full address', `Write ${to.slice(origin.length)}.`);
    }
    if (target.startsWith('/') && target.includes('?')) {
      return finding(`points to ${to}, which has a query`, `Write ${target.split('?')[0]}.`);
    }
    if (!/^(?:\/|https:\/\/)/.test(to)) {
      return finding(`points to ${to}, which is not an address`, `Write /${to}, or add https://.`);
    }
    if (/.\/$/.test(target) && target.startsWith('/')) {
      return finding(`points to ${to}, which ends with a slash`, `Write ${to.slice(0, -1)}.`);
    }
    if (site.redirects.findIndex((redirect) => redirect.from === from) < index) {
      return finding('is listed twice', 'Remove the wrong one.');
    }
    if (addresses.has(from)) {
      return finding('has the same address as a page', 'Remove the redirect, or move the page.');
    }
    if (isStaticFile(site.root, from)) {
      return finding('has the same address as a file', `Remove it, or remove static${from}.`);
    }
    if (redirected.has(target)) {
      return finding(`points to another redirect, ${target}`, 'Point it directly to the page.');
    }
    if (target.startsWith('/') && !addresses.has(target)) {
      return finding(
        `points to ${target}, which does not exist`,
        'Fix the target, or add the page.',
      );
    }
    // The build silently drops redirects whose target isn't a page.
    return target.startsWith('/') && anchor !== undefined
      ? finding(
          `points to the anchor #${anchor}`,
          `Point it to ${target}: a redirect keeps the anchor of the old link.`,
        )
      : [];
  });
};
