import type {Nodes} from 'mdast';
import {about, lineOf, type Finding, type Rule} from '../finding';
import {templateTexts} from '../templateTexts';
import {nodesOf, textOf} from '../site/tree';
import type {Page} from '../site/types';

const maxAdmonitions = 3;
const lineOfNode = ({position}: Nodes): number => position?.start.line ?? 1;
const lastHeading = /^(?:next|where to go next)$/i;

/** What is wrong with the main heading: the title of the front matter is that of docs and posts. */
function* mainHeading(page: Page): Generator<Finding> {
  const {tree, kind, frontMatterError} = page;
  const found = [...nodesOf(tree, 'heading')].filter(({depth}) => depth === 1);
  if (kind !== 'page') {
    const problem = 'The page has a second main heading: its title is the first';
    yield* found.map((node) => about(page)(lineOfNode(node), problem, 'Start headings with "##".'));
  } else if (found.length === 0 && tree.children.length > 0 && frontMatterError === undefined) {
    const fix = 'Start the text with "# " and its title.';
    yield about(page)(1, 'The page has no first heading', fix);
  }
}

function* findIn(page: Page): Generator<Finding> {
  const {file, text, tree, kind, syntaxErrors = [], frontMatter} = page;
  const say = about(page);
  const isEmpty = tree.children.length === 0;
  if (isEmpty && syntaxErrors.length === 0) {
    const fix = 'Write it below the front matter, or keep it off the site with `draft: true`.';
    yield say(1, 'The page has no text', fix);
  }
  const left = templateTexts.filter((one) => text.includes(one));
  for (const one of frontMatter['draft'] === true ? [] : left) {
    yield say(
      lineOf(text, one),
      `"${one}" is the text that the command wrote`,
      'Write your own, or keep the page off the site with `draft: true`.',
    );
  }
  yield* mainHeading(page);
  const boxes = [...nodesOf(tree, 'containerDirective')];
  for (const [index, node] of boxes.entries()) {
    if (index >= maxAdmonitions) {
      yield say(
        lineOfNode(node),
        `This is admonition ${index + 1} of the page`,
        `Keep the ${maxAdmonitions} that matter most, and let the others be text: many boxes hide each other.`,
      );
    }
  }
  const last = tree.children.findLast((node) => node.type === 'heading');
  const leadsOn = last && lastHeading.test(textOf(last).trim());
  if (kind !== 'page' && !file.startsWith('docs/handbook/tools/') && !isEmpty && !leadsOn) {
    yield say(
      last ? lineOfNode(last) : text.split('\n').length,
      'The page ends without sending the reader on',
      'End with a section "## Where to go next": the next step, and the page for "it did not work".',
    );
  }
  for (const node of nodesOf(tree, 'heading')) {
    if (textOf(node).trim() === '') {
      const fix = 'Write what the section is about, or take the line out.';
      yield say(lineOfNode(node), 'The heading has no words', fix);
    }
  }
}

/**
 * A text of its own, one main heading and at most three admonitions on a page, and a last section that
 * sends the reader on.
 */
export const structure: Rule = ({pages}) => pages.flatMap((page) => [...findIn(page)]);
