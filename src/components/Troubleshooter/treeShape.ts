import type {Tree, TreeNode} from '../../data/types';

/** Size of a decision tree: its leaves, and the most answers from the root to a leaf. */
export interface TreeShape {
  leaves: number;
  depth: number;
  ids: string[];
}

/** Measures a tree, for the rules that every tree must keep. */
export function treeShape(tree: Tree): TreeShape {
  const ids: string[] = [];
  const visit = (node: TreeNode): {leaves: number; depth: number} => {
    ids.push(node.id);
    if (!('ask' in node)) {
      return {leaves: 1, depth: 0};
    }
    const below = node.answers.map(({then}) => visit(then));
    return {
      leaves: below.reduce((sum, {leaves}) => sum + leaves, 0),
      depth: 1 + Math.max(...below.map(({depth}) => depth)),
    };
  };
  return {...visit(tree.root), ids};
}
