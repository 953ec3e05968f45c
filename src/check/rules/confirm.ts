import type {Nodes} from 'mdast';
import {type Finding, type Rule} from '../finding';
import {asElement, walk} from '../site/tree';
import type {Page} from '../site/types';
import {yamlLine} from '../yamlLine';

/** Gaps that the page names: each box, and each entry of the list at its end. */
function gapsIn(tree: Page['tree']): number {
  const placed = [...walk(tree)];
  const isListOfPage = (parent: Nodes | undefined): boolean =>
    parent !== undefined && asElement(parent)?.name === 'OpenPoints';
  const boxes = placed.filter(({node}) => asElement(node)?.name === 'Unconfirmed');
  const entries = placed.filter(
    ({node, around}) => node.type === 'listItem' && isListOfPage(around.at(-2)),
  );
  return boxes.length + entries.length;
}

function findIn({file, text, tree, frontMatter}: Page): Finding[] {
  const gaps = gapsIn(tree);
  const questions = Array.isArray(frontMatter['confirm']) ? frontMatter['confirm'].length : 0;
  if (gaps <= questions) {
    return [];
  }
  return [
    {
      file,
      line: yamlLine(text, ['confirm']),
      problem: `The page names ${gaps} gaps (<Unconfirmed>, <OpenPoints>), and \`confirm\` has ${questions} of the questions`,
      fix: 'Add a question to `confirm` in the front matter for each gap, so that somebody can answer it.',
    },
  ];
}

export const confirm: Rule = {
  name: 'confirm',
  asks: 'Each gap in a page is asked about in its front matter.',
  find: ({pages}) => pages.flatMap(findIn),
};
