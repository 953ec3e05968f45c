import {type Finding, findingIn, findLine, type Rule} from '../finding';
import {getAnchors} from '../site/anchors';

/** Each anchor is unique in its page, whether from a heading, a table, a row or a tree. */
export const anchors: Rule = (site) =>
  site.pages.flatMap((page): Finding[] => {
    const all = getAnchors(page, site);
    const twice = new Set(all.filter((anchor, index) => all.indexOf(anchor) !== index));
    return [...twice].map((anchor) =>
      findingIn(page)(
        findLine(page.text, anchor),
        `The anchor #${anchor} is on the page twice, so links only reach the first one`,
        'Change one of the headings, or the id of the table or tree.',
      ),
    );
  });
