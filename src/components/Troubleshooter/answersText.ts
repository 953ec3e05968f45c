import type {Tree, TreeNode, TreeQuestion} from '../../data/types';
import {plainText} from '../rich-text/parse';

/**
 * Summarizes a reader's answers in a decision tree for support: the symptom, each question with its answer, the cause
 * if there is one, and the address of the step.
 *
 * @param isChosen - whether the answer that leads to a node of this id is open
 * @param address - full address of the page, without an anchor
 */
export function answersText(
  tree: Tree,
  isChosen: (nodeId: string) => boolean,
  address: string,
): string {
  const lines = [tree.symptom, ''];
  let node: TreeNode = tree.root;
  while ('ask' in node) {
    const answer: TreeQuestion['answers'][number] | undefined = node.answers.find(({then}) =>
      isChosen(then.id),
    );
    lines.push(plainText(node.ask));
    if (!answer) {
      lines.push('– not answered');
      break;
    }
    lines.push(`– ${plainText(answer.label)}`);
    node = answer.then;
  }
  if (!('ask' in node)) {
    lines.push('', `Cause: ${plainText(node.cause)}`);
  }
  return [...lines, '', `${address}#${tree.id}-${node.id}`].join('\n');
}
