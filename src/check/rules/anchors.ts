import {about, lineOf, type Finding, type Rule} from '../finding';
import {anchorsOf} from '../site/anchors';

/** Each anchor is unique in its page, whether from a heading, a table, a row or a tree. */
export const anchors: Rule = (site) =>
  site.pages.flatMap((page): Finding[] => {
    const all = anchorsOf(page, site);
    const twice = new Set(all.filter((anchor, index) => all.indexOf(anchor) !== index));
    return [...twice].map((anchor) =>
      about(page)(
        lineOf(page.text, anchor),
        `The anchor #${anchor} stands twice in the page, so that links reach only the first`,
        'Change the heading, or the id of the table or tree.',
      ),
    );
  });
