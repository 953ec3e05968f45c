import {lineAt, type Finding, type Rule} from '../finding';
import {asElement, span, textOf, walk} from '../site/tree';
import type {Page} from '../site/types';

/** More boxes than this on a page hide the text between them. */
const mostBoxes = 3;

/** What the label of the box says already. */
const saidByLabel =
  /\b(?:not confirmed|unconfirmed|not known|unknown|isn[’']t confirmed|haven[’']t confirmed|(?:do not|don[’']t) know)\b/i;

function findIn({file, text, tree}: Page): Finding[] {
  const boxes = [...walk(tree)].filter(({node}) => asElement(node)?.name === 'Unconfirmed');
  const findings: Finding[] = boxes.flatMap(({node}) => {
    const said = saidByLabel.exec(textOf(node))?.[0];
    return said
      ? [
          {
            file,
            line: lineAt(text, span(node)[0]),
            problem: `The box says "${said}", and so does its label`,
            fix: 'Say first what the reader can do, then what it settles.',
          },
        ]
      : [];
  });
  const risky = boxes.filter(({node}) => 'risk' in (asElement(node)?.attributes ?? {}));
  const extra = risky[mostBoxes];
  if (extra) {
    findings.push({
      file,
      line: lineAt(text, span(extra.node)[0]),
      problem: `The page has ${risky.length} boxes for gaps; ${mostBoxes} is the most`,
      fix: 'Keep `risk` where acting wrongly does harm; the others go into the list at the end of the page.',
    });
  }
  return findings;
}

export const gaps: Rule = {
  name: 'gaps',
  asks: 'A page has at most three boxes for risky gaps, and each says what to do.',
  find: ({pages}) => pages.flatMap(findIn),
};
