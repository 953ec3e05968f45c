import {type Finding, type Rule} from '../finding';
import {elements} from '../site/tree';
import type {Page} from '../site/types';
import {lineOfKey} from './front-matter';

function findIn({file, text, tree, frontMatter}: Page): Finding[] {
  const gaps = elements(tree).filter(({name}) => name === 'Unconfirmed').length;
  const questions = Array.isArray(frontMatter['confirm']) ? frontMatter['confirm'].length : 0;
  if (gaps <= questions) {
    return [];
  }
  return [
    {
      file,
      line: lineOfKey(text, ['confirm']),
      problem: `The page has <Unconfirmed> ${gaps} times, and \`confirm\` has ${questions} of the questions`,
      mend: 'Add a question to `confirm` in the front matter for each gap, so that somebody can answer it.',
    },
  ];
}

export const confirm: Rule = {
  name: 'confirm',
  asks: 'Each gap in a page is asked about in its front matter.',
  find: ({pages}) => pages.flatMap(findIn),
};
