import {lineOf, type Finding, type Rule} from '../finding';
import {addressesOf} from '../site/addresses';

export const redirects: Rule = {
  name: 'redirects',
  asks: 'Redirects start where no page is and lead straight to one.',
  find(site) {
    const {file, text} = site.redirectsFile;
    const addresses = addressesOf(site);
    const forwarded = new Set(site.redirects.map(({from}) => from));
    return site.redirects.flatMap(({from, to}): Finding[] => {
      const [target = ''] = to.split('#');
      const found = (problem: string, fix: string): Finding[] => [
        {
          file,
          line: lineOf(text, `'${from}'`),
          problem: `The redirect from ${from} ${problem}`,
          fix,
        },
      ];
      if (addresses.has(from)) {
        return found('hides the page at that address', 'Remove the redirect, or move the page.');
      }
      if (forwarded.has(target)) {
        return found(`leads to another redirect, ${target}`, 'Lead it straight to the page.');
      }
      return target.startsWith('/') && !addresses.has(target)
        ? found(`leads to ${target}, where no page is`, 'Fix the target, or write the page.')
        : [];
    });
  },
};
